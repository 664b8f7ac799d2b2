import type { HTMLAttributes, ReactNode } from 'react';

export interface NoticeFrameProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  readonly title: ReactNode;
  /** The page is not an error, so the backdrop has no hole. */
  readonly isWhole?: boolean;
}

/** The layout of notice pages: a text beside a backdrop, which has a hole on error pages. */
export function NoticeFrame({ title, isWhole = false, children, ...attributes }: NoticeFrameProps): ReactNode {
  return (
    <div className="hero notice" {...attributes}>
      <div className="hero-text">
        <h1>{title}</h1>
        {children}
      </div>
      <div className={isWhole ? 'backdrop' : 'backdrop backdrop-torn'} />
    </div>
  );
}
