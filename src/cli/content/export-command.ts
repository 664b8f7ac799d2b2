import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CONTACT_COLUMNS, type ContactFilter, contactsIn } from '../../authoring/contacts.ts';
import { allRecordsOf } from '../../content/content-index.ts';
import { writeCsv } from '../../content/csv-adapter.ts';
import { count } from '../../diagnostics/format-pretty.ts';
import { HintedError } from '../../diagnostics/hinted-error.ts';
import { MARKER } from '../../domain/page/output.ts';
import { checkSite } from '../../pipeline/check.ts';
import { createStopwatch } from '../../pipeline/stopwatch.ts';
import { type CommandContext, rootsOf } from '../console/command-context.ts';
import { reportContentErrors } from '../console/report-error.ts';
import { writePrivateFile } from '../console/write-private-file.ts';

export interface ExportContactsFlags extends ContactFilter {
  /** The file to write; standard output if it is absent. */
  readonly file?: string;
}

/**
 * `conf-site export contacts`: e-mail addresses and phone numbers of speakers and sponsors, as CSV. Throws
 * `HintedError` for a file in a folder that visitors see, and for an event or year that does not exist.
 */
export async function exportContactsCommand(
  context: CommandContext,
  { file, ...filter }: ExportContactsFlags,
): Promise<number> {
  const { root } = context.flags;
  const target = file === undefined ? undefined : resolve(file);
  if (target !== undefined) refusePublic(target, root);
  const checked = await checkSite(rootsOf(context), createStopwatch());
  if (checked.summary.errors > 0) {
    reportContentErrors(context, checked, 'Nothing is exported before they are fixed.');
    return 1;
  }
  const { index } = checked;
  refuseUnknown(filter, allRecordsOf(index, 'edition', filter).length === 0);
  const contacts = contactsIn(index, filter);
  const csv = writeCsv(CONTACT_COLUMNS, contacts as never);
  if (target === undefined) context.print(csv.trimEnd());
  else writePrivateFile(target, csv);
  const counted = count(contacts.length, 'contact');
  context.say(target === undefined ? `${counted}.` : `${counted} written to ${file}.`);
  return 0;
}

/**
 * Refuses folders that are published: `dist/`, every other folder with a build, and `content/`, whose media are
 * published.
 */
function refusePublic(target: string, root: string): void {
  const folder = dirname(target);
  if (!existsSync(folder)) throw new HintedError(`There is no folder ${folder}.`, 'create it, or choose another file');
  if (statSync(target, { throwIfNoEntry: false })?.isDirectory() === true) {
    throw new HintedError(`${target} is a folder.`, 'name a file, for instance contacts.csv');
  }
  const isPublic = foldersAbove(target).some(
    (one) => one === resolve(root, 'dist') || one === resolve(root, 'content') || existsSync(join(one, MARKER)),
  );
  if (!isPublic) return;
  throw new HintedError(
    `${target} would be published with the site, and contacts are private.`,
    'name a file outside of content/ and of every folder with a build',
  );
}

function foldersAbove(path: string): readonly string[] {
  const folder = dirname(path);
  return folder === path ? [] : [folder, ...foldersAbove(folder)];
}

function refuseUnknown({ event, year }: ContactFilter, isEmpty: boolean): void {
  if (!isEmpty) return;
  const name = [event, year].filter((part) => part !== undefined).join(' ');
  throw new HintedError(`There is no edition ${name}.`, 'see the folders in content/events');
}
