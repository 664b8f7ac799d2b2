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
