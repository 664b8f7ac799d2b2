/** What is made of a value that never changes: made once, and kept as long as that is. */
export function keptWith<K extends object, V>(make: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, V>();
  return (of) => {
    let made = known.get(of);
    if (made === undefined) {
      made = make(of);
      known.set(of, made);
    }
    return made;
  };
}
