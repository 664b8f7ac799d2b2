import type { Tickets } from '../../src/domain/site/api-contract.ts';
import { type RemainingTicketsProps, remainingText } from '../../templates/islands/RemainingTickets.tsx';
import { fetchNumbers } from '../../templates/islands/send.ts';

/** Writes the number of remaining tickets on each ticket, if the API returns it. */
export function hydrate(root: Element, { address, words }: RemainingTicketsProps): () => void {
  const leaving = new AbortController();
  void write(root, { address, words }, leaving.signal);
  return () => leaving.abort();
}

async function write(root: Element, { address, words }: RemainingTicketsProps, signal: AbortSignal): Promise<void> {
  const sent = await fetchNumbers<Tickets>(address, signal);
  if (sent.kind !== 'receipt' || signal.aborted || !Array.isArray(sent.receipt.tickets)) return;
  for (const { ident, remaining } of sent.receipt.tickets) {
    const places = root.closest('section')?.querySelectorAll(`[data-remaining="${CSS.escape(ident)}"]`) ?? [];
    for (const place of places) place.textContent = remainingText(words, remaining);
  }
}
