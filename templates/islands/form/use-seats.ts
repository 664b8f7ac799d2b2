import { type RefObject, useEffect, useState } from 'react';
import type { WorkshopAvailability } from '../../../src/model/api-contract.ts';
import { plain } from '../../../src/model/language.ts';
import type { Form, FormOption } from '../../../src/model/page-forms.ts';
import type { OptionNote } from '../../parts/form/form-scope.tsx';
import { ask } from '../send.ts';
import type { SeatWords } from './form-words.ts';

/** Workshop → level from 1 to 4; a text where there are none to be had; undefined until the service has answered. */
type Levels = ReadonlyMap<string, number> | string | undefined;

/** A workshop of this level has no seat left. */
const FULL = 4;

export interface Seats {
  readonly notes: Readonly<Record<string, OptionNote>>;
  /** Why there are no levels. */
  readonly failure?: string;
  /** Looks at what is chosen, after each change. */
  readonly update: () => void;
}

export interface SeatsOf {
  readonly form: Form;
  /** Where the levels are; undefined for forms without workshops. */
  readonly address: string | undefined;
  readonly words: SeatWords | undefined;
  /** How often the form was not taken: after each time seats may have gone. */
  readonly tries: number;
}

/** How full the workshops of a form are, and which exclude each other. */
export function useSeats(ref: RefObject<HTMLFormElement | null>, { form, address, words, tries }: SeatsOf): Seats {
  const [levels, setLevels] = useState<Levels>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const update = (): void => {
    if (address !== undefined && ref.current !== null) setChosen(chosenIn(ref.current));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try that failed asks again.
  useEffect(() => {
    if (address === undefined || words === undefined) return;
    const leaving = new AbortController();
    void levelsAt(address, words, leaving.signal).then((found) => {
      if (!leaving.signal.aborted) setLevels(found);
    });
    return () => leaving.abort();
  }, [address, words, tries]);
  const options = form.groups.flatMap(({ fields }) => fields.find((field) => field.name === 'workshops') ?? []);
  const notes = options.flatMap((field) =>
    field.kind === 'checkboxes' && words !== undefined ? notesOf(field.options, { form, levels, chosen, words }) : [],
  );
  const failure = typeof levels === 'string' ? { failure: levels } : {};
  return { notes: Object.fromEntries(notes), update, ...failure };
}

function chosenIn(form: HTMLFormElement): readonly string[] {
  return [...form.querySelectorAll<HTMLInputElement>('[name="workshops"]:checked')].map(({ value }) => value);
}

async function levelsAt(address: string, words: SeatWords, signal: AbortSignal): Promise<Levels> {
  const sent = await ask<WorkshopAvailability>(address, signal);
  if (sent.kind !== 'receipt')
    return sent.kind === 'problem' && sent.problem.code === 'availability-missing' ? words.missing : words.failed;
  const { workshops } = sent.receipt;
  if (!Array.isArray(workshops) || workshops.length === 0) return words.missing;
  return new Map(workshops.map(({ ident, level }) => [ident, level]));
}

interface Known {
  readonly form: Form;
  readonly levels: Levels;
  readonly chosen: readonly string[];
  readonly words: SeatWords;
}

/** What there is to say of each option. One that is chosen can always be given up again. */
export function notesOf(options: readonly FormOption[], known: Known): readonly (readonly [string, OptionNote])[] {
  const { form, levels, chosen, words } = known;
  return options.flatMap(({ value, excludes = [] }) => {
    const rival = options.find((option) => excludes.includes(option.value) && chosen.includes(option.value));
    if (rival !== undefined && !chosen.includes(value)) {
      return [[value, { text: words.excluded.replace('{title}', plain(rival.text)), isClosed: true }] as const];
    }
    if (!(levels instanceof Map)) return [];
    const level = levels.get(value);
    const text = form.levels?.find((one) => one.level === level)?.title ?? words.missing;
    return [[value, { text, isClosed: level === FULL && !chosen.includes(value) }] as const];
  });
}
