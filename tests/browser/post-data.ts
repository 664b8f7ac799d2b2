/** What is sent in place of the page's own body: a text as it is, anything else as JSON. */
export function postDataOf(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}
