import { field } from '../../content/content-index.ts';
import { type Awaited, askPublic, type Reading, UNREACHABLE } from './await-public.ts';

/** Hosts that nobody can have (RFC 2606): the address of a new site, until it gets one of its own. */
const PLACEHOLDER = /(?:^|\.)(?:example|invalid|test)$|(?:^|\.)example\.(?:com|net|org)$/;

/** How long the site is asked for what it has before a push. */
const FIRST_ANSWER_MS = 10_000;

const FOREIGN: Reading = { answer: 'what it answers is not the file of a conf-site' };

/** The file that contains a hash of all content of a site. Undefined if its address is missing or a placeholder. */
export function contentAddress(baseUrl: unknown): string | undefined {
  if (typeof baseUrl !== 'string' || !URL.canParse(baseUrl)) return undefined;
  if (PLACEHOLDER.test(new URL(baseUrl).hostname)) return undefined;
  return `${baseUrl.replace(/\/+$/, '')}/page-data/content-data.json`;
}

/**
 * Asks which content a site has. Returns how to see that it has other content than now, since what a build will make of a
 * push is not known here: it has its own instant and address. Undefined if the site cannot be reached. A site that is not
 * there yet, or that was made by something else, has new content as soon as it has any.
 */
export async function awaitNewContent(address: string): Promise<Awaited | undefined> {
  let before: string | undefined;
  const now: Awaited = {
    address,
    read(json) {
      before = hashIn(json);
      return 'public';
    },
  };
  const answer = await askPublic(now, AbortSignal.timeout(FIRST_ANSWER_MS));
  if (answer !== 'public' && answer.answer === UNREACHABLE) return undefined;
  return {
    address,
    read(json) {
      const hash = hashIn(json);
      if (hash === undefined) return FOREIGN;
      return hash === before ? { answer: 'it still has the content of before' } : 'public';
    },
  };
}

/** Waits for a number of changes in the `live.json` of an edition. */
export function awaitChanges(address: string, changeCount: number): Awaited {
  return {
    address,
    read(json) {
      const count = field(json, 'changeCount');
      if (typeof count !== 'number') return FOREIGN;
      return count >= changeCount ? 'public' : { answer: `it has ${count} of ${changeCount} changes` };
    },
  };
}

function hashIn(json: unknown): string | undefined {
  const hash = field(json, 'contentHash');
  return typeof hash === 'string' ? hash : undefined;
}
