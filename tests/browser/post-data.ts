/** The data to send instead of the page's own body: a text unchanged, anything else as JSON. */
export function postDataOf(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}
