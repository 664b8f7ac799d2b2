/** How often the site is asked whether it has changed. */
const CHECK_MS = 60_000;

export interface ScreenVersion {
  /** The hash of the page's content, which is part of its document. */
  readonly fingerprint: string;
  /** The folders of the editions: `devlica/2026/`. The `live.json` in each of them contains its `build`. */
  readonly editions: readonly string[];
}

/**
 * Reloads the screen in a break when its page has changed. The page is fetched first, and only if one of the editions has
 * another build than before, so that a screen without a network never loses what it shows.
 */
export function reloadWhenChanged(
  screen: HTMLElement,
  { fingerprint, editions }: ScreenVersion,
  signal: AbortSignal,
): void {
  const base = document.documentElement.dataset['base'] ?? '/';
  let known: string | undefined;
  const check = async (): Promise<void> => {
    const builds = await Promise.all(editions.map((folder) => buildAt(`${base}${folder}live.json`, signal)));
    const current = JSON.stringify(builds);
    if (builds.every((build) => build === undefined) || current === known) return;
    const page = await textAt(location.pathname, signal);
    if (page === undefined || signal.aborted) return;
    if (page.includes(fingerprint)) known = current;
    else if (page.includes('data-screen=') && isInBreak(screen)) location.reload();
  };
  const timer = setInterval(() => void check(), CHECK_MS);
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
}

/** Whether nobody is on stage in the room. The screen of the foyer disturbs nobody. */
function isInBreak(screen: HTMLElement): boolean {
  const talk = ':is([data-state="session"], [data-state="special"]):not([hidden])';
  return screen.dataset['screen'] === 'foyer' || screen.querySelector(talk) === null;
}

async function buildAt(address: string, signal: AbortSignal): Promise<string | undefined> {
  const text = await textAt(address, signal);
  try {
    const { build } = JSON.parse(text ?? '{}') as { readonly build?: unknown };
    return typeof build === 'string' ? build : undefined;
  } catch {
    return undefined;
  }
}

/** The text of a file of the site as the host has it; undefined if it cannot be fetched. */
async function textAt(address: string, signal: AbortSignal): Promise<string | undefined> {
  const answer = await fetch(address, { cache: 'no-store', signal }).catch(() => undefined);
  return answer?.ok === true ? answer.text().catch(() => undefined) : undefined;
}
