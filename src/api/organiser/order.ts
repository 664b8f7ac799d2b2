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
  | { readonly kind: 'cancel'; readonly what: string; readonly id: string }
  | { readonly kind: 'forget'; readonly email: string }
  | { readonly kind: 'stats'; readonly json: boolean }
  | BackupOrder;

/** What is asked of the data alone, whatever the content says. */
export type BackupOrder =
  | { readonly kind: 'backup' }
  | { readonly kind: 'restore'; readonly file: string; readonly text: string; readonly replace: boolean };

/** What is printed; or what is wrong with a table, `file:line  message`, of which nothing was taken; or why it cannot be done. */
export type OrderResult =
  | { readonly kind: 'done'; readonly output: string }
  | { readonly kind: 'faulty'; readonly faults: readonly string[] }
  | { readonly kind: 'refused'; readonly message: string; readonly hint: string };
