import { useEffect, useRef } from 'react';
import { IconButton } from '../../IconButton.tsx';
import { t } from '../../shown-texts.ts';

/** The buttons of an item of a list. The one that moved it keeps the focus. */
export function ListButtons({
  index,
  count,
  name,
  move,
  remove,
}: {
  readonly index: number;
  readonly count: number;
  readonly name: string;
  readonly move: (from: number, to: number) => void;
  readonly remove: (index: number) => void;
}) {
  const pressed = useRef<HTMLButtonElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser takes the focus from an element that is moved.
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [index]);
  const button = (label: string, sign: string, to: number) => (
    <IconButton
      label={label}
      sign={sign}
      isIdle={to < 0 || to >= count}
      onClick={(event) => {
        pressed.current = event.currentTarget;
        move(index, to);
      }}
    />
  );
  return (
    <div className="item-buttons">
      {button(t('form:up', { what: name }), '↑', index - 1)}
      {button(t('form:down', { what: name }), '↓', index + 1)}
      <IconButton label={t('form:removeItem', { what: name })} sign="✕" onClick={() => remove(index)} />
    </div>
  );
}
