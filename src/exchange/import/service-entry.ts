import type { ImportedSession } from './imported-programme.ts';

/** What goes on without a speaker, told by the words of its title: a sort of break, or a special entry. */

const SORTS: readonly (readonly [sort: ServiceSort, words: RegExp])[] = [
  [
    { special: 'registration' },
    /\b(?:registration|check-?in|badge|accreditation|doors? open|einlass|accueil|prijav\w*|akredit\w*)\b/i,
  ],
  [{ break: 'lunch', lunch: true }, /\b(?:lunch|mittag\w*|ručak|rucak|almuerzo|(?<!petit-)déjeuner|pranzo)\b/i],
  [
    { special: 'afterParty' },
    /\b(?:party|after-?party|dinner|drinks|social event|get-?together|reception|večera|zabava)\b/i,
  ],
  [
    { break: 'coffee' },
    /\b(?:coffee|tea|kaffee\w*|kav[ae]|café|snacks?|refreshments?|breakfast|frühstück|petit-déjeuner|doručak)\b/i,
  ],
  [{ special: 'opening' }, /\b(?:opening|welcome|kick-?off|begrüßung|eröffnung|otvaranje)\b/i],
  [{ special: 'closing' }, /\b(?:closing|farewell|wrap-?up|abschluss|verabschiedung|zatvaranje)\b/i],
  [{ special: 'panel' }, /\bpanel\b/i],
  [{ break: 'pause' }, /\b(?:break|pause|pauza|intermission|change-?over)\b/i],
];

type ServiceSort =
  | { readonly break: 'coffee' | 'lunch' | 'pause'; readonly lunch?: true }
  | { readonly special: 'registration' | 'opening' | 'closing' | 'afterParty' | 'panel' | 'other' };

/** The fields of its entry in the schedule, besides when it starts. */
export function serviceEntry(session: ImportedSession, durationMinutes: number): Readonly<Record<string, unknown>> {
  const sort = SORTS.find(([, words]) => words.test(session.title))?.[0] ?? { special: 'other' };
  const isQuiet = 'special' in sort && sort.special !== 'panel';
  const description = session.description?.trim();
  return {
    ...sort,
    duration: durationMinutes,
    title: session.title,
    ...(description && description !== session.title ? { description } : {}),
    ...(isQuiet ? { doNotEvaluate: true, skipOnSurvey: true } : {}),
  };
}
