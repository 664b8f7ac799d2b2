/** A file that was named does not exist. */
export class FileMissingError extends Error {
  readonly hint = 'name files as they stand in the folder you are in';
}
