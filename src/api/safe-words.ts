import { ApiError } from './api-error.ts';

/** What failed, in words that hold nothing of what was sent: an error of the database tells values in its details. */
export function safeWords(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown };
  return [name, code].filter((part) => typeof part === 'string').join(' ') || 'unknown error';
}
