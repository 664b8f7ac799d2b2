import { PROBLEM_CODES, type ProblemType } from '../../domain/api-contract.ts';
import { PROBLEMS } from '../problems/problems.ts';
import { refuse } from '../refusal.ts';
import type { Outcome, Service } from '../service.ts';

/** Describes a problem code. Refuses a code that is not in the contract. */
export async function getProblemType(_: Service, named: { readonly code: string }): Promise<Outcome> {
  const code = PROBLEM_CODES.find((one) => one === named.code) ?? refuse('not-found');
  const { status, title, detail } = PROBLEMS[code];
  const body: ProblemType = { code, status, title, description: detail };
  return { status: 200, body };
}
