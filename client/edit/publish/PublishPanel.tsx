/** Says what has changed since the last publication, and publishes it. */
export function PublishPanel() {
  return null;
}
