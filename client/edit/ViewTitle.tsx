import { useEffect, useRef } from 'react';
import { t } from './shown-texts.ts';

/** The heading of a view, which is also the title of the document. It gets the focus, so that screen readers read it. */
export function ViewTitle({ title }: { readonly title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} – ${t('form:editor')}`;
  }, [title]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  );
}
