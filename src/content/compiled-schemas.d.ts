/** Compiled from `schemas/` together with the tool. */
declare module 'conf-site:schemas' {
  export const validators: Readonly<
    Record<string, ((data: unknown) => boolean) & { readonly errors?: readonly import('ajv').ErrorObject[] | null }>
  >;
  export const fieldNotes: import('./schema-notes.ts').SchemaNotes;
  export const kindTitles: Readonly<Record<string, string>>;
}
