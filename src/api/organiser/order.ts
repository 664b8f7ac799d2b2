/** What an organiser can ask of the data, as plain JSON, so that it can be asked of a running service too. */
export type Order =
  | {
      readonly kind: 'import';
      readonly file: string;
      readonly text: string;
      readonly event: string;
      readonly year: number;
    }
  | { readonly kind: 'export'; readonly what: string; readonly format: 'csv' | 'json' }
  | { readonly kind: 'press'; readonly id: string; readonly isApproved: boolean }
  | { readonly kind: 'forget'; readonly email: string }
  | { readonly kind: 'stats'; readonly json: boolean };

/** What is printed (`output`), what is said besides, and the exit status of the command. */
export interface OrderResult {
  readonly status: 0 | 1 | 2;
  readonly output: string;
  readonly said: readonly string[];
}
