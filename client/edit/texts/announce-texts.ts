import type { ChangeRequestKind } from '../../../src/domain/editor/edit-announcement.ts';
import type { AnnouncedChange } from '../../../src/domain/editor/edit-board.ts';
import type { ChangeEffect } from '../../../src/domain/programme/change-effects.ts';

/** The texts of announced changes. */
export interface AnnounceTexts {
  /** The button that opens the dialog. */
  readonly open: string;
  /** The same button at an entry. */
  readonly openShort: string;
  readonly title: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<ChangeRequestKind, string>>;
  readonly entry: string;
  readonly room: string;
  readonly rooms: string;
  /** Whom a notice is about. */
  readonly about: string;
  readonly everybody: string;
  readonly choose: string;
  /** There is nothing to choose. */
  readonly none: string;
  readonly tray: string;
  readonly minutes: string;
  readonly following: string;
  readonly newTime: string;
  readonly newRoom: string;
  readonly roomStays: string;
  readonly by: string;
  readonly day: string;
  readonly time: string;
  readonly since: string;
  readonly sinceHelp: string;
  readonly until: string;
  readonly untilHelp: string;
  readonly text: string;
  /** The same for a notice, which says nothing else. */
  readonly noticeText: string;
  readonly urgent: string;
  readonly preview: string;
  readonly incomplete: string;
  readonly checking: string;
  readonly people: (names: string) => string;
  readonly consequences: string;
  readonly errors: string;
  readonly conflict: string;
  readonly announce: string;
  readonly announced: string;
  /** The heading of the list of all changes. */
  readonly list: string;
  /** What a record says; also at its entry. */
  readonly records: Readonly<Record<AnnouncedChange['kind'], string>>;
  /** What a change comes to, with the names of rooms. */
  readonly effect: (effect: ChangeEffect) => string;
}
