import { type ContentRecord, field } from '../../content/content-index.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { FooterLink, Promotion, TicketRecord, Topic, Track } from '../../domain/site/content-types.ts';
import { atValue } from '../finding-at.ts';

/** What is listed by ident. */
type Listed = FooterLink | Promotion | TicketRecord | Topic | Track;

/** Checks that items of a list (tickets, promotions, questions …) have different idents. Adds `ident-twice`. */
export function checkLists(record: ContentRecord): readonly Finding[] {
  return findingsBelow(record, record.document.data, []);
}

function findingsBelow(record: ContentRecord, value: unknown, pointer: readonly string[]): readonly Finding[] {
  if (typeof value !== 'object' || value === null) return [];
  const here = Array.isArray(value) ? doubleIdents(record, value, pointer) : [];
  return [...here, ...Object.entries(value).flatMap(([key, item]) => findingsBelow(record, item, [...pointer, key]))];
}

function doubleIdents(record: ContentRecord, list: readonly unknown[], pointer: readonly string[]): readonly Finding[] {
  const idents = list.map((item) => field<Listed>(item, 'ident'));
  return idents.flatMap((ident, at): readonly Finding[] => {
    if (typeof ident !== 'string' || idents.indexOf(ident) === at) return [];
    return [
      atValue(record, [...pointer, String(at), 'ident'], {
        code: 'ident-twice',
        severity: 'error',
        message: `The ident "${ident}" is already in this list.`,
        hint: 'give each its own',
      }),
    ];
  });
}
