import { effectSentence } from '../../../src/domain/programme/change-effects.ts';
import type { AnnounceTexts } from './announce-texts.ts';

/** The English texts of announced changes. */
export const englishTexts: AnnounceTexts = {
  open: 'Announce a change…',
  openShort: 'Announce…',
  title: 'Announce a change',
  kind: 'What happens?',
  kinds: {
    cancel: 'It is cancelled',
    delay: 'It begins later',
    shift: 'Everything in a room begins later',
    move: 'It has another time or room',
    replace: 'Something else takes its place',
    full: 'It has no seats left',
    restore: 'It takes place after all, or has seats again',
    notice: 'Something else that people should know',
  },
  entry: 'Which session or entry?',
  room: 'Which room?',
  rooms: 'Rooms',
  about: 'Whom or what is it about?',
  everybody: 'Everybody',
  choose: 'Please choose',
  none: 'There is none',
  tray: 'Not in the programme',
  minutes: 'How many minutes later?',
  following: 'What follows in its room that day begins later, too',
  newTime: 'New time',
  newRoom: 'New room',
  roomStays: 'As it is now',
  by: 'What takes its place?',
  day: 'Day',
  time: 'Time',
  since: 'Since',
  sinceHelp: 'Leave it empty for “from now on”.',
  until: 'Until when should it be shown?',
  untilHelp: 'Without a time, it stays.',
  text: 'What else should people know?',
  noticeText: 'What should people know?',
  urgent: 'Urgent: show it before anything else',
  preview: 'What will be',
  incomplete: 'This is said here once everything that is needed is filled in.',
  checking: 'It is being checked…',
  people: (names) => `It concerns ${names}: tell them yourself, too.`,
  consequences: 'Please note:',
  errors: 'It cannot be announced, since the content would have errors:',
  conflict:
    'The programme was changed elsewhere in the meantime, so nothing was announced. Please check what you have chosen, and try again.',
  announce: 'Announce',
  announced: 'Announced. People see it once it is published.',
  list: 'Announced changes',
  records: {
    cancelled: 'Cancelled',
    restored: 'Takes place after all',
    full: 'No seats left',
    moved: 'Moved',
    delayed: 'Begins later',
    shift: 'Everything begins later',
    replaced: 'Replaced',
    notice: 'Notice',
  },
  effect: (effect) => {
    if (effect.kind !== 'pinned') return effectSentence(effect);
    return effect.count === 1
      ? 'Nothing else moves: 1 entry now has a fixed start.'
      : `Nothing else moves: ${effect.count} entries now have a fixed start.`;
  },
};
