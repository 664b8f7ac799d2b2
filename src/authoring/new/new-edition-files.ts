import { allRecordsOf, type ContentRecord } from '../../content/content-index.ts';
import type { FileChange } from '../../content-edits/content-files.ts';
import { RequestError } from '../../content-edits/errors.ts';
import { dataOf, textsOf } from '../../content-edits/record-values.ts';
import { renderField } from '../../content-edits/yaml/write-yaml.ts';
import { shifted } from '../../content-edits/year-shift.ts';
import { nameHint } from '../../diagnostics/nearest-name.ts';
import { slugOf } from '../../domain/slug.ts';
import { recordFiles } from './draft-files.ts';
import { asListItem, draftText, emptyListText, fieldList } from './draft-text.ts';
import { type EditionPlace, editionFolder, editionPlace, exampleOf, type NewScope, schemaFields } from './new-scope.ts';
import { editionFacts, type SampleRecord, samplesFor, textsIn } from './samples.ts';
import { USUAL_QUESTIONS } from './usual-questions.ts';

/** Files of which an edition has only one, and the asset file of a session. All functions throw `RequestError`. */

const TITLE = { en: 'Regular', hr: 'Redovna', de: 'Regulär' };
const PROMOTION_TITLE = { en: 'One week only', hr: 'Samo tjedan dana', de: 'Nur eine Woche' };

/** The tickets of an edition, or of a day: one unlisted example. */
export function newTickets(scope: NewScope, options: Partial<EditionPlace>): readonly FileChange[] {
  const place = editionPlace(scope, options);
  const { event, year } = place;
  const facts = editionFacts(scope, event, year);
  const fields = schemaFields('ticket');
  const ticket = {
    ident: 'regular',
    icon: 'regular',
    title: textsIn(scope, event, TITLE),
    price: exampleOf('ticket', 'price'),
    listed: false,
    available: true,
    limited: false,
    special: false,
    endDate: facts.day,
    access: { conference: true },
  };
  const record: SampleRecord = { kind: 'tickets', event, year, data: { tickets: [ticket] } };
  const sampleOf = samplesFor(scope, record, facts);
  const ticketSamples: Readonly<Record<string, unknown>> = {
    ticketingSystem: { maxAvailable: 50, categoryName: TITLE.en },
    vat: dataOf(scope.index, 'vat')?.default,
  };
  const item = draftText(fields, {
    values: ticket,
    sampleOf: (one) => ticketSamples[one.name] ?? sampleOf(one),
  });
  return recordFiles(scope, {
    record,
    facts,
    folder: editionFolder(place),
    ident: 'tickets',
    samples: { promotions: [examplePromotion(scope, event, facts.day)] },
    rendered: { tickets: `tickets:\n${asListItem(item)}` },
  });
}

/** A discount of the example ticket for one week, a month before the event. */
function examplePromotion(scope: NewScope, event: string, day: string): object {
  return {
    ident: 'one-week',
    title: textsIn(scope, event, PROMOTION_TITLE),
    percent: 20,
    tickets: ['regular'],
    startDate: shifted(day, -5),
    endDate: shifted(day, -4),
  };
}

/** The survey of an edition, with common questions. Readers see it once its event lists the year. */
export function newSurvey(scope: NewScope, options: Partial<EditionPlace>): readonly FileChange[] {
  const place = editionPlace(scope, options);
  const { event, year } = place;
  const data = textsIn(scope, event, USUAL_QUESTIONS) as Readonly<Record<string, unknown>>;
  return recordFiles(scope, {
    record: { kind: 'survey', event, year, data },
    facts: editionFacts(scope, event, year),
    folder: editionFolder(place),
    ident: 'survey',
    head: fieldList('The fields of a question:', schemaFields('survey-question')),
  });
}

/**
 * The asset file of a session, in the session's folder, with an empty list. `name` is the session's file name or its
 * title.
 */
export function newAsset(
  scope: NewScope,
  options: Partial<EditionPlace> & { readonly name: string },
): readonly FileChange[] {
  const { event, year } = editionPlace(scope, options);
  const { ident, day } = sessionNamed(scope, { event, year }, options.name).place;
  const record: SampleRecord = { kind: 'asset', event, year, data: { items: [] } };
  const facts = editionFacts(scope, event, year);
  const example = exampleOf('asset', 'items');
  const sample = samplesFor(scope, record, facts)({ name: 'items', example });
  return recordFiles(scope, {
    record,
    facts,
    folder: `${editionFolder({ event, year, ...(day === undefined ? {} : { day }) })}/assets`,
    ident,
    rendered: { items: emptyListText('items', renderField('items', sample)) },
  });
}

function sessionNamed({ index }: NewScope, { event, year }: EditionPlace, name: string): ContentRecord {
  const sessions = allRecordsOf(index, 'session', { event, year });
  const slug = slugOf(name);
  const found =
    sessions.find(({ place }) => place.ident === name) ??
    sessions.find(({ place, data }) =>
      [place.ident, ...textsOf(data.title).map((part) => slugOf(part))].includes(slug),
    );
  if (found !== undefined) return found;
  const partial = sessions.map(({ place }) => place.ident).find((ident) => slug.includes(ident));
  const idents = sessions.map(({ place }) => place.ident);
  throw new RequestError(
    `There is no session "${name}" in ${event} ${year}, and an asset is the material of a session.`,
    partial === undefined
      ? (nameHint(slug, idents) ?? 'name the session by its file name or its title')
      : `did you mean conf-site new asset ${partial}?`,
  );
}
