import { inTransaction } from '../database/in-transaction.ts';
import { queueEmail } from '../mail/emails.ts';
import type { Service } from '../service.ts';
import type { CommandResult } from './command.ts';

/** Approves or rejects a request for a press pass and queues an e-mail that says so. Each request is decided once. */
export async function reviewPressRequest(
  service: Service,
  { id, isApproved }: { readonly id: string; readonly isApproved: boolean },
): Promise<CommandResult> {
  const status = isApproved ? 'approved' : 'rejected';
  const result = await inTransaction(service.db, async (transaction): Promise<CommandResult> => {
    const row = await transaction
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
      const hint = 'each request is answered once; to change the decision, write to the journalist yourself';
      return { kind: 'refused', message: `The request ${id} was already ${row.status}.`, hint };
    }
    await transaction.updateTable('application').set({ status }).where('id', '=', id).execute();
    const event = service.site().events.find(({ ident }) => ident === row.event);
    const { fullName } = JSON.parse(row.body) as { readonly fullName: string };
    await queueEmail(service, transaction, {
      template: isApproved ? 'pressApproved' : 'pressRejected',
      to: row.email,
      language: row.language,
      ...(event === undefined ? {} : { event: { event, year: row.year } }),
      values: { name: fullName },
    });
    return { kind: 'done', output: `The request ${id} is ${status}; an e-mail says so.\n` };
  });
  service.onEmailsQueued();
  return result;
}
