/** System error codes of a server that cannot be reached or has disconnected. */
const SYSTEM_CODES: ReadonlySet<unknown> = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * SQLSTATE codes of connection exceptions, too many connections, and a server that is starting, stopping or cancelled
 * the query.
 */
const SQLSTATES = /^(?:08\w{3}|53300|57\w{3})$/;

/** Messages of errors of pg that have no code. */
const MESSAGES =
  /^Connection terminated|^timeout exceeded when trying to connect$|has encountered a connection error and is not queryable$/;

/**
 * Whether a query failed because the database server cannot be reached. The same request may succeed some seconds
 * later.
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
