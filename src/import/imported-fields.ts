import type { ImportedLink, ImportedSession, ImportedSpeaker } from './imported-programme.ts';

/**
 * Converts imported speakers, sessions and links to the fields of content records, in their order. Absent fields are
 * undefined.
 */

/** The key of the text in the body of a Markdown file. */
export const BODY = '#body';

export type RecordFields = Readonly<Record<string, unknown>>;

export function speakerFields(
  { isKeynote, position, company, links, biography }: ImportedSpeaker,
  name: PersonName,
): RecordFields {
  return {
    keynote: isKeynote === true ? true : undefined,
    name: name.name,
    surname: name.surname,
    position,
    company,
    social: socialOf(links),
    [BODY]: biography?.trim() || undefined,
  };
}

/** The part of a series, which is made from a session with several slots. */
export interface SessionPart {
  readonly group: string;
  readonly number: number;
  /** The number of all parts. */
  readonly total: number;
}

export interface SessionContext {
  readonly durationMinutes: number;
  readonly language: string;
  /** The idents of the speakers. */
  readonly speakers: readonly string[];
  /** Name of a topic → its ident. */
  readonly topics: Readonly<Record<string, string>>;
  readonly part?: SessionPart;
}

export function sessionFields(
  session: ImportedSession,
  { durationMinutes, language, speakers, topics, part }: SessionContext,
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
    titleSuffix: part && `${part.number}/${part.total}`,
    titleGroup: part && session.title,
    speakers: [...new Set(speakers)],
    topics: session.topics && [...new Set(session.topics.flatMap((name) => topics[name] ?? []))],
    recorded: session.isRecorded === false ? false : undefined,
    [BODY]: textOf(session),
  };
}

/** The asset record of a session; undefined if the session has no links. */
export function assetFields({ links }: ImportedSession): RecordFields | undefined {
  const items = [...new Map(links.map((link) => [link.url, { title: link.title, url: link.url }])).values()];
  return items.length === 0 ? undefined : { items };
}

/** The subtitle and the description. There is no field for a subtitle. */
function textOf({ subtitle, description }: ImportedSession): string | undefined {
  const text = [subtitle?.trim(), description?.trim()].filter((part) => part).join('\n\n');
  return text === '' ? undefined : text;
}

/** Recognises the field of a link by its title. */
const SOCIAL_FIELDS: readonly (readonly [field: string, title: RegExp])[] = [
  ['linkedIn', /linked\s?in/i],
  ['website', /web\s?site|home\s?page|blog|company|^site$|portfolio/i],
  ['github', /git\s?hub/i],
  ['mastodon', /mastodon|fediverse/i],
  ['bluesky', /blue\s?sky|bsky/i],
  ['x', /^x$|twitter/i],
  ['instagram', /instagram/i],
  ['youtube', /you\s?tube/i],
];

function socialOf(links: readonly ImportedLink[]): Readonly<Record<string, string>> | undefined {
  const found = SOCIAL_FIELDS.flatMap(([field, title]) => {
    const link = links.find((one) => title.test(one.title));
    return link === undefined ? [] : [[field, link.url] as const];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** The links for which a speaker's record has no field. */
export function leftOutLinks(links: readonly ImportedLink[]): readonly ImportedLink[] {
  const used = new Set(Object.values(socialOf(links) ?? {}));
  return links.filter(({ url }) => !used.has(url));
}

export interface PersonName {
  readonly name: string;
  /** Empty for a person with a single name. */
  readonly surname: string;
}

/** Particles that belong to the surname after them. */
const PARTICLES = new Set(
  'af al da das de degli del della den der di do dos du el la le ten ter van von zu zum zur'.split(' '),
);

/**
 * The first name and the surname. If the export has only a full name, the surname is its last word with its particles.
 */
export function personName({ name = '', surname = '', fullName }: ImportedSpeaker): PersonName {
  const [given, family] = [normalised(name), normalised(surname)];
  if (given !== '' && family !== '') return { name: given, surname: family };
  const words = normalised(fullName || given || family).split(' ');
  let at = words.length - 1;
  while (at > 1 && PARTICLES.has(words[at - 1] as string)) at -= 1;
  if (at < 1) return { name: words[0] ?? '', surname: '' };
  return { name: words.slice(0, at).join(' '), surname: words.slice(at).join(' ') };
}

function normalised(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
