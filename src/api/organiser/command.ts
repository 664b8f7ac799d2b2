/**
 * A command of an organiser. It is plain JSON, since it is sent to the service if one is running. `BackupCommand` does
 * not depend on the content.
 */
export type OrganiserCommand =
  | {
      readonly kind: 'import';
      /** The name of the file, for messages. */
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
  | BackupCommand;

export type BackupCommand =
  | { readonly kind: 'backup' }
  | { readonly kind: 'restore'; readonly file: string; readonly text: string; readonly replace: boolean };

/** What to print. `faulty` lists the errors of a table as `file:line  message`; nothing of it was imported. */
export type CommandResult =
  | { readonly kind: 'done'; readonly output: string }
  | { readonly kind: 'faulty'; readonly faults: readonly string[] }
  | { readonly kind: 'refused'; readonly message: string; readonly hint: string };
