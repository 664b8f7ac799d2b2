import { useEffect, useRef } from 'react';
import { useEditor } from '../../editor-context.ts';
import { IconButton } from '../../IconButton.tsx';

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
  const { texts } = useEditor();
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
      {button(texts.up(name), '↑', index - 1)}
      {button(texts.down(name), '↓', index + 1)}
      <IconButton label={texts.removeItem(name)} sign="✕" onClick={() => remove(index)} />
    </div>
  );
}
