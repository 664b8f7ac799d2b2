/** What `keepSame` gave before: all in it has its counterpart already. */
const kept = new WeakSet<object>();

/**
 * `next`, in which every part that equals its counterpart in `previous` is that one itself: what did not change is
 * identical, so whoever made something of it knows. For plain data, without cycles; a part that stands at several places of
 * `next` is one object at all of them afterwards as well. What was given before stays as it is, be it `next` or a part of
 * it; its own parts stand in nothing else of `next`. Neither value is changed.
 */
export function keepSame<T>(previous: unknown, next: T): T {
  const done = new Map<object, unknown>();
  const same = (before: unknown, now: unknown): unknown => {
    if (typeof now !== 'object' || now === null || kept.has(now)) return now;
    const known = done.get(now);
    if (known !== undefined) return known;
    const made = before === now ? now : sameParts(before, now, same);
    done.set(now, made);
    return made;
  };
  const given = same(previous, next);
  if (typeof given === 'object' && given !== null) kept.add(given);
  return given as T;
}

type Same = (before: unknown, now: unknown) => unknown;

function sameParts(before: unknown, now: object, same: Same): object {
  return Array.isArray(now) ? sameList(before, now, same) : sameFields(before, now, same);
}

/** Of lists of two lengths, what stands before and what stands after the difference are counterparts. */
function sameList(before: unknown, now: readonly unknown[], same: Same): readonly unknown[] {
  const old: readonly unknown[] = Array.isArray(before) ? before : [];
  const items = new Array<unknown>(now.length);
  let from = 0;
  let isMoved = false;
  while (from < now.length && !isMoved) {
    items[from] = same(old[from], now[from]);
    isMoved = old.length !== now.length && items[from] !== old[from];
    from += 1;
  }
  for (let at = now.length - 1; at >= from; at -= 1) items[at] = same(old[old.length - now.length + at], now[at]);
  if (Array.isArray(before) && areIdentical(items, before)) return before;
  return areIdentical(items, now) ? now : items;
}

function areIdentical(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((item, at) => Object.is(item, others[at]));
}

/** The order of fields counts, since it is seen where they are listed. */
function sameFields(before: unknown, now: object, same: Same): object {
  const isObject = typeof before === 'object' && before !== null && !Array.isArray(before);
  const old = (isObject ? before : {}) as Readonly<Record<string, unknown>>;
  const [names, oldNames] = [Object.keys(now), Object.keys(old)];
  const values = new Array<unknown>(names.length);
  let isOld = isObject && names.length === oldNames.length;
  let isNew = true;
  for (let at = 0; at < names.length; at += 1) {
    const name = names[at] as string;
    const value = (now as typeof old)[name];
    const kept = same(Object.hasOwn(old, name) ? old[name] : undefined, value);
    values[at] = kept;
    isOld &&= name === oldNames[at] && Object.is(kept, old[name]);
    isNew &&= kept === value;
  }
  if (isOld) return old;
  return isNew ? now : Object.fromEntries(names.map((name, at) => [name, values[at]]));
}
