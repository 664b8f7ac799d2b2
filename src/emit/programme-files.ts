import type { KeptNames } from '../model/kept-names.ts';
import { keptWith } from '../model/kept-with.ts';
import type { Later } from '../model/later.ts';
import type { NamedFile, OutputFile } from '../model/output.ts';
import type { PlannedProgramme } from '../model/programme.ts';
import { calendarFiles } from './calendars.ts';
import { scheduleFiles } from './schedule-files.ts';

/** The calendars and schedules of a programme, which is asked for only where it is not known what it has, or a file is wanted. */
export function programmeFiles(
  programme: Later<PlannedProgramme>,
  names: KeptNames<readonly NamedFile[]>,
): readonly OutputFile[] {
  const { madeOf } = programme;
  const known = madeOf === undefined ? undefined : names.get(madeOf);
  if (known !== undefined) {
    let made: readonly OutputFile[] | undefined;
    const contentAt = (path: string): string | Promise<string> => {
      made ??= madeFiles(programme.value);
      return contentOf(made, path);
    };
    return known.map((file) => ({ ...file, content: () => contentAt(file.path) }));
  }
  const files = madeFiles(programme.value);
  if (madeOf !== undefined)
    names.set(
      madeOf,
      files.map(({ path, hash }) => ({ path, hash })),
    );
  return files;
}

/** Made once, also where a programme is planned again and nothing of it has changed. */
const madeFiles = keptWith((programme: PlannedProgramme) => [...calendarFiles(programme), ...scheduleFiles(programme)]);

function contentOf(files: readonly OutputFile[], path: string): string | Promise<string> {
  const file = files.find((one) => one.path === path);
  if (typeof file?.content !== 'function') throw new Error(`"${path}" is not a file of this programme.`);
  return file.content() as string | Promise<string>;
}
