/**
 * Enables the stylesheets of a page before it is shown, and resolves when they are loaded; also if one cannot be loaded,
 * since a page without it is still readable. The other links are already on every page, disabled. Stylesheets stay enabled afterwards:
 * on pages that do not name them, none of their rules applies.
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
