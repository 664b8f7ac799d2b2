import type { Service } from '../service.ts';

/** What an organiser can ask of the data, as plain JSON, so that it can be asked of a running service too. */
export type Order = { readonly kind: 'stats' };

/** What is printed (`output`), what is said besides, and the exit status of the command. */
export interface OrderResult {
  readonly status: 0 | 1 | 2;
  readonly output: string;
  readonly said: readonly string[];
}

export async function runOrder(_service: Service, _order: Order): Promise<OrderResult> {
  return { status: 0, output: '', said: [] };
}
