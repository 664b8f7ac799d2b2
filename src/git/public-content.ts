import { field } from '../content/content-index.ts';
import { type Awaited, askPublic, type Reading, UNREACHABLE, waiting } from './await-public.ts';

/** Hosts that nobody can have (RFC 2606): the address of a new site, until it gets one of its own. */
const PLACEHOLDER = /(?:^|\.)(?:example|invalid|test)$|(?:^|\.)example\.(?:com|net|org)$/;

/** How long the site is asked for what it has before a push. */
const FIRST_ANSWER_MS = 10_000;

const FOREIGN = waiting('what it answers is not the file of a conf-site');

/** The file that contains the hashes of a site's content. Undefined if its address is missing or a placeholder. */
export function contentAddress(baseUrl: unknown): string | undefined {
  if (typeof baseUrl !== 'string' || !URL.canParse(baseUrl)) return undefined;
  if (PLACEHOLDER.test(new URL(baseUrl).hostname)) return undefined;
  return `${baseUrl.replace(/\/+$/, '')}/page-data/content-data.json`;
}

/** The content of a site. A hash is undefined if the site does not have it. */
export interface PublicContent {
  readonly contentHash: string | undefined;
  /** A hash of the content files. Sites that an older conf-site has built do not have it. */
  readonly sourceHash: string | undefined;
}

/** Asks which content a site has. Undefined if it cannot be reached. A site that is not there yet has no hashes. */
export async function publicContent(address: string): Promise<PublicContent | undefined> {
  let content = contentIn(undefined);
  const asked: Awaited = {
    address,
    read(json) {
      content = contentIn(json);
      return { kind: 'public', answer: 'it has an answer' };
    },
  };
  const { answer } = await askPublic(asked, AbortSignal.timeout(FIRST_ANSWER_MS));
  return answer === UNREACHABLE ? undefined : content;
}

/**
 * Waits until a site was built from the content files with this hash. A build of an older conf-site does not say what it was
 * built from: it is only seen that it has other content than `before`.
 */
export function awaitSource(address: string, before: PublicContent, sourceHash: string): Awaited {
  return {
    address,
    read(json) {
      const now = contentIn(json);
      if (now.contentHash === undefined) return FOREIGN;
      if (now.sourceHash === sourceHash) return { kind: 'public', answer: 'it was built from what was pushed' };
      if (now.sourceHash === undefined) return now.contentHash === before.contentHash ? UNCHANGED : UNSURE;
      return now.sourceHash === before.sourceHash ? UNCHANGED : OTHER;
    },
  };
}

const UNCHANGED = waiting('it still has the content of before');
const UNSURE: Reading = { kind: 'unsure', answer: 'it has other content than before' };
const OTHER: Reading = { kind: 'other', answer: 'it has other content than before, but not what was pushed' };

/** Waits for a number of changes in the `live.json` of an edition. */
export function awaitChanges(address: string, changeCount: number): Awaited {
  return {
    address,
    read(json) {
      const count = field(json, 'changeCount');
      if (typeof count !== 'number') return FOREIGN;
      const answer = `it has ${count} of ${changeCount} changes`;
      return count >= changeCount ? { kind: 'public', answer } : waiting(answer);
    },
  };
}

function contentIn(json: unknown): PublicContent {
  return { contentHash: textIn(json, 'contentHash'), sourceHash: textIn(json, 'sourceHash') };
}

function textIn(json: unknown, name: string): string | undefined {
  const text = field(json, name);
  return typeof text === 'string' ? text : undefined;
}
