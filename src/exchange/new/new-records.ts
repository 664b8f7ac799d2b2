import { field, recordsOf } from '../../content/content-index.ts';
import { slugOf } from '../../model/slug.ts';
import type { FileChange } from '../content-files.ts';
import { markdownFile } from '../record-text.ts';
import { schemaLine } from '../schema-line.ts';
import { stitchedLogos } from '../stitched-logos.ts';
import { draftText } from './draft-text.ts';
import { identOf, personOf } from './idents.ts';
import { currentYear, type EditionPlace, editionPlace, eventNamed, languagesOf, type NewScope } from './new-scope.ts';
import { editionFacts, samplesFor } from './samples.ts';
import { schemaFields } from './schema-fields.ts';

/** Records of an edition, and sponsors: hidden until somebody has written what they are to say. */

export const RECORD_KINDS = ['speaker', 'session', 'sponsor', 'faq', 'news'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

export interface RecordOrder extends Partial<EditionPlace> {
  readonly kind: RecordKind;
  readonly name: string;
  /** Instead of the one that follows from the name. */
  readonly ident?: string;
}

/** The files of a new record, the record's own first. Throws `OrderError`. */
export function newRecord(scope: NewScope, order: RecordOrder): readonly FileChange[] {
  if (order.kind === 'sponsor') return newSponsor(scope, order);
  const place = editionPlace(scope, order);
  const maker = MAKERS[order.kind];
  const ident = identOf(order, maker.slug ?? slugOf);
  const folder = `content/events/${place.event}/${place.year}/${maker.folder}`;
  const fields = schemaFields(scope.schemasDir, order.kind);
  const [language, ...others] = languagesOf(scope, place.event);
  const data = maker.values({ scope, place, name: order.name });
  const draft = draftText(
    fields,
    data,
    samplesFor(scope, { ...place, kind: order.kind, data }, editionFacts(scope, place.event, place.year)),
  );
  const body = `TODO: ${(fields.find(({ isBody }) => isBody)?.description ?? '').replace(/[;.].*/, '')}.`;
  return [
    { kind: 'create', path: `${folder}/${ident}.md`, text: markdownFile(draft, body) },
    ...others.map(
      (other): FileChange => ({
        kind: 'create',
        path: `${folder}/${ident}.${other}.md`,
        text: markdownFile('', body.replace(/\.$/, ` (${other}; the main file says it in "${language}").`)),
      }),
    ),
  ];
}

interface MakerInput {
  readonly scope: NewScope;
  readonly place: EditionPlace;
  readonly name: string;
}

interface Maker {
  readonly folder: string;
  readonly slug?: (name: string) => string;
  readonly values: (input: MakerInput) => Readonly<Record<string, unknown>>;
}

const MAKERS: Readonly<Record<Exclude<RecordKind, 'sponsor'>, Maker>> = {
  speaker: {
    folder: 'speakers',
    slug: (name) => slugOf(`${personOf(name).surname} ${personOf(name).name}`),
    values: ({ scope, place, name }) => ({ visible: false, ...personOf(name), position: toWrite(scope, place) }),
  },
  session: {
    folder: 'sessions',
    values: ({ scope, place, name }) => ({
      visible: false,
      duration: field(field(siteData(scope), 'defaults'), 'sessionDuration') ?? 30,
      type: 'talk',
      language: scope.index.defaultLanguage,
      level: 'intermediate',
      code: 'none',
      title: toWrite(scope, place, name),
      speakers: [],
    }),
  },
  faq: {
    folder: 'faq',
    values: ({ scope, place, name }) => ({
      visible: false,
      order: nextOrder(recordsOf(scope.index, 'faq', place).map(({ document }) => field(document.data, 'order'))),
      title: toWrite(scope, place, name),
    }),
  },
  news: {
    folder: 'news',
    values: ({ scope, place, name }) => ({
      visible: false,
      when: scope.today,
      title: toWrite(scope, place, name),
      short: toWrite(scope, place),
    }),
  },
};

/** A sponsor stands beside the events; its logo is stitched until there is a real one. */
function newSponsor(scope: NewScope, order: RecordOrder): readonly FileChange[] {
  const ident = identOf(order, slugOf);
  const path = `content/sponsors/${ident}.yaml`;
  const logo = `sponsors/${ident}.svg`;
  const values = { visible: false, name: order.name, logo: { src: logo, alt: inLanguages(scope, order.name) } };
  const event = eventNamed(scope);
  const samples = samplesFor(
    scope,
    { kind: 'sponsor', data: values },
    editionFacts(scope, event, currentYear(scope, event)),
  );
  const draft = draftText(schemaFields(scope.schemasDir, 'sponsor'), values, samples);
  const head = schemaLine(scope.rootDir, { path, kind: 'sponsor' });
  return [
    { kind: 'create', path, text: head === undefined ? draft : `${head}\n${draft}` },
    {
      kind: 'create',
      path: `content/media/${logo}`,
      text: stitchedLogos({ ident, title: order.name, color: '#4a4453' }).full,
    },
  ];
}

/** A text that is still to be written in every language, but for what is known in the default one. */
export function toWrite(scope: NewScope, { event }: Partial<EditionPlace>, known = 'TODO'): unknown {
  const [language = '', ...others] = languagesOf(scope, event);
  if (others.length === 0) return known;
  return { [language]: known, ...Object.fromEntries(others.map((other) => [other, 'TODO'])) };
}

/** A name that is the same in all languages of the site. */
export function inLanguages(scope: NewScope, text: string): unknown {
  const languages = languagesOf(scope);
  return languages.length === 1 ? text : Object.fromEntries(languages.map((language) => [language, text]));
}

/** Above the highest there is, with room between. */
export function nextOrder(orders: readonly unknown[]): number {
  const numbers = orders.filter((order): order is number => typeof order === 'number');
  return numbers.length === 0 ? 10 : Math.floor(Math.max(...numbers) / 10) * 10 + 10;
}

function siteData({ index }: NewScope): unknown {
  return recordsOf(index, 'site')[0]?.document.data;
}
