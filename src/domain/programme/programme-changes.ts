import type { Text } from '../language.ts';
import type { Room } from '../site/site-parts.ts';
import type { Instant } from '../time/timeline.ts';

/**
 * The changes of a programme that people must be told about. The programme itself always says what is planned now; no
 * change shows or hides anything at its time.
 */
export type Change = {
  readonly ident: string;
  /** When it was decided or told. */
  readonly at: Instant;
  readonly urgent: boolean;
  readonly text?: Text;
} & (
  | { readonly kind: 'cancelled' | 'restored' | 'full'; readonly entry: ChangedEntry }
  /** `from`: where it was before, as far as that changed. */
  | { readonly kind: 'moved'; readonly entry: ChangedEntry; readonly from: Partial<EntryPosition> }
  | { readonly kind: 'delayed'; readonly entry: ChangedEntry; readonly minutes: number }
  /** `from`: what would have started in the room then, or later on that day, is delayed. */
  | { readonly kind: 'shift'; readonly room: Room; readonly from: Instant; readonly minutes: number }
  | { readonly kind: 'replaced'; readonly entry: ChangedEntry; readonly by: ChangedEntry }
  /** About the whole edition, if it names neither entry nor room. `until`: null if it is of use for good. */
  | { readonly kind: 'notice'; readonly entry?: ChangedEntry; readonly room?: Room; readonly until: Instant | null }
);

export type ChangeKind = Change['kind'];

/** What a change names: a session, in the programme or not, or a special entry or break of the programme. */
export interface ChangedEntry {
  readonly ident: string;
  /** The day of a special entry or break, `YYYY-MM-DD`; absent for a session. */
  readonly day?: string;
  /** The slot of a session, absent if all its slots are meant; the start of another entry, if the change says it. */
  readonly slot?: SlotName;
  readonly title: Text;
}

/** A slot of a session: its day, and its start in the programme as it is after the change, as far as the change says them. */
export interface SlotName {
  readonly day?: string;
  readonly startsAt?: Instant;
}

/** When an entry starts, and where it is. */
export interface EntryPosition {
  readonly startsAt: Instant;
  readonly room?: Room;
}

/** What has become of an entry by the changes of its edition. */
export interface EntryOutcome {
  readonly state: EntryState;
  /** No seats are left. */
  readonly isFull: boolean;
  /** The entry that it replaces. */
  readonly replaces?: ChangedEntry;
  /** Where it was planned at first, as far as that is not where it is now. */
  readonly was?: Partial<EntryPosition>;
  /** The changes that name it or move it, in the order of the edition's. */
  readonly changes: readonly Change[];
}

/** An entry that is cancelled or replaced does not take place. */
export type EntryState =
  | { readonly kind: 'planned' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'replaced'; readonly by: ChangedEntry };
