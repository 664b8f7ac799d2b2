import { field, recordsOf } from '../../content/content-index.ts';
import type { FileChange } from '../content-files.ts';
import { shifted } from '../year-shift.ts';
import { recordFiles } from './draft-files.ts';
import { asListItem, draftText } from './draft-text.ts';
import { type EditionPlace, editionFolder, editionPlace, type NewScope } from './new-scope.ts';
import { editionFacts, type SampleRecord, samplesFor, textsIn } from './samples.ts';
import { schemaFields } from './schema-fields.ts';

const TITLE = { en: 'Regular', hr: 'Redovna', de: 'Regulär' };
const PROMOTION_TITLE = { en: 'One week only', hr: 'Samo tjedan dana', de: 'Nur eine Woche' };

/** The tickets of an edition, or of a day: one as an example, which readers do not see. Throws `OrderError`. */
export function newTickets(scope: NewScope, order: Partial<EditionPlace>): readonly FileChange[] {
  const place = editionPlace(scope, order);
  const { event, year } = place;
  const facts = editionFacts(scope, event, year);
  const fields = schemaFields(scope.schemasDir, 'ticket');
  const exampleOf = (name: string): unknown => fields.find((one) => one.name === name)?.example;
  const ticket = {
    ident: 'regular',
    icon: 'regular',
    title: textsIn(scope, event, TITLE),
    price: exampleOf('price'),
    listed: false,
    available: true,
    limited: false,
    special: false,
    endDate: facts.day,
    access: { conference: true },
  };
  const record: SampleRecord = { kind: 'tickets', event, year, data: { tickets: [ticket] } };
  const sampleOf = samplesFor(scope, record, facts);
  const own: Readonly<Record<string, unknown>> = {
    ticketingSystem: { maxAvailable: 50, categoryName: TITLE.en },
    vat: defaultRate(scope),
  };
  const item = draftText(fields, { values: ticket, sampleOf: (sought) => own[sought.name] ?? sampleOf(sought) });
  return recordFiles(scope, {
    record,
    facts,
    folder: editionFolder(place),
    ident: 'tickets',
    samples: { promotions: [promotionOf(scope, event, facts.day)] },
    written: { tickets: `tickets:\n${asListItem(item)}` },
  });
}

/** A week in which the example costs less, a month before the event. */
function promotionOf(scope: NewScope, event: string, day: string): object {
  return {
    ident: 'one-week',
    title: textsIn(scope, event, PROMOTION_TITLE),
    percent: 20,
    tickets: ['regular'],
    startDate: shifted(day, -5),
    endDate: shifted(day, -4),
  };
}

/** The name of the rate that prices of the site include. */
function defaultRate({ index }: NewScope): unknown {
  return field(recordsOf(index, 'vat')[0]?.document.data, 'default');
}
