import type { ReactNode } from 'react';
import { Slot } from './Slot.tsx';

export interface ScreenProps {
  /** A hash of the content of the page. */
  readonly fingerprint: string;
  /** The folders of its editions: `devlica/2026/`. */
  readonly editions: readonly string[];
  /** The screen; given at the build only. */
  readonly slotHtml?: string;
}

/** A screen. Its script counts minutes, turns between rooms and languages, and reloads the page. */
export function Screen({ slotHtml }: ScreenProps): ReactNode {
  return <Slot html={slotHtml} />;
}
