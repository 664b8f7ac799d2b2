import { settings } from './settings.ts';

/** In milliseconds: as long as the region is empty, so that the same words are news again. */
const PAUSE_MS = 100;

let timer: ReturnType<typeof setTimeout>;

/** Says in the hidden live region which page this is: by its first heading, else by its title. */
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
