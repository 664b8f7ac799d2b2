/** What all problems of a code have in common. `GET /problems/{code}` returns it. */
export interface ProblemKind {
  readonly status: number;
  readonly title: string;
  /** What is wrong and what the client can do about it, in whole sentences. */
  readonly detail: string;
}
