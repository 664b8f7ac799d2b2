import type { LiveChange } from '../../src/domain/programme/planned-live.ts';
import { hasStar } from '../../src/domain/programme/star-codes.ts';
import type { LiveContext } from './live-context.ts';

/** Tells visitors of changes that touch sessions that they have starred: once aloud, and in a list until it is read. */

/** A change in the list. */
interface Note {
  readonly edition: string;
  readonly ident: string;
  readonly text: string;
  readonly href: string;
}

/** How to write a change for the current page. */
export interface Wording {
  readonly language: string;
  /** The address before the path of a page: base path and language. */
  readonly prefix: string;
}

type Storage = Pick<LiveContext, 'stored' | 'store'>;

/** The live region is empty for this long before a text, in milliseconds, as `announcer.ts` does. */
const PAUSE_MS = 100;

/** The changes that were not read yet. They stay in the list on the next page. */
let unread: readonly Note[] = [];

/** Shows the list of the previous page on a new one. */
export function startStarChanges({ store, stored }: Storage, leaving: AbortSignal): void {
  const list = listElement();
  const onEnd = (event: Event): void => {
    if (event.type === 'toggle' ? list?.open === true : (event.target as Element).closest('a') === null) return;
    for (const { edition, ident } of unread) add({ store, stored }, `conf-site-changes-read:${edition}`, [ident]);
    unread = [];
    render();
  };
  for (const event of ['toggle', 'click']) list?.addEventListener(event, onEnd, { signal: leaving });
  render();
}

/** Adds the changes of an edition. Those that touch no starred session count as read, in case it is starred later. */
export function addStarChanges(
  storage: Storage,
  { edition, changes }: { readonly edition: string; readonly changes: readonly LiveChange[] },
  { language, prefix }: Wording,
): void {
  const readKey = `conf-site-changes-read:${edition}`;
  const toldKey = `conf-site-changes-told:${edition}`;
  const starred = identsIn(storage, `conf-site-stars:${edition}`);
  const read = identsIn(storage, readKey);
  const isOfStar = ({ sessions = [] }: LiveChange): boolean => sessions.some((ident) => hasStar(starred, ident));
  const others = changes.filter((change) => !isOfStar(change));
  add(
    storage,
    readKey,
    others.map(({ ident }) => ident),
  );
  const notes = changes
    .filter((change) => isOfStar(change) && !read.includes(change.ident))
    .map(({ ident, says, path }) => ({
      ...{ edition, ident, href: prefix + path.slice(1) },
      text: says[language] ?? Object.values(says)[0] ?? '',
    }));
  unread = [...unread.filter((note) => note.edition !== edition), ...notes];
  render();
  const told = identsIn(storage, toldKey);
  const news = notes.filter(({ ident }) => !told.includes(ident));
  add(
    storage,
    toldKey,
    news.map(({ ident }) => ident),
  );
  if (news.length > 0) announce(news.map(({ text }) => text).join('. '));
}

function listElement(): HTMLDetailsElement | null {
  return document.querySelector('[data-star-changes]');
}

function render(): void {
  const list = listElement();
  if (list === null) return;
  list.hidden = unread.length === 0;
  if (list.hidden) list.open = false;
  list.querySelectorAll('[data-count]').forEach((count) => {
    count.textContent = String(unread.length);
  });
  list.querySelector('ul')?.replaceChildren(...unread.map(itemOf));
}

function itemOf({ text, href }: Note): Element {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = href;
  link.textContent = text;
  item.append(link);
  return item;
}

function announce(text: string): void {
  const region = document.getElementById('announcer');
  region?.replaceChildren();
  setTimeout(() => region?.replaceChildren(text), PAUSE_MS);
}

function identsIn({ stored }: Pick<Storage, 'stored'>, key: string): readonly string[] {
  return (stored(key) ?? '').split(',').filter((ident) => ident !== '');
}

function add({ store, stored }: Storage, key: string, idents: readonly string[]): void {
  if (idents.length > 0) store(key, [...new Set([...identsIn({ stored }, key), ...idents])].join(','));
}
