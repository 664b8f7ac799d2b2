import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { HintedError } from '../../diagnostics/hinted-error.ts';
import { slugOf } from '../../domain/slug.ts';
import type { Instant } from '../../domain/timeline.ts';
import { SITE_SCHEMAS, schemaNames } from '../site-schemas.ts';
import { stitchedLogos } from '../stitched-logos.ts';
import { shifted } from '../year-shift.ts';
import type { ToolDependency } from './tool-dependency.ts';

/** The files of a new site: those of `templates/starter/`, a whole site itself, with its days and its event made another's. */

export interface StarterWishes {
  readonly packageDir: string;
  /** How the site depends on conf-site. */
  readonly tool: ToolDependency;
  /** The instant that the days of the event are reckoned from. */
  readonly at: Instant;
  /** Of the package that the site is. */
  readonly name: string;
  /** What the event is called; absent: what the starter's is. */
  readonly event?: string;
}

/** Path → bytes or text, in the order of paths; and what is in it, for the report. */
export interface StarterFiles {
  readonly files: ReadonlyMap<string, Uint8Array | string>;
  readonly event: string;
  readonly day: string;
}

const STARTER_DIR = 'templates/starter';
/** The event of the starter, as its content has it. */
const STARTER = { title: 'Lanternfield', ident: 'lanternfield', day: '2030-05-17', color: '#a3502b' };
/** An event is about half a year ahead: late enough for every window to be still open or to come. */
const DAYS_AHEAD = 180;
const DAY = 24 * 60 * 60;

/** Files of the package that do for any site. */
const SHARED = [
  'content/README.md',
  '.vscode/extensions.json',
  '.vscode/tasks.json',
  '.github/workflows/publish.yml',
  '.github/scripts/rebuild-due.mjs',
  '.github/scripts/publish-by-cron.sh',
];
const EDITOR_SETTINGS = '.vscode/settings.json';
const NOT_SOURCE = /^(?:dist|data|\.conf-site|\.DS_Store)$/;
/** A build that was killed leaves folders beside the output until the next one. */
const IGNORED_BY_GIT = ['node_modules/', 'dist/', '/data/', '.conf-site/', '.*.conf-site-*/', '*.log'];
/** Part of the site, though many people's own lists of ignored files have such folders and tarballs. */
const NOT_IGNORED_BY_GIT = ['!/vendor/', '!/vendor/*.tgz'];

const NAME_HINT = 'give it a name with letters of the Latin alphabet; its title can be changed afterwards in content/';

/**
 * Everything that a new site consists of. Equal wishes give equal files. Throws `HintedError` where no address can be made of
 * the event's name.
 */
export async function starterFiles(wishes: StarterWishes): Promise<StarterFiles> {
  const { packageDir, event = STARTER.title } = wishes;
  const ident = slugOf(event);
  if (!/^[a-z]/.test(ident)) throw new HintedError(`No address can be made of the name "${event}".`, NAME_HINT);
  const weeks = weeksUntil(wishes.at + DAYS_AHEAD * DAY);
  const adapt = adapting({ event, ident, weeks });
  const files = new Map<string, Uint8Array | string>();
  for (const path of await filesBelow(join(packageDir, STARTER_DIR))) {
    const bytes = await readFile(join(packageDir, STARTER_DIR, path));
    files.set(adapt(path), /\.(?:yaml|md)$/.test(path) ? adapt(bytes.toString('utf8')) : bytes);
  }
  if (event !== STARTER.title) addLogos(files, { event, ident });
  for (const path of SHARED) files.set(path, await readFile(join(packageDir, path)));
  files.set(EDITOR_SETTINGS, await editorSettings(packageDir));
  for (const name of schemaNames(packageDir)) {
    files.set(`${SITE_SCHEMAS}/${name}`, await readFile(join(packageDir, 'schemas', name)));
  }
  files.set('.gitignore', [...IGNORED_BY_GIT, ...NOT_IGNORED_BY_GIT, ''].join('\n'));
  files.set('package.json', packageJson(wishes));
  if (wishes.tool.tarball !== undefined) files.set(wishes.tool.tarball.path, wishes.tool.tarball.bytes);
  return { files, event, day: shifted(STARTER.day, weeks) };
}

/** The fewest weeks that move the starter's day to that of an instant, in UTC, or beyond it. */
function weeksUntil(at: Instant): number {
  return Math.ceil((Math.floor(at / DAY) * DAY - Date.parse(STARTER.day) / 1000) / (7 * DAY));
}

interface Adaptation {
  readonly event: string;
  readonly ident: string;
  readonly weeks: number;
}

/** Days, years and names in a text or a path. A name with an apostrophe doubles it: in YAML it stands in quotes. */
function adapting({ event, ident, weeks }: Adaptation): (text: string) => string {
  const year = STARTER.day.slice(0, 4);
  const newYear = shifted(STARTER.day, weeks).slice(0, 4);
  const pattern = new RegExp(`\\d{4}-\\d\\d-\\d\\d|\\b${year}\\b|${STARTER.title}|${STARTER.ident}`, 'g');
  return (text) =>
    text.replace(pattern, (found) => {
      if (found === year) return newYear;
      if (/^\d/.test(found)) return shifted(found, weeks);
      return found === STARTER.ident ? ident : event.replaceAll("'", "''");
    });
}

function addLogos(
  files: Map<string, Uint8Array | string>,
  { event, ident }: Pick<Adaptation, 'event' | 'ident'>,
): void {
  const logos = stitchedLogos({ ident, title: event, color: STARTER.color });
  for (const [variant, svg] of Object.entries(logos)) {
    files.set(`content/media/logos/${ident}-${variant === 'fullLight' ? 'full-light' : variant}.svg`, svg);
  }
}

/** Editors find the schemas in the site itself. */
async function editorSettings(packageDir: string): Promise<string> {
  const text = await readFile(join(packageDir, EDITOR_SETTINGS), 'utf8');
  return text.replaceAll('"./schemas/', `"./${SITE_SCHEMAS}/`);
}

function packageJson({ name, tool }: StarterWishes): string {
  const content = {
    name: slugOf(name) || 'my-conf',
    private: true,
    type: 'module',
    scripts: { watch: 'conf-site watch', check: 'conf-site check', build: 'conf-site build', serve: 'conf-site serve' },
    dependencies: { 'conf-site': tool.spec },
    engines: { node: '>=20.19.0' },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.split('/').some((part) => NOT_SOURCE.test(part)))
    .sort();
}
