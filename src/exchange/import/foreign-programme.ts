import { OrderError } from '../errors.ts';
import { type EditionContent, editionFolder } from './edition-content.ts';
import type { ImportedProgramme } from './imported-programme.ts';
import { type Ledger, ledgerPath } from './ledger.ts';

/** Fewer records than this may all have been replaced. */
const FEW = 3;

/** A programme that has nothing in common with the last one is most likely another event's: it would remove everything. */
export function refuseOther(
  content: EditionContent,
  { programme, ledger }: { readonly programme: ImportedProgramme; readonly ledger: Ledger },
): void {
  const known = new Set([
    ...Object.keys(ledger.sessions),
    ...Object.keys(ledger.slots),
    ...Object.keys(ledger.speakers),
  ]);
  if (known.size < FEW) return;
  const keys = [...programme.sessions, ...programme.speakers].map(({ key }) => key);
  if (keys.some((key) => known.has(key))) return;
  throw new OrderError(
    `This is another programme than the one that ${content.event} ${content.year} was imported from: they have nothing in common.`,
    `look at --event and --year; to begin anew, delete ${ledgerPath(content)} and what was made in ${editionFolder(content)}`,
  );
}
