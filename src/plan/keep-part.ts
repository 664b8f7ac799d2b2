import type { PlannedPart } from './kept-plans.ts';
import type { Wording } from './wording.ts';

/**
 * What is planned of one edition or one event: as it was before, if that was made of the same values, and the site around
 * them is the same. `make` may look at `of`, and of the rest of the site at its outline.
 */
export function keepPart<T>({ kept, notes, outline, language }: Wording, { name, of, ...part }: PlannedPart<T>): T {
  return kept.keep(notes, { name: `${language.option} ${name}`, of: [outline, ...of], ...part });
}
