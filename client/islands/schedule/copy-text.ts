/** Puts a text on the clipboard; false where there is none, as on pages without TLS, or the visitor does not want it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
