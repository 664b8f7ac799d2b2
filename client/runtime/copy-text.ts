/**
 * Copies a text to the clipboard. Returns false if that is not possible, as on pages without HTTPS, or not permitted.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
