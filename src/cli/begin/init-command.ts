import { basename, resolve } from 'node:path';
import { defined } from '../../domain/defined.ts';
import { languageTags } from '../../init/language-tags.ts';
import { starterFiles } from '../../init/starter-files.ts';
import { toolDependency } from '../../init/tool-dependency.ts';
import { requireEmptyFolder, writeSite } from '../../init/write-site.ts';
import { buildInstant } from '../build-instant.ts';
import type { CommandContext } from '../console/command-context.ts';

export interface InitFlags {
  readonly dir: string;
  readonly event?: string;
  readonly at?: string;
  readonly language?: readonly string[];
  readonly look?: string;
  readonly lookCopy?: string;
}

/** `conf-site init`: writes a small complete site into a new folder. */
export async function initCommand(context: CommandContext, flags: InitFlags): Promise<number> {
  const dir = resolve(flags.dir);
  const languages = flags.language && languageTags(flags.language);
  await requireEmptyFolder(dir);
  const at = buildInstant(flags.at, context.flags.root);
  const { packageDir, version, clone } = context.tool;
  if (clone !== undefined) context.say('Compiling conf-site, to pack it into the new site …');
  const { files, event, day } = await starterFiles({
    packageDir,
    tool: await toolDependency({ packageDir, version, isClone: clone !== undefined }),
    at,
    name: basename(dir),
    ...defined({ event: flags.event, languages, look: flags.look, lookCopy: flags.lookCopy }),
  });
  await writeSite(dir, files);
  context.print(
    `Created ${event} ${day.slice(0, 4)} in ${flags.dir}: ${files.size} files. Everything in them is invented.`,
  );
  const untranslated = new Set([...files.keys()].flatMap((path) => /^content\/i18n\/[^/]+\//.exec(path)?.[0] ?? []));
  for (const folder of untranslated) context.say(`Buttons and messages are in English: translate them in ${folder}.`);
  if (flags.lookCopy !== undefined) {
    context.say(
      `The look of this site is in templates/looks/${flags.lookCopy}/, for you to change: begin with index.css.`,
    );
  }
  context.say(nextSteps(flags.dir));
  return 0;
}

/** The next steps, one command per line. */
function nextSteps(dir: string): string {
  const steps = [
    ...(resolve(dir) === process.cwd() ? [] : [[`cd ${inShell(dir)}`, '']]),
    ['npm install', 'installs conf-site, and writes package-lock.json'],
    ['npx conf-site watch', 'builds and serves the site, and builds again whenever you save'],
    ['npx conf-site check', 'lists every mistake in the content, with its place'],
    ['npm run build', 'writes the finished site into dist/'],
  ];
  const lines = steps.map(([command = '', does]) => `  ${command.padEnd(22)}${does}`.trimEnd());
  return [
    '\nNext:',
    ...lines,
    '\nCommit everything that git does not ignore, package-lock.json and vendor/ included.',
    'README.md says where everything is, and what to change first.',
  ].join('\n');
}

/** A path as an argument of a shell command, in quotes if necessary. */
function inShell(path: string): string {
  return /[^\w./@%+:,=\\~-]/.test(path) ? `"${path.replace(/["$`]/g, '\\$&')}"` : path;
}
