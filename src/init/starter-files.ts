import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { SITE_SCHEMAS, schemaNames } from '../content-edits/site-schemas.ts';
import { shifted } from '../content-edits/year-shift.ts';
import { HintedError } from '../diagnostics/hinted-error.ts';
import { NEW_SITE_LOOK } from '../domain/page/look.ts';
import { slugOf } from '../domain/slug.ts';
import type { Instant } from '../domain/time/timeline.ts';
import { letterLogos } from '../pipeline/letter-logos.ts';
import { baseOf, setLanguages } from './starter-languages.ts';
import { ownLookFiles, requireLook } from './starter-look.ts';
import type { ToolDependency } from './tool-dependency.ts';

/** The files of a new site: those of `templates/starter/`, a complete site, with another event and other dates. */

export interface StarterOptions {
  readonly packageDir: string;
  /** How the site depends on conf-site. */
  readonly tool: ToolDependency;
  /** The event is about half a year after this instant. */
  readonly at: Instant;
  /** The name of the site's npm package. */
  readonly name: string;
  /** The name of the event; by default that of the starter. */
  readonly event?: string;
  /** The languages of the site by tag, the default one first; by default English, with Croatian prepared. */
  readonly languages?: readonly string[];
  /** The name of a look of the package. Default: `NEW_SITE_LOOK`. */
  readonly look?: string;
  /** The name of a look of the site's own, which begins with `look`. */
  readonly lookCopy?: string;
}

export interface StarterFiles {
  /** Path → content, in the order of paths. */
  readonly files: ReadonlyMap<string, Uint8Array | string>;
  readonly event: string;
  readonly day: string;
}

const STARTER_DIR = 'templates/starter';
/** The starter's texts in other languages: for each a folder with all of its `.yaml` and `.md` files, but languages.yaml. */
const TEXTS_DIR = 'templates/starter-texts';
/** The event in the starter's content. */
const STARTER = { title: 'Lanternfield', ident: 'lanternfield', day: '2030-05-17', color: '#a3502b' };
/** The event is about half a year ahead, so that all windows of the timeline are open or in the future. */
const DAYS_AHEAD = 180;
const DAY = 24 * 60 * 60;

/** Files of the package that every site can use. */
const SHARED = [
  'content/README.md',
  '.vscode/extensions.json',
  '.vscode/tasks.json',
  '.github/workflows/publish.yml',
  '.github/workflows/change.yml',
  '.github/scripts/rebuild-due.mjs',
  '.github/scripts/publish-by-cron.sh',
];
const EDITOR_SETTINGS = '.vscode/settings.json';
const NOT_SOURCE = /^(?:dist|data|\.conf-site|\.DS_Store)$/;
/** A build or a change that was killed leaves temporary files, which the next command removes. */
const IGNORED_BY_GIT = [
  'node_modules/',
  'dist/',
  '/data/',
  '.conf-site/',
  '.*.conf-site-*/',
  '.conf-site-*.tmp',
  '*.log',
  // What Yarn makes again at each installation.
  '.pnp.*',
  '.yarn/install-state.gz',
];
/** Text has the same line ends on all systems: scripts run, and sites have the same bytes. git guesses that some files are text. */
const GIT_ATTRIBUTES = [
  '* text=auto eol=lf',
  ...[
    'avif',
    'gif',
    'gz',
    'ico',
    'jpeg',
    'jpg',
    'mp3',
    'mp4',
    'otf',
    'pdf',
    'png',
    'tgz',
    'ttf',
    'webm',
    'webp',
    'woff',
    'woff2',
    'zip',
  ].map((ending) => `*.${ending} binary`),
];
/** Files of the site that many global lists of ignored files include. */
const NOT_IGNORED_BY_GIT = ['!/vendor/', '!/vendor/*.tgz'];

const NAME_HINT = 'choose a name with Latin letters; its title can be changed afterwards in content/';

/**
 * All files of a new site. Equal options give equal files. Throws `HintedError` if no address can be made of the
 * event's name, if there is no such look, or if the site's own look cannot have its name.
 */
export async function starterFiles(options: StarterOptions): Promise<StarterFiles> {
  const { packageDir, event = STARTER.title, languages, look = NEW_SITE_LOOK, lookCopy } = options;
  requireLook(packageDir, { look, lookCopy });
  const ident = slugOf(event);
  if (!/^[a-z]/.test(ident)) throw new HintedError(`No address can be made of the name "${event}".`, NAME_HINT);
  const weeks = weeksUntil(options.at + DAYS_AHEAD * DAY);
  const adapt = adapter({ event, ident, weeks });
  const files = new Map<string, Uint8Array | string>();
  for (const [path, bytes] of await contentFiles(packageDir, languages?.[0])) {
    files.set(adapt(path), /\.(?:yaml|md)$/.test(path) ? adapt(bytes.toString('utf8')) : bytes);
  }
  if (languages !== undefined) await setLanguages(files, { packageDir, languages });
  setLook(files, lookCopy ?? look);
  if (lookCopy !== undefined) {
    for (const [path, text] of await ownLookFiles(packageDir, { look, lookCopy })) files.set(path, text);
  }
  await addLogos(files, { event, ident, packageDir });
  for (const path of SHARED) files.set(path, await readFile(join(packageDir, path)));
  files.set(EDITOR_SETTINGS, await editorSettings(packageDir));
  for (const name of schemaNames(packageDir)) {
    files.set(`${SITE_SCHEMAS}/${name}`, await readFile(join(packageDir, 'schemas', name)));
  }
  files.set('.gitattributes', [...GIT_ATTRIBUTES, ''].join('\n'));
  files.set('.gitignore', [...IGNORED_BY_GIT, ...NOT_IGNORED_BY_GIT, ''].join('\n'));
  files.set('package.json', packageJson(options));
  if (options.tool.tarball !== undefined) files.set(options.tool.tarball.path, options.tool.tarball.bytes);
  return { files, event, day: shifted(STARTER.day, weeks) };
}

/** The files of the starter by path. Those with texts are in the language, if the package has them. */
async function contentFiles(packageDir: string, language = 'en'): Promise<ReadonlyMap<string, Buffer>> {
  const files = await readBelow(join(packageDir, STARTER_DIR));
  const translated = join(packageDir, TEXTS_DIR, baseOf(language));
  if (!existsSync(translated)) return files;
  const others = [...files].filter(([path]) => !/^content\/.*\.(?:yaml|md)$/.test(path));
  return new Map([...others, ...(await readBelow(translated))]);
}

async function readBelow(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const paths = await filesBelow(folder);
  return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path))] as const)));
}

/** The smallest number of weeks that moves the starter's day to the day of an instant, in UTC, or later. */
function weeksUntil(at: Instant): number {
  return Math.ceil((Math.floor(at / DAY) * DAY - Date.parse(STARTER.day) / 1000) / (7 * DAY));
}

interface Adaptation {
  readonly event: string;
  readonly ident: string;
  readonly weeks: number;
}

/**
 * Returns a function that replaces dates, years and names in a text or path. An apostrophe is doubled, since names are
 * in quoted YAML.
 */
function adapter({ event, ident, weeks }: Adaptation): (text: string) => string {
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

function setLook(files: Map<string, Uint8Array | string>, look: string): void {
  const path = 'content/site.yaml';
  files.set(path, String(files.get(path)).replace(/^look: .*$/m, `look: ${look}`));
}

async function addLogos(
  files: Map<string, Uint8Array | string>,
  { event, ident, packageDir }: Pick<Adaptation, 'event' | 'ident'> & { packageDir: string },
): Promise<void> {
  const logos = await letterLogos({ title: event, color: STARTER.color }, packageDir);
  for (const [variant, svg] of Object.entries(logos)) {
    files.set(`content/media/logos/${ident}-${variant === 'fullLight' ? 'full-light' : variant}.svg`, svg);
  }
}

/** The editor settings, with the paths of the site's schemas. */
async function editorSettings(packageDir: string): Promise<string> {
  const text = await readFile(join(packageDir, EDITOR_SETTINGS), 'utf8');
  return text.replaceAll('"./schemas/', `"./${SITE_SCHEMAS}/`);
}

function packageJson({ name, tool }: StarterOptions): string {
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
