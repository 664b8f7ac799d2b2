/** The classes of one line: a digit each, zeros left out. */
export function lineClasses(edge: 'from' | 'to', line: number): readonly string[] {
  return [100, 10, 1].flatMap((unit) => {
    const digit = Math.floor(line / unit) % 10;
    return digit === 0 ? [] : [`${edge}-${digit * unit}`];
  });
}
