import { useEffect, useRef } from 'react';
import { useEditor } from './editor-context.ts';

/** The heading of a view, which is also the title of the document. It gets the focus, so that screen readers read it. */
export function ViewTitle({ title }: { readonly title: string }) {
  const { texts } = useEditor();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} – ${texts.editor}`;
  }, [title, texts]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  );
}
