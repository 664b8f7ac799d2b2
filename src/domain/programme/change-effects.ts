/** What an announced change comes to, for each entry that it touches. Rooms are idents or names. */
export type ChangeEffect =
  | { readonly kind: 'cancelled' | 'restored' | 'full' | 'replaced' | 'notice'; readonly title: string }
  /** An entry has another time, another room, or both. Times are `HH:mm`. */
  | { readonly kind: 'moved'; readonly title: string; readonly from: EntryPlace; readonly to: EntryPlace }
  | { readonly kind: 'noticeInRoom'; readonly room: string }
  /** A notice for everybody at an edition, such as `Devlica 2026`. */
  | { readonly kind: 'noticeForAll'; readonly edition: string }
  /** The schedule has been edited before. */
  | { readonly kind: 'scheduleStays' }
  /** So many other entries got a fixed start, by which they begin when they did before. */
  | { readonly kind: 'pinned'; readonly count: number };

export interface EntryPlace {
  readonly time: string;
  readonly room?: string;
}

/** An effect as an English sentence. */
export function effectSentence(effect: ChangeEffect): string {
  switch (effect.kind) {
    case 'moved':
      return movedSentence(effect);
    case 'noticeInRoom':
      return `The room ${effect.room} has a notice now.`;
    case 'noticeForAll':
      return `${effect.edition} has a notice now.`;
    case 'scheduleStays':
      return 'The schedule stays as it is, since it says so already.';
    case 'pinned': {
      const have = effect.count === 1 ? '1 entry now has' : `${effect.count} entries now have`;
      return `Nothing else moves: ${have} a fixed start ("startsAt") in the schedule.`;
    }
    default:
      return `"${effect.title}" ${STATES[effect.kind]}`;
  }
}

const STATES = {
  cancelled: 'is cancelled. Its row, its page and its calendar stay, and say so.',
  restored: 'takes place after all.',
  full: 'has no seats left.',
  replaced: 'does not take place; another entry takes its place.',
  notice: 'has a notice now.',
} as const;

function movedSentence({ title, from, to }: Extract<ChangeEffect, { kind: 'moved' }>): string {
  const where = to.room === undefined ? '' : ` in ${to.room}`;
  if (from.room === to.room) return `"${title}" begins at ${to.time} instead of ${from.time}${where}.`;
  const time = from.time === to.time ? `at ${to.time}, as before` : `at ${to.time} instead of ${from.time}`;
  return `"${title}" is${where} instead of ${from.room ?? 'no room'}, ${time}.`;
}
