import { field, recordsOf } from '../../content/content-index.ts';
import { slugOf } from '../../model/slug.ts';
import type { FileChange } from '../content-files.ts';
import { OrderError } from '../errors.ts';
import { identOf, type Named } from '../idents.ts';
import { recordFiles } from './draft-files.ts';
import { toWrite } from './new-records.ts';
import { eventNamed, type NewScope } from './new-scope.ts';
import { siteFacts } from './samples.ts';

export interface PageOrder extends Named {
  /** The event whose page it is; absent: the page is the whole site's. */
  readonly event?: string;
}

/** The files of a new page of text. It has an address at once, but search engines are told to leave it out. Throws `OrderError`. */
export function newPage(scope: NewScope, order: PageOrder): readonly FileChange[] {
  const ident = identOf(order, slugOf);
  const event = order.event === undefined ? undefined : eventNamed(scope, order.event);
  if (event === undefined) refuseAddressOfEvent(scope, ident);
  const place = event === undefined ? {} : { event };
  const data = { title: toWrite(scope, place, order.name), description: toWrite(scope, place), hidden: true };
  return recordFiles(scope, {
    record: { kind: 'page', ...place, data },
    facts: siteFacts(scope, event),
    folder: event === undefined ? 'content/pages' : `content/events/${event}/pages`,
    ident,
  });
}

function refuseAddressOfEvent({ index }: NewScope, ident: string): void {
  const event = recordsOf(index, 'event').find(
    ({ place, document }) => place.event === ident || field(document.data, 'baseUrl') === `/${ident}/`,
  );
  if (event === undefined) return;
  throw new OrderError(
    `/${ident}/ is the address of the event "${event.place.event}".`,
    `choose another name, or write a page of that event: --event ${event.place.event}`,
  );
}
