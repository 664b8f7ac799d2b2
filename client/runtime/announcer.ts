import { settings } from './settings.ts';

/** Says in the hidden live region which page this is: by its first heading, else by its title. */
export async function announcePage(): Promise<void> {
  const page = document.querySelector('main h1')?.textContent.trim() || document.title;
  const words = (await settings())?.words;
  const region = document.getElementById('announcer');
  if (region !== null && words !== undefined) region.textContent = words.navigatedTo.replace('{page}', () => page);
}
