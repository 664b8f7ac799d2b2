/** Compiled from `locales/` together with the client. */
declare module 'conf-site:locales' {
  /** The languages of the editor by tag, English first: their names, and the link to the editor. */
  export const languages: Readonly<Record<string, { readonly name: string; readonly edit: string }>>;
  export const locales: import('../../src/domain/translate.ts').InterfaceTexts;
}
