import type { ImportedLink, ImportedSession, ImportedSpeaker } from './imported-programme.ts';

/** Imported speakers, sessions and material as records of content: fields in their order, absent ones undefined. */

/** The field that the body of a Markdown file fills. */
export const BODY = '#body';

export type RecordFields = Readonly<Record<string, unknown>>;

export function speakerFields(
  { isKeynote, position, links, biography }: ImportedSpeaker,
  name: PersonName,
): RecordFields {
  return {
    keynote: isKeynote === true ? true : undefined,
    name: name.name,
    surname: name.surname,
    position,
    social: socialOf(links),
    [BODY]: biography?.trim() || undefined,
  };
}

/** One of the slots of a session that has several: which, of how many. */
export interface SessionPart {
  readonly group: string;
  readonly number: number;
  readonly of: number;
}

export interface SessionFacts {
  readonly durationMinutes: number;
  readonly language: string;
  /** Idents. */
  readonly speakers: readonly string[];
  readonly part?: SessionPart;
}

export function sessionFields(
  session: ImportedSession,
  { durationMinutes, language, speakers, part }: SessionFacts,
): RecordFields {
  return {
    keynote: session.isKeynote === true ? true : undefined,
    identGroup: part?.group,
    duration: durationMinutes,
    type: session.kind === 'workshop' ? 'workshop' : 'talk',
    language,
    level: session.level ?? 'unspecified',
    code: 'unspecified',
    title: session.title,
    titleSuffix: part && `${part.number}/${part.of}`,
    titleGroup: part && session.title,
    speakers: [...new Set(speakers)],
    [BODY]: textOf(session),
  };
}

/** The material of a session; undefined where there is none. */
export function assetFields({ links }: ImportedSession): RecordFields | undefined {
  const items = [...new Map(links.map((link) => [link.url, { title: link.title, url: link.url }])).values()];
  return items.length === 0 ? undefined : { items };
}

/** A subtitle has no field of its own: it opens the description. */
function textOf({ subtitle, description }: ImportedSession): string | undefined {
  const text = [subtitle?.trim(), description?.trim()].filter((part) => part).join('\n\n');
  return text === '' ? undefined : text;
}

/** Which page of a speaker's a link leads to, by what readers of exports call it. */
const SOCIAL: readonly (readonly [field: string, title: RegExp])[] = [
  ['linkedIn', /linked\s?in/i],
  ['website', /web\s?site|home\s?page|blog|company|^site$|portfolio/i],
  ['github', /git\s?hub/i],
  ['mastodon', /mastodon|fediverse/i],
];

function socialOf(links: readonly ImportedLink[]): Readonly<Record<string, string>> | undefined {
  const found = SOCIAL.flatMap(([field, title]) => {
    const link = links.find((one) => title.test(one.title));
    return link === undefined ? [] : [[field, link.url] as const];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** Links that a speaker's record has no field for. */
export function leftOutLinks(links: readonly ImportedLink[]): readonly ImportedLink[] {
  const taken = new Set(Object.values(socialOf(links) ?? {}));
  return links.filter(({ url }) => !taken.has(url));
}

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
