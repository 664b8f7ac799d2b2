/** Resolves when the document and its pictures, styles and fonts are loaded. For work that should not delay these. */
export async function whenLoaded(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
}
