/** System error codes of a server that cannot be reached or has disconnected, and of a disk that cannot be written. */
const SYSTEM_CODES: ReadonlySet<unknown> = new Set([
  'EAI_AGAIN',
  'EDQUOT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'EIO',
  'ENETUNREACH',
  'ENOSPC',
  'ENOTFOUND',
  'EPIPE',
  'EROFS',
  'ETIMEDOUT',
]);

/**
 * SQLSTATE codes of connection exceptions, lack of disk space, memory or connections, a server that is starting,
 * stopping or cancelled the query, and files that cannot be read or written.
 */
const SQLSTATES = /^(?:08\w{3}|53\w{3}|57\w{3}|58\w{3})$/;

/** Messages of errors of pg that have no code. */
const MESSAGES =
  /^Connection terminated|^timeout exceeded when trying to connect$|has encountered a connection error and is not queryable$/;

/**
 * Whether a query failed because the database cannot be reached, or has no space. The same request may succeed later.
 *
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
export function isConnectionError(error: unknown): boolean {
  const {
    code = '',
    syscall,
    message = '',
  } = error as Readonly<Record<'code' | 'syscall' | 'message', string | undefined>>;
  const isSocketMissing = code === 'ENOENT' && syscall === 'connect';
  return isSocketMissing || SYSTEM_CODES.has(code) || SQLSTATES.test(code) || MESSAGES.test(message);
}

/** Whether a query failed because the disk of the database has no space. Reads may still work. */
export function isDiskFull(error: unknown): boolean {
  return ['53100', 'ENOSPC', 'EDQUOT'].includes((error as { readonly code?: string }).code ?? '');
}
