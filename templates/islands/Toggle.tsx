import type { ReactNode } from 'react';

export interface ToggleProps {
  readonly isOn: boolean;
  /** The toggle is disabled. */
  readonly isOff?: boolean;
  readonly onTurn: (isOn: boolean) => void;
  readonly children: ReactNode;
}

/** A checkbox that looks like a button. */
export function Toggle({ isOn, isOff = false, onTurn, children }: ToggleProps): ReactNode {
  return (
    <label className="track-option">
      <input
        type="checkbox"
        checked={isOn}
        disabled={isOff}
        onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
