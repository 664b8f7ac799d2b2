import type { InputHTMLAttributes } from 'react';
import type { ControlProps } from './FieldFrame.tsx';

/** A text longer than this gets more than one line. */
const LONG = 70;

/** An input of one line or of several, which begins with several if the text is long. */
export function TextControl({
  text,
  isLong,
  onText,
  rows = 2,
  ...attributes
}: ControlProps & {
  readonly text: string;
  readonly isLong: boolean;
  readonly rows?: number | undefined;
  readonly lang?: string | undefined;
  readonly dir?: string | undefined;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly placeholder?: string | undefined;
  readonly onText: (text: string) => void;
}) {
  if (isLong) {
    return <textarea {...attributes} rows={rows} value={text} onChange={(event) => onText(event.target.value)} />;
  }
  return (
    <input
      {...attributes}
      type="text"
      autoComplete="off"
      value={text}
      onChange={(event) => onText(event.target.value)}
    />
  );
}

/** Whether a text needs several lines. Ask once, since the control would lose the focus if it changed. */
export function needsLines(text: string): boolean {
  return text.length > LONG || text.includes('\n');
}
