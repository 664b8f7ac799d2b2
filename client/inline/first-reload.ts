const PREFIX = 'conf-site-reloaded:';

/**
 * Returns whether this is the first reload for a reason in this session, and remembers it. So a persistent failure
 * causes only one reload. If storage is blocked, it causes none.
 */
export function isFirstReload(reason: string): boolean {
  try {
    if (sessionStorage.getItem(PREFIX + reason) !== null) return false;
    sessionStorage.setItem(PREFIX + reason, '');
    return true;
  } catch {
    return false;
  }
}
