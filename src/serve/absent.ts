const absentCodes = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP']);

/** Whether a file system error only says that nothing is there: to a visitor that is a 404, never a 500. */
export function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && absentCodes.has(String(error.code));
}
