import { inTransaction } from '../database/in-transaction.ts';
import { queueLetter } from '../mail/letters.ts';
import type { Service } from '../service.ts';
import type { OrderResult } from './order.ts';

/** Approves or rejects a request for a press pass, once; the answer goes by e-mail. */
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
    if (row === undefined) {
      const hint = 'conf-site api export press prints all of them with their ids';
      return { kind: 'refused', message: `There is no request ${id} for a press pass.`, hint };
    }
    if (row.status !== 'awaiting-approval') {
      const hint = 'each is answered once: write to them yourself if you have changed your mind';
      return { kind: 'refused', message: `The request ${id} was ${row.status} already.`, hint };
    }
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
    return { kind: 'done', output: `The request ${id} is ${status}; the answer goes by e-mail.\n` };
  });
  service.lettersWait();
  return result;
}
