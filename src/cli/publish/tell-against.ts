import type { Against, MovedSession, SessionPlace } from '../../model/against.ts';
import type { CommandContext } from '../console/command-context.ts';

/** Says which addresses of a published build would be gone, and which sessions moved without a word to calendars. */
export function tellAgainst({ say, talkColors: colors }: CommandContext, { folder, vanished, moved }: Against): void {
  for (const session of moved) say(`${movedWords(session, colors.yellow('warning'))}\n`);
  if (vanished.length === 0) {
    say(`Every address of ${folder} goes on.`);
    return;
  }
  say(
    `${colors.red('error')} ${vanished.length === 1 ? '1 address' : `${vanished.length} addresses`} of ${folder} would be gone:`,
  );
  for (const address of vanished) say(`  ${address}`);
  say(
    `  ${colors.cyan('hint:')} list the old name under "formerSlugs" of the record that takes its place; where an address ` +
      'is to go for good, build without --against once',
  );
}

function movedWords({ event, year, session, title, revision, was, is }: MovedSession, warning: string): string {
  return (
    `${warning} ${event} ${year}: "${title}" was at ${placeWords(was, is)}, is at ${placeWords(is, was)}, and its revision is ` +
    `still ${revision}: calendars keep the old place.\n  hint: raise "revision" and set "updated" in the session ${session}`
  );
}

/** What differs from the other place. */
function placeWords(place: SessionPlace, other: SessionPlace): string {
  const times = `${place.startsAt.replace('T', ' ')}–${place.endsAt.slice(11)}`;
  return place.location === other.location ? times : `${times} (${place.location})`;
}
