import { settings } from './load-queries.ts';

/** The time for which the live region stays empty, in milliseconds, so that the same text is announced again. */
const PAUSE_MS = 100;

let timer: ReturnType<typeof setTimeout>;

/** Announces the page in the hidden live region, by its first heading, else by its title. */
export async function announcePage(): Promise<void> {
  const region = document.getElementById('announcer');
  const words = (await settings())?.words;
  if (region === null || words === undefined) return;
  const [before = '', after = ''] = words.navigatedTo.split('{page}');
  const heading = document.querySelector('main h1')?.cloneNode(true);
  region.replaceChildren();
  clearTimeout(timer);
  timer = setTimeout(() => {
    region.append(before, ...(heading?.textContent?.trim() ? heading.childNodes : [document.title]), after);
  }, PAUSE_MS);
}
