import type { ReactNode } from 'react';

export interface NowLineProps {
  /** The text of the line. */
  readonly now: string;
}

/** The line on a schedule that marks the present moment. A script draws it, so it renders nothing. */
export function NowLine(_: NowLineProps): ReactNode {
  return null;
}
