import type { MouseEvent, ReactNode } from 'react';
import { useEditor } from './editor-context.ts';
import { addressOf, type View } from './routes.ts';

/** A link to a view of the editor, which is shown without loading a page. */
export function ViewLink({
  view,
  className,
  children,
}: {
  readonly view: View;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const { route } = useEditor();
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    route.go(view);
  };
  return (
    <a href={addressOf(view)} className={className} onClick={follow}>
      {children}
    </a>
  );
}
