/** The state of the toolbar, stored in the browser. */
export interface ToolbarState {
  readonly isOpen: boolean;
  /** The panel that was open last. */
  readonly panel: string;
}

const KEY = 'conf-site-watch';

/** The stored state, or the default if there is none or storage is blocked. */
export function loadToolbarState(): ToolbarState {
  try {
    const { isOpen, panel } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<ToolbarState>;
    return { isOpen: isOpen === true, panel: panel ?? 'time' };
  } catch {
    return { isOpen: false, panel: 'time' };
  }
}

export function saveToolbarState(state: ToolbarState): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(state));
  } catch {}
}
