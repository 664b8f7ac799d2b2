/** Ends once the document has all it came with: pictures, style, fonts. What may wait does, and takes nothing from it. */
export async function whenLoaded(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
}
