import type { MouseEventHandler } from 'react';

/** A button that shows a sign in place of its name. Where it does nothing, it can still have the focus. */
export function IconButton({
  label,
  sign,
  isIdle = false,
  onClick,
}: {
  readonly label: string;
  readonly sign: string;
  readonly isIdle?: boolean;
  readonly onClick: MouseEventHandler<HTMLButtonElement>;
}) {
  return (
    <button
      type="button"
      className="icon"
      aria-label={label}
      title={label}
      aria-disabled={isIdle || undefined}
      onClick={(event) => {
        if (!isIdle) onClick(event);
      }}
    >
      {sign}
    </button>
  );
}
