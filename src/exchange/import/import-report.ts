import type { ImportNote } from './imported-programme.ts';

/** What an import did, or would do, for the person who ran it. */

export type ReportKind =
  | 'made'
  | 'updated'
  | 'moved'
  | 'removed'
  /** By hand, against what the export says now. */
  | 'kept'
  /** Deleted by hand, and not made again. */
  | 'stays-deleted'
  | 'defaulted'
  | ImportNote['kind'];

export interface ReportItem {
  readonly kind: ReportKind;
  /** A content file, where the item is about one. */
  readonly path?: string;
  readonly message: string;
}
