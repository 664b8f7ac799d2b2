import type { LiveEdition, LiveFile, PageLive } from '../../src/domain/programme/planned-live.ts';
import type { LiveContext } from './live-context.ts';
import { askRegularly } from './live-timer.ts';
import { offerUpdate } from './offer-update.ts';
import { watchUse } from './page-use.ts';
import { noteBuild, reloadPage } from './reload-page.ts';
import { replaceInPlace } from './replace-in-place.ts';
import { showAge } from './show-age.ts';
import { addStarChanges, startStarChanges, type Wording } from './star-changes.ts';

/** Requests that take longer are given up, in milliseconds. */
const TIMEOUT_MS = 15_000;

/** A version of the page that is not shown yet. */
interface Update {
  /** Identifies the version. */
  readonly version: string;
  readonly show: () => void;
}

/**
 * Updates a page while its edition is on. The page asks for the `live.json` of its editions; if that has another hash for
 * the page, it loads its own page data again and is replaced, as in a navigation. It waits while it is in use.
 */
export function followChanges(context: LiveContext, leaving: AbortSignal): void {
  const { live, basePath, show } = context;
  let update: Update | undefined;

  const take = (): void => {
    const { show } = update ?? {};
    update = undefined;
    offer.hide();
    show?.();
  };
  const takeIfUnused = (): void => {
    if (update === undefined || leaving.aborted) return;
    if (use.isInUse()) offer.show();
    else take();
  };
  const use = watchUse(takeIfUnused, leaving);
  const offer = offerUpdate(take, leaving);
  const age = showAge(context, leaving);

  /** Loads the page again. Returns whether it could be loaded. */
  const load = async (version: string): Promise<boolean> => {
    const loaded = await reloadPage(context);
    if (leaving.aborted || loaded === undefined) return false;
    if (loaded === 'new code') update = { version, show: () => location.reload() };
    else if (isNewer(loaded.data.result.pageContext.live, live))
      update = { version, show: () => replaceInPlace(() => show(loaded)) };
    takeIfUnused();
    return true;
  };

  const follow = async (edition: LiveEdition): Promise<boolean> => {
    const answer = await liveAnswer(`${basePath}${edition.edition}/live.json`);
    if (answer === undefined) return false;
    if (leaving.aborted) return true;
    const { page, ...wording } = await placeOf(context);
    const { changes } = answer;
    addStarChanges(context, { edition: edition.edition, changes }, wording);
    const version = otherVersion(live, { edition, answer, page });
    if (version === undefined || loadedOnce.has(version)) return true;
    if (version === update?.version) takeIfUnused();
    else if ((await load(version)) && answer.changeCount === edition.changeCount) loadedOnce.add(version);
    return true;
  };

  noteBuild(context);
  startStarChanges(context, leaving);
  askRegularly(async () => {
    const now = window.confSite.now();
    const editions = live.editions.filter(({ from, until }) => from <= now && now < until);
    const answers = await Promise.all(editions.map(follow));
    const isAnswered = answers.every((one) => one);
    age.asked(isAnswered);
    return isAnswered;
  }, leaving);
}

/** The language of the current page, and its path in the default language, without the base path: `/devlica/`. */
async function placeOf({ basePath, settings }: LiveContext): Promise<Wording & { readonly page: string }> {
  const { language = '', languagePrefixes = [] } = (await settings()) ?? {};
  const path = location.pathname.slice(basePath.length);
  const prefix = languagePrefixes.find((one) => path.startsWith(one)) ?? '';
  return { language, prefix: basePath + prefix, page: `/${path.slice(prefix.length)}` };
}

/** The versions that were loaded once and need not be loaded again, because they have no more changes than the page. */
const loadedOnce = new Set<string>();

interface Answered {
  readonly edition: LiveEdition;
  readonly answer: LiveFile;
  readonly page: string;
}

/** Identifies a version of the page that differs from the current one. Undefined for an older one, and if there is none. */
function otherVersion({ hash }: PageLive, { edition, answer, page }: Answered): string | undefined {
  const other = answer.pages[page];
  if (other === undefined || other === hash || answer.changeCount < (edition.changeCount ?? 0)) return undefined;
  return `${page} ${answer.changeCount} ${other}`;
}

/** Whether a loaded page is another version of the current one and lacks none of its changes. */
function isNewer(loaded: PageLive | undefined, { hash, editions }: PageLive): boolean {
  if (loaded?.hash === undefined || loaded.hash === hash) return false;
  return editions.every(({ edition, changeCount = 0 }) => {
    const other = loaded.editions.find((one) => one.edition === edition);
    return (other?.changeCount ?? 0) >= changeCount;
  });
}

/**
 * Loads a `live.json`. Returns undefined if there is no connection, or if the answer is not such a file, as that of a
 * network in which one has to log in first.
 */
async function liveAnswer(url: string): Promise<LiveFile | undefined> {
  try {
    const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const answer: unknown = response.ok ? await response.json() : undefined;
    return isLiveFile(answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}

function isLiveFile(answer: unknown): answer is LiveFile {
  const { changeCount, changes, pages } = (answer ?? {}) as Partial<Record<keyof LiveFile, unknown>>;
  return Number.isInteger(changeCount) && Array.isArray(changes) && typeof pages === 'object' && pages !== null;
}
