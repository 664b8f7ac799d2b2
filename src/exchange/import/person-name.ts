import type { ImportedSpeaker } from './imported-programme.ts';

export interface PersonName {
  readonly name: string;
  /** Empty for somebody who goes by one name. */
  readonly surname: string;
}

/** Small words that belong to the surname behind them. */
const PARTICLES = new Set(
  'af al da das de degli del della den der di do dos du el la le ten ter van von zu zum zur'.split(' '),
);

/** A name in its two parts. Where the export has it in one, the last word is the surname, with its particles. */
export function personName({ name = '', surname = '', fullName }: ImportedSpeaker): PersonName {
  const [given, family] = [tidy(name), tidy(surname)];
  if (given !== '' && family !== '') return { name: given, surname: family };
  const words = tidy(fullName || given || family).split(' ');
  let at = words.length - 1;
  while (at > 1 && PARTICLES.has(words[at - 1] as string)) at -= 1;
  if (at < 1) return { name: words[0] ?? '', surname: '' };
  return { name: words.slice(0, at).join(' '), surname: words.slice(at).join(' ') };
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
