import type { Problem, ProblemCode } from '../domain/site/api-contract.ts';
import type { Instant } from '../domain/time/timeline.ts';
import { PROBLEMS } from './problems/problems.ts';

export type FieldError = NonNullable<Problem['errors']>[number];

/** The `Retry-After` of a service that is stopping or has lost its database. */
export const RETRY_SECONDS = 5;

/** Details of a refusal, besides its code. */
export interface RefusalDetails {
  /** The deadline or opening time that the code is about. */
  readonly at?: Instant | null;
  /** The zone of the edition, in which pages show that time; by default the site's. */
  readonly zone?: string;
  readonly errors?: readonly FieldError[];
  /** Replaces the `detail` of the code in `PROBLEMS`. */
  readonly detail?: string;
  /** Shorthand for `errors` that all have the code `not-allowed`. */
  readonly pointers?: readonly string[];
  /** When the client may send the request again. */
  readonly retryAfterSeconds?: number;
}

/**
 * A refused request. It is thrown, so that it rolls back the transaction. Only the app catches it and responds with the
 * problem.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** The problem document without `type`, whose URI starts with the address of the service. */
  readonly problem: Omit<Problem, 'type'>;
  readonly retryAfterSeconds: number | undefined;
  readonly zone: string | undefined;

  constructor(code: ProblemCode, details: RefusalDetails = {}) {
    super(code);
    const { at, pointers = [], retryAfterSeconds } = details;
    const errors = details.errors ?? pointers.map((pointer): FieldError => ({ pointer, code: 'not-allowed' }));
    const date = at === undefined || at === null ? undefined : new Date(at * 1000).toISOString();
    const { status, title, detail } = PROBLEMS[code];
    this.retryAfterSeconds = retryAfterSeconds;
    this.zone = details.zone;
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

/** What the date of a problem is. */
const DATE_LABELS: Readonly<Partial<Record<ProblemCode, string>>> = {
  'registration-not-open': 'Registration opens',
  'registration-closed': 'Registration closed',
  'survey-not-started': 'The survey starts',
  'survey-still-active': 'The survey starts',
  'survey-over': 'The survey ended',
};

interface DetailParts {
  readonly code: ProblemCode;
  readonly date: string | undefined;
  readonly errors: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;
}

/** How many fields `detail` lists. `errors` has all of them. */
const MAX_LISTED_FIELDS = 5;

/** Appends the wrong fields, the date and the time to wait to a detail. */
function detailOf(detail: string, { code, date, errors, retryAfterSeconds: seconds }: DetailParts): string {
  const fields = errors.slice(0, MAX_LISTED_FIELDS).map((error) => `${error.pointer} (${error.code})`);
  const more = errors.length > MAX_LISTED_FIELDS ? ` and ${errors.length - MAX_LISTED_FIELDS} more` : '';
  return [
    detail,
    ...(fields.length === 0 ? [] : [`The problem is in ${fields.join(', ')}${more}.`]),
    ...(date === undefined ? [] : [`${DATE_LABELS[code] ?? 'The time is'} at ${date}.`]),
    ...(seconds === undefined ? [] : [`The wait is ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`]),
  ].join(' ');
}

export function refuse(code: ProblemCode, details?: RefusalDetails): never {
  throw new Refusal(code, details);
}
