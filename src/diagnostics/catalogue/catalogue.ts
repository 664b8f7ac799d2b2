import { ADDRESSES } from './address-findings.ts';
import { CHANGES } from './change-findings.ts';
import type { DiagnosticCode } from './codes.ts';
import { COMMENTS } from './comment-findings.ts';
import type { Entry, Family } from './entry.ts';
import { FILES } from './file-findings.ts';
import { LANGUAGES } from './language-findings.ts';
import { MEDIA } from './media-findings.ts';
import { PROGRAMME } from './programme-findings.ts';
import { REFERENCES } from './reference-findings.ts';
import { SETTINGS } from './setting-findings.ts';
import { SHAPES } from './shape-findings.ts';
import { TEMPLATES } from './template-findings.ts';
import { TEXTS } from './text-findings.ts';
import { TICKETS } from './ticket-findings.ts';
import { TIME } from './time-findings.ts';
import { YAML } from './yaml-findings.ts';

/**
 * All diagnostics by family, in the order in which they are listed. Import this module lazily, since it is not needed if
 * there is nothing to report. `codes.ts` has the codes as types, which cost nothing at run time.
 */
export const FAMILIES: readonly { readonly title: string; readonly entries: Family }[] = [
  { title: 'Files', entries: FILES },
  { title: 'YAML', entries: YAML },
  { title: 'Fields and values', entries: SHAPES },
  { title: 'References', entries: REFERENCES },
  { title: 'Addresses and links', entries: ADDRESSES },
  { title: 'Dates and times', entries: TIME },
  { title: 'Programme', entries: PROGRAMME },
  { title: 'Changes of the programme, cancelled and moved editions', entries: CHANGES },
  { title: 'Tickets', entries: TICKETS },
  { title: 'Settings', entries: SETTINGS },
  { title: 'Texts', entries: TEXTS },
  { title: 'Languages', entries: LANGUAGES },
  { title: 'Media', entries: MEDIA },
  { title: 'Templates', entries: TEMPLATES },
  { title: 'Comments that silence a warning', entries: COMMENTS },
];

const ENTRIES: ReadonlyMap<string, Entry> = new Map(FAMILIES.flatMap(({ entries }) => Object.entries(entries)));

/** All codes, in the order of their families. */
export const DIAGNOSTIC_CODES: readonly DiagnosticCode[] = [...ENTRIES.keys()] as DiagnosticCode[];

export function isDiagnosticCode(text: string): text is DiagnosticCode {
  return ENTRIES.has(text);
}

export function entryOf(code: DiagnosticCode): Entry {
  return ENTRIES.get(code) as Entry;
}
