import { cellsOf } from '../../diagnostics/display-cells.ts';

/** The last line of a terminal, which shows progress and is replaced again and again. */
export interface StatusLine {
  /** Shows a text instead of the one before, cut to the width of the terminal. */
  show(text: string): void;
  /** Removes the line, so that something else can be written. */
  clear(): void;
}

/** The part of a terminal's stream that is used here. */
export interface TerminalStream {
  /** 0 if the terminal does not know its width. */
  readonly columns: number;
  write(text: string): unknown;
}

const DEFAULT_COLUMNS = 80;

export const noStatusLine: StatusLine = { show: () => undefined, clear: () => undefined };

/** `style` colours the text; it must not add columns. */
export function createStatusLine(stream: TerminalStream, style: (text: string) => string): StatusLine {
  let isShown = false;
  return {
    show(text) {
      isShown = true;
      // Written at once, and the rest of the old text is cleared last, so that nothing flickers.
      stream.write(`\r${style(cut(text, (stream.columns || DEFAULT_COLUMNS) - 1))}\u001b[K`);
    },
    clear() {
      if (isShown) stream.write('\r\u001b[K');
      isShown = false;
    },
  };
}

/** Cuts a text to a number of columns. */
function cut(text: string, columns: number): string {
  let left = columns;
  const cells = cellsOf(text).filter(({ width }) => {
    left -= width;
    return left >= 0;
  });
  return cells.map((cell) => cell.text).join('');
}
