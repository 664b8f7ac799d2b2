/** The props of the components that every look has in its `parts.tsx`. All of them are decoration for the eye alone. */
export interface LookParts {
  /** A decoration made from an ident: of an event, a series of sessions, a page. */
  readonly Ornament: {
    readonly ident: string;
    /** The size relative to others: odd, at least 9. Default: 15. */
    readonly size?: number;
    readonly className?: string;
  };
  /** A small picture beside a text, by name: an audience, a break, a place, a language. */
  readonly Pictogram: { readonly name: string };
  /** What is shown in place of a portrait. */
  readonly EmptyPortrait: { readonly slug: string; readonly name: string };
  /** The picture of a kind of ticket, by name. */
  readonly TicketPicture: { readonly name: string };
  /** An arrow that points to the next page; stylesheets flip it. */
  readonly Arrow: Readonly<Record<never, never>>;
}
