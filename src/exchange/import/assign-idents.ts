import { hashOf } from './ledger.ts';

export interface Nameable {
  readonly key: string;
  /** The slug of its name; may be empty or very long. */
  readonly slug: string;
}

export interface TakenNames {
  /** Key → the ident that the last import gave. */
  readonly known: ReadonlyMap<string, string>;
  /** Whether an ident belongs to something else already. */
  readonly isTaken: (ident: string, key: string) => boolean;
  /** What something is called whose name has no letter that addresses have. */
  readonly fallback: string;
}

const LONGEST = 60;

/**
 * An ident for each key: the one that it had, else its slug, cut at a hyphen where it is long, with a number where another has it.
 * The numbers follow the order of the export, and stay.
 */
export function assignIdents(
  items: readonly Nameable[],
  { known, isTaken, fallback }: TakenNames,
): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  const used = new Set(known.values());
  for (const { key, slug } of items) {
    const before = known.get(key);
    const base = shortened(slug) || `${fallback}-${hashOf(key).slice(0, 6)}`;
    let ident = before ?? base;
    for (let count = 2; before === undefined && (used.has(ident) || isTaken(ident, key)); count += 1)
      ident = `${base}-${count}`;
    used.add(ident);
    given.set(key, ident);
  }
  return given;
}

/** Cut at the last hyphen that leaves it short enough; a single word of that length anywhere. */
function shortened(slug: string): string {
  if (slug.length <= LONGEST) return slug;
  const head = slug.slice(0, LONGEST + 1);
  const hyphen = head.lastIndexOf('-');
  return head.slice(0, hyphen > LONGEST / 3 ? hyphen : LONGEST).replace(/-+$/, '');
}
