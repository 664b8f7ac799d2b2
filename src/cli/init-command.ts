import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { starterFiles } from '../exchange/init/starter-files.ts';
import { refuseTaken, writeSite } from '../exchange/init/write-site.ts';
import { buildInstant } from './build-instant.ts';
import type { CommandContext } from './command-context.ts';

export interface InitFlags {
  readonly dir: string;
  readonly event?: string;
  readonly at?: string;
}

/** `conf-site init`: a small complete site in a folder of its own. */
export async function initCommand(context: CommandContext, flags: InitFlags): Promise<number> {
  const dir = resolve(flags.dir);
  await refuseTaken(dir);
  const { packageDir, version } = context.tool;
  const { files, event, day } = await starterFiles({
    packageDir,
    version,
    at: buildInstant(flags.at, context.flags.root),
    name: basename(dir),
    ...(flags.event === undefined ? {} : { event: flags.event }),
  });
  await writeSite(dir, files);
  context.print(
    `Made ${event} ${day.slice(0, 4)} in ${flags.dir}: ${files.size} files. Everything in them is invented.`,
  );
  context.say(nextSteps(dir));
  return 0;
}

/** What to do now, a command a line. */
function nextSteps(dir: string): string {
  const here = relative(process.cwd(), dir);
  const steps = [
    ...(here === '' ? [] : [[`cd ${inShell(here)}`, '']]),
    ...(isInstalled(dir) ? [] : [['npm install', '']]),
    ['npx conf-site watch', 'builds and serves it, and again whenever you save'],
    ['npx conf-site check', 'tells what is wrong with the content, and where'],
  ];
  const lines = steps.map(([command = '', does]) => `  ${command.padEnd(22)}${does}`.trimEnd());
  return ['\nNext:', ...lines, '\nREADME.md says what is where, and what to change first.'].join('\n');
}

/** A path as a word of a command line. */
function inShell(path: string): string {
  return /[^\w./@%+:,=\\~-]/.test(path) ? `"${path.replace(/["$`]/g, '\\$&')}"` : path;
}

/** Whether the tool is found from there, as npx looks for it: upwards. */
function isInstalled(dir: string): boolean {
  if (existsSync(join(dir, 'node_modules', '.bin', 'conf-site'))) return true;
  return dirname(dir) !== dir && isInstalled(dirname(dir));
}
