import type { ReactNode } from 'react';

export interface StruckProps {
  readonly isOff: boolean;
  readonly children: ReactNode;
}

/** The name of something, struck through if it does not take place. A word beside it must say so too. */
export function Struck({ isOff, children }: StruckProps): ReactNode {
  return isOff ? <s>{children}</s> : children;
}
