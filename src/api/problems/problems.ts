import type { ProblemCode } from '../../domain/site/api-contract.ts';
import { EVALUATION_PROBLEMS } from './evaluation-problems.ts';
import type { ProblemKind } from './problem-kind.ts';
import { REGISTRATION_PROBLEMS } from './registration-problems.ts';
import { REQUEST_PROBLEMS } from './request-problems.ts';

/**
 * All problems of the contract by their codes.
 *
 * @see RFC 9457
 */
export const PROBLEMS: Readonly<Record<ProblemCode, ProblemKind>> = {
  ...REQUEST_PROBLEMS,
  ...REGISTRATION_PROBLEMS,
  ...EVALUATION_PROBLEMS,
};

/** The URI that identifies a problem. `address` is that of the service, without a slash at its end. */
export function problemType(address: string, code: ProblemCode): string {
  return `${address}/problems/${code}`;
}
