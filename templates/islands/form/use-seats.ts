import { type RefObject, useCallback, useEffect, useState } from 'react';
import { plain } from '../../../src/domain/language.ts';
import type { Form, FormOption } from '../../../src/domain/page/page-forms.ts';
import type { WorkshopAvailability } from '../../../src/domain/site/api-contract.ts';
import type { OptionNote } from '../../parts/form/form-scope.tsx';
import { fetchNumbers } from '../send.ts';
import type { SeatTexts } from './form-texts.ts';

/**
 * The level of each workshop from 1 to 4. A message if the levels are not available; undefined until the API has
 * answered.
 */
type Levels = ReadonlyMap<string, number> | string | undefined;

/** The level of a workshop without free seats. */
const FULL = 4;

export interface Seats {
  readonly notes: Readonly<Record<string, OptionNote>>;
  /**
   * By field name: a message if the levels are not available, else an empty string. Undefined for forms without
   * workshops.
   */
  readonly notices: Readonly<Record<string, string>> | undefined;
  /** Call this after each change of the selection. */
  readonly update: () => void;
  /** Requests the levels again. Used after a registration was refused, which may mean that no seats are left. */
  readonly refresh: () => void;
}

export interface SeatsOf {
  readonly form: Form;
  /** The address that returns the levels; undefined for forms without workshops. */
  readonly address: string | undefined;
  readonly words: SeatTexts | undefined;
}

/** The availability of a form's workshops, and which of them exclude each other. */
export function useSeats(ref: RefObject<HTMLFormElement | null>, { form, address, words }: SeatsOf): Seats {
  const [levels, setLevels] = useState<Levels>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const update = useCallback((): void => {
    if (address !== undefined && ref.current !== null) setChosen(chosenIn(ref.current));
  }, [ref, address]);
  useEffect(update, [update]);
  const refresh = useCallback(
    async (leaving?: AbortSignal): Promise<void> => {
      if (address === undefined || words === undefined) return;
      const found = await levelsAt(address, words, leaving);
      if (leaving?.aborted !== true) setLevels(found);
    },
    [address, words],
  );
  useEffect(() => {
    const leaving = new AbortController();
    void refresh(leaving.signal);
    return () => leaving.abort();
  }, [refresh]);
  const options = form.groups.flatMap(({ fields }) => fields.find((field) => field.name === 'workshops') ?? []);
  const notes = options.flatMap((field) =>
    field.kind === 'checkboxes' && words !== undefined ? notesOf(field.options, { form, levels, chosen, words }) : [],
  );
  const notices = address === undefined ? undefined : { workshops: typeof levels === 'string' ? levels : '' };
  return { notes: Object.fromEntries(notes), notices, update, refresh: () => void refresh() };
}

function chosenIn(form: HTMLFormElement): readonly string[] {
  return [...form.querySelectorAll<HTMLInputElement>('label:not([hidden]) > [name="workshops"]:checked')].map(
    ({ value }) => value,
  );
}

async function levelsAt(address: string, words: SeatTexts, signal: AbortSignal | undefined): Promise<Levels> {
  const sent = await fetchNumbers<WorkshopAvailability>(address, signal);
  if (sent.kind !== 'receipt')
    return sent.kind === 'problem' && sent.problem.code === 'availability-missing' ? words.missing : words.failed;
  const { workshops } = sent.receipt;
  if (!Array.isArray(workshops) || workshops.length === 0) return words.missing;
  return new Map(workshops.map(({ ident, level }) => [ident, level]));
}

interface NotesInput {
  readonly form: Form;
  readonly levels: Levels;
  readonly chosen: readonly string[];
  readonly words: SeatTexts;
}

/** The notes on options. A selected option can always be deselected. */
export function notesOf(options: readonly FormOption[], seats: NotesInput): readonly (readonly [string, OptionNote])[] {
  const { form, levels, chosen, words } = seats;
  return options.flatMap(({ value, excludes = [] }) => {
    const conflicting = options.find((option) => excludes.includes(option.value) && chosen.includes(option.value));
    if (conflicting !== undefined && !chosen.includes(value)) {
      return [[value, { text: words.excluded.replace('{title}', plain(conflicting.text)), isClosed: true }] as const];
    }
    if (!(levels instanceof Map)) return [];
    const level = levels.get(value);
    const text = form.levels?.find((one) => one.level === level)?.title ?? words.missing;
    return [[value, { text, isClosed: level === FULL && !chosen.includes(value) }] as const];
  });
}
