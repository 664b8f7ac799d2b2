import { type NewKind, type NewOptions, newFiles } from '../../authoring/new/new-files.ts';
import { currentYear, eventNamed, type NewScope, openScope } from '../../authoring/new/new-scope.ts';
import { changeFiles, type FileChange } from '../../content-edits/content-files.ts';
import { dataOf } from '../../content-edits/record-values.ts';
import { buildInstant } from '../build-instant.ts';
import { type CommandContext, rootsOf } from '../console/command-context.ts';
import { updateSiteSchemas } from '../update-site-schemas.ts';
import { reportChanges } from './report-changes.ts';

export interface NewFlags extends Omit<NewOptions, 'name'> {
  /** The words of the name, as separate arguments. */
  readonly nameParts: readonly string[];
  readonly dryRun?: boolean;
  readonly at?: string;
}

/** `conf-site new`: writes files that are valid as they are, with comments that say what to fill in. */
export async function newCommand(context: CommandContext, flags: NewFlags): Promise<number> {
  const { root: rootDir } = context.flags;
  const dryRun = flags.dryRun === true;
  const at = buildInstant(flags.at, rootDir);
  // The files begin with lines that lead to them.
  if (!dryRun) updateSiteSchemas(context);
  const scope = await openScope(rootsOf(context), at);
  const changes = await newFiles(scope, { ...flags, name: flags.nameParts.join(' ') });
  await changeFiles(rootDir, changes, { dryRun });
  reportChanges(context, changes, { dryRun, withTexts: dryRun });
  context.say(`\n${nextStep(flags.kind, scope, changes)}`);
  return 0;
}

/** The next steps, in sentences. `changes` are the written files; the first one is that of the record. */
function nextStep(kind: string, scope: NewScope, [first]: readonly FileChange[]): string {
  const path = first?.path ?? '';
  const [, , event = '', year = ''] = path.split('/');
  const ident = path.replace(/^.*\/|\.(?:md|yaml)$/g, '');
  return STEPS[kind as NewKind]({ scope, path, ident, event, year, edition: `content/events/${event}/${year}` });
}

interface Written {
  readonly scope: NewScope;
  /** The file of the record, relative to the root. */
  readonly path: string;
  /** Its name without the extension. */
  readonly ident: string;
  /** The event and year in its path; empty if there is none. */
  readonly event: string;
  readonly year: string;
  /** `content/events/EVENT/YEAR` */
  readonly edition: string;
}

const STEPS: Readonly<Record<NewKind, (written: Written) => string>> = {
  speaker: ({ edition }) => hiddenStep(`, name the speaker under "speakers" of a session in ${edition}/sessions/`),
  session: ({ edition }) =>
    hiddenStep(`, name who speaks under "speakers", give it a place in ${edition}/schedule.yaml`),
  sponsor: sponsorStep,
  faq: () => hiddenStep(),
  news: () => hiddenStep(),
  page: pageStep,
  venue: venueStep,
  testimonial: () => hiddenStep(),
  tickets: () =>
    [
      'Write the real price, dates and access, and copy the example for each further ticket.',
      'Readers see a ticket once its "listed" is true.',
    ].join('\n'),
  schedule: () =>
    'Put the entries below "entries: []" in order, and let them take its place. Readers see nothing before.',
  survey: ({ event, year, edition }) =>
    [
      'Review the questions: once somebody has answered, their idents must not change.',
      `Readers see the survey when content/events/${event}/event.yaml has "survey: { '${year}': true }".`,
      `It opens when the event is over; "survey" under "dateLimits" in ${edition}/edition.yaml says until when.`,
    ].join('\n'),
  asset: ({ ident }) => `List the material in place of "items: []". It shows with the session ${ident}.`,
  edition: editionStep,
  event: ({ event }) =>
    [
      'Readers do not see it yet: its address only says that it is not running. Review what says "review", and add days and texts.',
      `Its tickets, schedule and survey: conf-site new tickets --event ${event}, and so on.`,
      'Then set "enabled" to true for its own pages, "visible" for its place on the home page,',
      '"visibleInHeader" for the menu and, once a year is over, "visibleInHistory".',
    ].join('\n'),
};

/** The next step for a record that a field hides. `also` is what else it needs before readers see it. */
function hiddenStep(also = ''): string {
  return `Replace each TODO${also}, delete "visible: false", and run conf-site check.`;
}

function sponsorStep({ scope, ident }: Written): string {
  return [
    `Put the real logo in place of content/media/sponsors/${ident}.svg, which was drawn, and delete "visible: false".`,
    `Then name ${ident} under "sponsors" in ${currentEdition(scope)}, at its level: l5 is first, l1 last.`,
  ].join('\n');
}

function venueStep({ scope, ident }: Written): string {
  return [
    `Review what says "review", and put a real map in place of content/media/venues/${ident}-map.svg.`,
    `Readers see the venue once an edition names it: "venue: ${ident}" in ${currentEdition(scope)}.`,
  ].join('\n');
}

function pageStep({ scope, path, ident, event }: Written): string {
  const isOfEvent = path.startsWith('content/events/');
  const address = `${isOfEvent ? baseUrlOf(scope, event) : '/'}${ident}/`;
  return [
    `Replace each TODO before you publish: the page is at ${address}, where only those find it who know the address.`,
    `Link to {linkLang}${address} from a text, or from the footer ("footer.links" in content/site.yaml).`,
    'Delete "hidden: true" when search engines may find it.',
  ].join('\n');
}

function baseUrlOf({ index }: NewScope, event: string): string {
  return String(dataOf(index, 'event', { event })?.baseUrl ?? `/${event}/`);
}

function editionStep({ scope, event, year }: Written): string {
  const shows =
    Number(year) < currentYear(scope, event)
      ? `Readers see it at /${event}/${year}/ with the next build.`
      : `Readers see it once it is the event's currentYear: conf-site rollover ${event} ${year} does that.`;
  return `Review what says "review". ${shows}`;
}

/** The file of the main event's current edition. */
function currentEdition(scope: NewScope): string {
  const event = eventNamed(scope);
  return `content/events/${event}/${currentYear(scope, event)}/edition.yaml`;
}
