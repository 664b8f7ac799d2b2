import { forAWhile } from '../model/later.ts';
import type { Edition } from '../model/site.ts';
import type { Draft } from './draft.ts';
import { keepPart } from './keep-part.ts';
import type { LastingPart } from './kept-plans.ts';
import { lastingName } from './lasting-name.ts';
import type { Wording } from './wording.ts';

/** Pages that are planned of some editions. */
export interface EditionDrafts {
  readonly name: string;
  readonly of: readonly Edition[];
  /** What belongs to these editions and is told besides. */
  readonly besides?: readonly unknown[];
  readonly make: () => readonly Draft[];
}

/**
 * Pages of editions, which the next process knows again by what these are made of. Page data is most of a page, and seldom
 * wanted of one that is known; so it is not kept, and planned when it is asked for.
 */
export function keepDrafts(wording: Wording, { name, of, besides = [], make }: EditionDrafts): readonly Draft[] {
  const madeOf = lastingName(wording, of);
  if (madeOf === undefined) return keepPart(wording, { name, of: [...of, ...besides], make, isPlain: true });
  const named = (): readonly Draft[] => make().map((draft) => ({ ...draft, madeOf: `${madeOf} ${draft.page}` }));
  return keepPart(wording, { name, of, make: named, lasting: { madeOf, pack: withoutContents, unpack: withContents } });
}

type PackedDraft = Omit<Draft, 'content' | 'jsonLd'>;

function withoutContents(drafts: readonly Draft[]): readonly PackedDraft[] {
  return drafts.map(({ content: _, jsonLd: __, ...packed }) => packed);
}

const withContents: LastingPart<readonly Draft[]>['unpack'] = (packed, make) => {
  const made = forAWhile(make);
  return (packed as readonly PackedDraft[]).map((draft, at) => ({
    ...draft,
    get content() {
      return (made()[at] as Draft).content;
    },
    get jsonLd() {
      return (made()[at] as Draft).jsonLd;
    },
  }));
};
