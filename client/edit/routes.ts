import { EDIT_PAGE } from '../../src/domain/editor/edit.ts';

/** What the editor shows, by the query of its address. */
export type View =
  | { readonly kind: 'records' }
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'record'; readonly path: string }
  | { readonly kind: 'board'; readonly event: string; readonly year: number };

/** The view of a query such as `?record=content/site.yaml`. All records if it names nothing. */
export function viewOf(search: string): View {
  const query = new URLSearchParams(search);
  const [record, page, board] = ['record', 'page', 'board'].map((name) => query.get(name));
  if (record) return { kind: 'record', path: record };
  if (page) return { kind: 'page', path: page };
  const place = /^(?<event>[^/]+)\/(?<year>\d{4})$/.exec(board ?? '')?.groups;
  if (place) return { kind: 'board', event: place['event'] ?? '', year: Number(place['year']) };
  return { kind: 'records' };
}

/** The address of a view. Slashes stay readable. */
export function addressOf(view: View): string {
  if (view.kind === 'records') return EDIT_PAGE;
  const value = view.kind === 'board' ? `${view.event}/${view.year}` : view.path;
  return `${EDIT_PAGE}?${view.kind}=${encodeURIComponent(value).replaceAll('%2F', '/')}`;
}
