/** The stored state of the toolbar in this browser; empty if storage is blocked. */
export interface Remembered {
  readonly isOpen: boolean;
  /** The panel that was open last. */
  readonly panel: string;
}

const KEY = 'conf-site-watch';

export function remembered(): Remembered {
  try {
    const { isOpen, panel } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Remembered>;
    return { isOpen: isOpen === true, panel: panel ?? 'time' };
  } catch {
    return { isOpen: false, panel: 'time' };
  }
}

export function remember(state: Remembered): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(state));
  } catch {}
}
