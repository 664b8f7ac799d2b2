import { field, recordsOf } from '../../content/content-index.ts';
import type { DaySpan } from '../../model/day-span.ts';
import { utcDate } from '../../model/zone.ts';
import { writeYaml } from '../write-yaml.ts';
import { type EditionContent, editionFolder } from './edition-content.ts';
import type { Track } from './tracks-of-rooms.ts';

/** An edition that only an import knows of: its days and tracks, and comments for what an editor has to say. */
export function newEdition(
  content: EditionContent,
  { days, tracks }: { readonly days: readonly DaySpan[]; readonly tracks: readonly Track[] | undefined },
): string {
  const event = recordsOf(content.index, 'event', { event: content.event })[0]?.document.data;
  const limits = dateLimits(content, days[0]?.date ?? `${content.year}-01-01`);
  const times = writeYaml(
    { startDateTime: days[0]?.startDateTime, endDateTime: days.at(-1)?.endDateTime, days },
    content.schemaLineOf(`${editionFolder(content)}/edition.yaml`, 'edition'),
  );
  return [
    times,
    '# Where it takes place: the name of a file in content/venues.\n# venue: \n',
    Object.keys(limits).length === 0 ? '' : '# Deadlines that buttons and texts name: look at each of them.\n',
    writeYaml({ dateLimits: limits }),
    writeYaml({ hero: { title: titleOf(content, field(event, 'title')), text: field(event, 'tagline') } }),
    '# Blocks of text, pictures and galleries about this year.\n',
    writeYaml({ about: [], sponsors: {} }),
    tracks === undefined ? '' : writeYaml({ tracks }),
  ].join('');
}

function titleOf({ event, year }: EditionContent, title: unknown): unknown {
  if (typeof title === 'string') return `${title} ${year}`;
  if (typeof title !== 'object' || title === null) return `${event} ${year}`;
  return Object.fromEntries(Object.entries(title).map(([language, text]) => [language, `${String(text)} ${year}`]));
}

/** The event's current edition has all the deadlines that the event, the site and their pages name; others need none. */
function dateLimits(content: EditionContent, firstDay: string): Readonly<Record<string, unknown>> {
  const event = recordsOf(content.index, 'event', { event: content.event })[0];
  if (field(event?.document.data, 'currentYear') !== content.year) return {};
  const named = content.index.records
    .filter(({ place }) => place.year === undefined && (place.event ?? content.event) === content.event)
    .flatMap(({ document }) => namesIn(`${JSON.stringify(document.data)}${document.body}`));
  const before = new Date(utcDate(firstDay).getTime() - 86_400_000).toISOString().slice(0, 10);
  return Object.fromEntries([...new Set(named)].sort().map((name) => [name, { to: before }]));
}

function namesIn(text: string): readonly string[] {
  return [...text.matchAll(/"dateLimit":"(\w+)"|\{deadline\.(\w+)\}/g)].flatMap(([, a, b]) => a ?? b ?? []);
}
