const PREFIX = 'conf-site-reloaded:';

/**
 * Whether the visit has not yet been reloaded for a reason; notes that it is now. So what stays broken is reloaded once
 * in a session, and never where nothing can be noted.
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
