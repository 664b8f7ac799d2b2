import { inTransaction } from '../database/in-transaction.ts';
import { queueLetter } from '../mail/letters.ts';
import type { Service } from '../service.ts';
import type { OrderResult } from './order.ts';

/** Approves or rejects a request for a press pass, once; the answer goes by mail. */
export async function decideOnPress(
  service: Service,
  { id, isApproved }: { readonly id: string; readonly isApproved: boolean },
): Promise<OrderResult> {
  const status = isApproved ? 'approved' : 'rejected';
  const result = await inTransaction(service.db, async (queries): Promise<OrderResult> => {
    const row = await queries
      .selectFrom('application')
      .selectAll()
      .where((is) => is.and({ id, kind: 'press' }))
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return said(1, `There is no request ${id} for a press pass.`);
    if (row.status !== 'awaiting-approval') return said(1, `The request ${id} was ${row.status} already.`);
    await queries.updateTable('application').set({ status }).where('id', '=', id).execute();
    const event = service.site().events.find(({ ident }) => ident === row.event);
    const { fullName } = JSON.parse(row.body) as { readonly fullName: string };
    await queueLetter(service, queries, {
      name: isApproved ? 'pressApproved' : 'pressRejected',
      letter: {
        to: row.email,
        language: row.language,
        ...(event === undefined ? {} : { event: { event, year: row.year } }),
        values: { name: fullName },
      },
    });
    return { status: 0, output: `The request ${id} is ${status}; the answer goes by mail.\n`, said: [] };
  });
  service.lettersWait();
  return result;
}

function said(status: 1 | 2, words: string): OrderResult {
  return { status, output: '', said: [words] };
}
