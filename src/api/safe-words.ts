import { ApiError } from './api-error.ts';
import { isConnectionError } from './database/connection-error.ts';

/** What failed, in words that hold nothing of what was sent: an error of the database tells values in its details. */
export function safeWords(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown };
  const what = isConnectionError(error) ? 'the database does not answer' : name;
  return [what, code].filter((part) => typeof part === 'string').join(' ') || 'unknown error';
}
