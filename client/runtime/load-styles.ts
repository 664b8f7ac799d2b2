import { whenLoaded } from './when-loaded.ts';

/**
 * Enables the stylesheets of a page before it is shown, and resolves when they are loaded. One that cannot be loaded is
 * left out, since a page without it is still readable. Enabled stylesheets stay enabled: none of their rules applies to
 * pages that do not name them.
 */
export async function enableStyles(assets: readonly string[]): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-asset][disabled]')];
  const needed = links.filter(({ dataset }) => assets.includes(dataset['asset'] ?? ''));
  await Promise.all(
    needed.map(
      (link) =>
        new Promise((resolve) => {
          for (const type of ['load', 'error']) link.addEventListener(type, resolve, { once: true });
          link.disabled = false;
        }),
    ),
  );
}

/** Resolves when the stylesheets of the page have been loaded, for which its scripts do not wait, or cannot be. */
export async function whenStyled(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')];
  const missing = links.filter(({ sheet, media }) => sheet === null && matchMedia(media).matches);
  const arrived = missing.map(
    (link) => new Promise((resolve) => link.addEventListener('load', resolve, { once: true })),
  );
  await Promise.race([Promise.all(arrived), whenLoaded()]);
}
