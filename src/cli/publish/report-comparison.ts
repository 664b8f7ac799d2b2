import type {
  BuildComparison,
  MovedSession,
  ProposedChange,
  SessionPlace,
} from '../../domain/site/build-comparison.ts';
import type { CommandContext } from '../console/command-context.ts';

type Output = Pick<CommandContext, 'say' | 'stderrColors'>;

/**
 * Prints what a comparison with a published build has found: sessions that moved without a new revision, published
 * changes that are gone, changes to write, and addresses that would be gone.
 */
export function reportComparison(output: Output, comparison: BuildComparison): void {
  const { say, stderrColors: colors } = output;
  const warning = colors.yellow('warning');
  for (const session of comparison.moved) say(`${movedMessage(session, warning)}\n`);
  for (const { event, year, ident } of comparison.removedChanges)
    say(
      `${warning} content/events/${event}/${year}/changes/${ident}.yaml is gone, and the change was published.\n` +
        '  hint: keep the file; where something takes place after all, add a change with "kind: restored"\n',
    );
  if (comparison.proposed.length > 0) reportProposed(output, comparison.proposed);
  reportVanished(output, comparison);
}

/** The changes are proposals: the organiser decides which of them are right, and what to say in a text. */
function reportProposed({ say, stderrColors: colors }: Output, proposed: readonly ProposedChange[]): void {
  const number = proposed.flatMap(({ titles }) => titles).length;
  const have = number === 1 ? '1 session has' : `${number} sessions have`;
  say(
    `${have} changed since that build, and nothing tells visitors. To tell them, run (with --text "…" to say why):\n`,
  );
  for (const { command, titles, missing } of proposed) {
    for (const title of titles) say(colors.dim(`  # ${title}`));
    say(`  ${colors.bold(`conf-site ${command.join(' ')}`)}`);
    if (missing !== undefined) say(`  ${colors.cyan('hint:')} ${LACKING[missing]}`);
    say('');
  }
}

const LACKING: Readonly<Record<NonNullable<ProposedChange['missing']>, string>> = {
  session: 'first show the session again, with its entry in the schedule; the change strikes it through',
  entry: 'first put its entry back into the schedule, where the change strikes it through',
};

function reportVanished({ say, stderrColors: colors }: Output, { folder, vanished }: BuildComparison): void {
  if (vanished.length === 0) {
    say(`Every address of ${folder} still exists.`);
    return;
  }
  const number = vanished.length === 1 ? '1 address' : `${vanished.length} addresses`;
  say(`${colors.red('error')} ${number} of ${folder} would be gone:`);
  for (const address of vanished) say(`  ${address}`);
  say(
    `  ${colors.cyan('hint:')} list the old name under "formerSlugs" of the record that takes its place; where an address ` +
      'is to go for good, build without --against once',
  );
}

function movedMessage({ event, year, session, title, revision, was, is }: MovedSession, warning: string): string {
  return (
    `${warning} ${event} ${year}: "${title}" was at ${placeText(was, is)}, is at ${placeText(is, was)}, and its revision is ` +
    `still ${revision}: calendars keep what they have.\n` +
    `  hint: write a change, or raise "revision" and set "updated" in the session ${session}`
  );
}

/** The times of a place, and its location if that differs from the other place. */
function placeText(place: SessionPlace, other: SessionPlace): string {
  const times = `${place.startsAt.replace('T', ' ')}–${place.endsAt.slice(11)}`;
  const where = place.location === other.location ? times : `${times} (${place.location})`;
  return place.isCancelled ? `${where} (cancelled)` : where;
}
