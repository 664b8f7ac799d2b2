/**
 * The CSS classes for a grid line, one for each of its digits except zeros: 136 gives `from-100`, `from-30`, `from-6`.
 */
export function lineClasses(edge: 'from' | 'to', line: number): readonly string[] {
  return [100, 10, 1].flatMap((unit) => {
    const digit = Math.floor(line / unit) % 10;
    return digit === 0 ? [] : [`${edge}-${digit * unit}`];
  });
}
