import { ApiError } from './api-error.ts';
import { isConnectionError, isDiskFull } from './database/connection-error.ts';

/**
 * The message of an error without anything that a visitor sent: errors of the database quote values in their details.
 */
export function redactedMessage(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown };
  if (isDiskFull(error)) return `the disk of the database is full (${String(code)})`;
  const kind = isConnectionError(error) ? 'the database does not answer' : name;
  return [kind, code].filter((part) => typeof part === 'string').join(' ') || 'unknown error';
}
