import type { Edition } from '../model/site.ts';
import type { Draft } from './draft.ts';
import { keepPart } from './keep-part.ts';
import { lastingName } from './lasting-name.ts';
import type { Wording } from './wording.ts';

/** Pages of one language. In each language that has them, they are in the list of the same name. */
export interface DraftList {
  readonly name: string;
  /** A name for all that they are planned of, where there is one. */
  readonly madeOf?: string | undefined;
  /** The edition of which they tell the most: no list after this one reads its texts. */
  readonly edition?: Edition | undefined;
  /** Planned when they are asked for: once, by who makes routes of them. */
  readonly drafts: () => readonly Draft[];
}

/** Pages that are planned of some editions. */
export interface EditionDrafts {
  readonly name: string;
  readonly of: readonly Edition[];
  readonly edition?: Edition;
  /** What belongs to these editions and is told besides. */
  readonly besides?: () => readonly unknown[];
  readonly make: () => readonly Draft[];
}

/** Pages of editions: the same as before, where what they are planned of is. */
export function keepDrafts(wording: Wording, { name, of, edition, besides, make }: EditionDrafts): DraftList {
  const drafts = (): readonly Draft[] =>
    keepPart(wording, { name, of: [...of, ...(besides?.() ?? [])], make, isPlain: true });
  return { name, madeOf: lastingName(wording, of), edition, drafts };
}
