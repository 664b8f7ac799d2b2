import type { ReactNode } from 'react';

export interface NowLineProps {
  /** What the line says. */
  readonly now: string;
}

/** The line on a schedule at the present moment. A script draws it, so that without one there is nothing to see. */
export function NowLine(_: NowLineProps): ReactNode {
  return null;
}
