import type { PublishFailureCode } from './publication-codes.ts';

/**
 * Why the watch refuses a request of the editor, or why a publication fails: permanent names for which the editor has a
 * sentence in each of its languages besides English. The message in English has the names and numbers.
 */
export type FailureCode =
  | PublishFailureCode
  // The watch itself
  | 'no-answer'
  | 'no-session'
  | 'edited-elsewhere'
  | 'other-origin'
  | 'sending-interrupted'
  | 'too-large'
  | 'request-malformed'
  | 'bug'
  // The disk
  | 'site-missing'
  | 'disk-full'
  | 'not-permitted'
  | 'path-blocked'
  | 'name-too-long'
  | 'system-failed'
  // Records
  | 'record-gone'
  | 'record-unreadable'
  | 'file-gone'
  | 'file-changed'
  | 'file-not-editable'
  | 'folder-impossible'
  | 'folder-linked'
  | 'kind-not-here'
  | 'not-creatable'
  | 'title-missing'
  | 'address-impossible'
  | 'name-malformed'
  | 'name-taken'
  | 'name-of-windows'
  | 'not-renamable'
  | 'named-after-session'
  | 'not-removable'
  | 'nothing-to-undo'
  | 'nothing-to-redo'
  | 'not-a-picture'
  | 'not-a-picture-folder'
  | 'text-too-long'
  | 'comment-gone'
  // Events and editions
  | 'year-malformed'
  | 'year-reached'
  | 'edition-missing'
  | 'edition-not-over'
  // The programme
  | 'board-outdated'
  | 'room-gone'
  | 'no-lists-chosen'
  | 'add-to-day-first'
  | 'parallel-in-parallel'
  | 'parallel-not-empty'
  | 'parallel-fixed'
  | 'time-malformed'
  | 'length-impossible'
  | 'move-makes-error'
  // Announced changes
  | 'announcement-impossible'
  | 'fields-missing'
  | 'already-so'
  | 'later-announcement'
  | 'other-day'
  | 'day-without-programme'
  | 'not-in-programme'
  | 'programme-has-errors'
  | 'entry-without-room'
  | 'nothing-begins-later'
  | 'replacement-impossible';
