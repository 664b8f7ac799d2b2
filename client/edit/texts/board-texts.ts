/** What can be added to a day besides sessions. */
export type Sort =
  | 'coffee'
  | 'lunch'
  | 'pause'
  | 'registration'
  | 'opening'
  | 'panel'
  | 'closing'
  | 'afterParty'
  | 'other'
  | 'rooms'
  | 'tracks';

/** The texts of the programme. */
export interface BoardTexts {
  readonly loading: string;
  readonly days: string;
  readonly noDays: string;
  readonly empty: string;
  readonly tray: string;
  readonly trayEmpty: string;
  readonly forAll: string;
  readonly from: string;
  readonly minutes: (count: number) => string;
  readonly pinned: string;
  readonly clash: string;
  readonly otherProblems: string;
  readonly moveTo: string;
  readonly time: string;
  /** The name of a button, with the entry that it is about. */
  readonly about: (action: string, title: string) => string;
  readonly moveTitle: (title: string) => string;
  readonly timeTitle: (title: string) => string;
  readonly day: string;
  readonly toTray: string;
  readonly remove: string;
  readonly list: string;
  readonly position: string;
  readonly first: string;
  readonly after: (title: string, startsAt: string) => string;
  readonly room: string;
  readonly roomStays: string;
  readonly pin: string;
  readonly pinHint: string;
  readonly startsAt: string;
  readonly setStart: string;
  readonly removePin: string;
  readonly length: string;
  readonly inMinutes: string;
  readonly sessionLength: string;
  readonly setLength: string;
  readonly preview: string;
  readonly previewEmpty: string;
  readonly previewClashes: string;
  readonly move: string;
  readonly cancel: string;
  /** The button that opens the dialog for a new entry. */
  readonly addEntry: string;
  readonly addTitle: string;
  readonly sort: string;
  readonly sorts: Readonly<Record<Sort, string>>;
  readonly title: string;
  readonly add: string;
  readonly moved: string;
  /** How many entries begin at another time besides the first one. */
  readonly others: (count: number) => string;
  readonly conflict: string;
  readonly undo: (what: string) => string;
  readonly undone: string;
  readonly again: string;
}
