/** Who a header is for: the pages of the site or of an event, or those of one of its past years. */
export interface HeaderOwner {
  /** The ident of the event, or `site`. */
  readonly owner: string;
  readonly year?: number | undefined;
  readonly language: string;
}

/** The name of a header: `header-devlica-en`, or `header-devlica-2025-en` for the pages of a past year. */
export function headerName({ owner, year, language }: HeaderOwner): string {
  return ['header', owner, ...(year === undefined ? [] : [year]), language].join('-');
}
