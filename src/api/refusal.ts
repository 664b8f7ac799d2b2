import type { Problem, ProblemCode } from '../domain/api-contract.ts';
import type { Instant } from '../domain/timeline.ts';
import { PROBLEMS } from './problems.ts';

export type FieldError = NonNullable<Problem['errors']>[number];

/** After so long a service that stops, or has lost its database, may answer again. */
export const RETRY_SECONDS = 5;

/** What a refusal says besides its code. */
export interface RefusalDetails {
  /** The deadline or the opening it tells of. */
  readonly at?: Instant | null;
  readonly errors?: readonly FieldError[];
  /** What is wrong in this case, where the code's own sentences do not say it. */
  readonly detail?: string;
  /** The fields that are wrong, where it is one and the same for all. */
  readonly pointers?: readonly string[];
  /** When it is worth while to ask again. */
  readonly retryAfterSeconds?: number;
}

/**
 * The service says no. An exception, since it has to undo the transaction that it happens in; only the app catches it,
 * and makes the answer of it.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** The problem document, without the URI of its type: that begins with the address of the service. */
  readonly problem: Omit<Problem, 'type'>;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ProblemCode, details: RefusalDetails = {}) {
    super(code);
    const { at, pointers = [], retryAfterSeconds } = details;
    const errors = details.errors ?? pointers.map((pointer): FieldError => ({ pointer, code: 'not-allowed' }));
    const date = at === undefined || at === null ? undefined : new Date(at * 1000).toISOString();
    const { status, title, detail } = PROBLEMS[code];
    this.retryAfterSeconds = retryAfterSeconds;
    this.problem = {
      title,
      status,
      code,
      detail: detailOf(details.detail ?? detail, { code, date, errors, retryAfterSeconds }),
      ...(date === undefined ? {} : { date }),
      ...(errors.length === 0 ? {} : { errors: [...errors] }),
    };
  }
}

/** What the time of a refusal means. */
const DATE_WORDS: Readonly<Partial<Record<ProblemCode, string>>> = {
  'registration-not-open': 'Registration opens',
  'registration-closed': 'Registration closed',
  'survey-not-started': 'The survey starts',
  'survey-still-active': 'The survey starts',
  'survey-over': 'The survey ended',
};

interface Case {
  readonly code: ProblemCode;
  readonly date: string | undefined;
  readonly errors: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;
}

/** More fields than these are not listed in a sentence; `errors` has all of them. */
const MOST_FIELDS = 5;

/** The sentences of a code, and those that only this case has: which fields, which time, how long to wait. */
function detailOf(detail: string, { code, date, errors, retryAfterSeconds: seconds }: Case): string {
  const fields = errors.slice(0, MOST_FIELDS).map((error) => `${error.pointer} (${error.code})`);
  const more = errors.length > MOST_FIELDS ? ` and ${errors.length - MOST_FIELDS} more` : '';
  return [
    detail,
    ...(fields.length === 0 ? [] : [`The problem is in ${fields.join(', ')}${more}.`]),
    ...(date === undefined ? [] : [`${DATE_WORDS[code] ?? 'The time is'} at ${date}.`]),
    ...(seconds === undefined ? [] : [`The wait is ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`]),
  ].join(' ');
}

/** Throws a refusal. */
export function refuse(code: ProblemCode, details?: RefusalDetails): never {
  throw new Refusal(code, details);
}
