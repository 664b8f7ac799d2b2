import { slugOf } from '../slug.ts';

/** The ids of the parts of pages that links can lead to, apart from those of sections, which are the names of these. */

/** What a part of a page is about; its id begins so. */
export type PartKind =
  | 'day'
  | 'faq'
  | 'kit'
  | 'news'
  | 'page'
  | 'reports'
  | 'room'
  | 'session'
  | 'sponsor'
  | 'survey'
  | 'text'
  | 'ticket'
  | 'venue';

/** The id of the part of a page that is about something: `faq-parking`. */
export function partId(kind: PartKind, ident: string | number): string {
  return `${kind}-${ident}`;
}

/** A second-level heading of a text. Its title is HTML without elements. */
export interface HeadingPart {
  readonly id: string;
  readonly title: string;
}

/** The second-level headings of a text, in order. An id that occurs more than once is numbered. */
export function headingParts(html: string): readonly HeadingPart[] {
  const times = new Map<string, number>();
  return [...html.matchAll(/<h2>(.*?)<\/h2>/gs)].map(([, heading = '']) => {
    const title = heading.replace(/<[^>]*>/g, '');
    const id = partId('text', slugOf(title.replace(/&[^;]*;/g, ' ')));
    const time = (times.get(id) ?? 0) + 1;
    times.set(id, time);
    return { id: time === 1 ? id : `${id}-${time}`, title };
  });
}
