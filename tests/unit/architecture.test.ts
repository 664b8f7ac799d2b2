import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { grouped } from '../../src/domain/grouped.ts';
import { DEFAULT_LOOK, LOOKS_FOLDER } from '../../src/domain/page/look.ts';
import { packageDir } from '../support/run-tool.ts';

const STAGES = ['read', 'check', 'model', 'plan', 'render', 'emit', 'pictures', 'publish', 'bundle'];
const WRITERS = ['content-edits', 'import', 'authoring', 'git', 'init'];
const LOWER = ['domain', 'diagnostics', 'fs', 'cache', 'content'];

/** Folders of `src`, and the other folders that each may import. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  diagnostics: ['domain'],
  fs: ['domain', 'diagnostics'],
  cache: ['domain', 'diagnostics', 'fs'],
  content: ['domain', 'diagnostics', 'fs', 'cache'],
  ...Object.fromEntries(STAGES.map((stage) => [stage, LOWER])),
  pipeline: [...LOWER, ...STAGES],
  watch: LOWER,
  serve: LOWER,
  api: [...LOWER, 'plan', 'pipeline'],
  'content-edits': [...LOWER, 'read'],
  import: [...LOWER, 'read', 'pipeline', 'content-edits'],
  authoring: [...LOWER, 'read', 'pipeline', 'content-edits'],
  git: [...LOWER, 'read', 'pipeline', 'content-edits'],
  init: [...LOWER, 'pipeline', 'content-edits'],
  cli: [...LOWER, ...STAGES, 'pipeline', 'watch', 'serve', 'api', ...WRITERS],
};

/** Folders inside larger ones, and their neighbours that each may import. */
const INNER_LAYERS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  domain: {
    time: [],
    paths: ['time', 'site'],
    programme: ['time', 'site'],
    site: ['time', 'programme'],
    page: ['time', 'programme', 'site'],
    editor: ['time', 'programme'],
  },
  plan: { links: [] },
  api: {
    problems: [],
    database: [],
    mail: ['database'],
    operations: ['database', 'mail', 'problems'],
    organiser: ['database', 'mail', 'operations'],
    http: ['database', 'mail', 'operations', 'organiser', 'problems'],
  },
  authoring: {
    rollover: [],
    new: ['rollover'],
    change: ['new'],
    texts: ['new', 'records'],
    records: ['new', 'rollover', 'change', 'texts'],
    board: ['new', 'change', 'records'],
  },
};

interface Import {
  readonly file: string;
  readonly target: string;
  readonly isType: boolean;
}

function importsOf(folder: string): readonly Import[] {
  const root = join(packageDir, folder);
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.tsx?$/.test(entry.name),
  );
  return files.flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    const text = readFileSync(path, 'utf8');
    const found = [
      ...text.matchAll(
        /(?:^|\n)(?:import|export)\s+(type\s)?[^;'"]*?from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)|(?:^|\n)import\s+'([^']+)'/g,
      ),
    ];
    return found.map((match) => {
      const specifier = (match[2] ?? match[3] ?? match[4]) as string;
      const inLook = specifier.replace(/^#look\//, `${LOOKS_FOLDER}/${DEFAULT_LOOK}/`);
      const target = inLook.startsWith('.') ? relative(packageDir, join(dirname(path), inLook)) : inLook;
      return { file: relative(packageDir, path), target, isType: match[1] !== undefined };
    });
  });
}

/** What a source asks Intl or the computer about a time zone that is not UTC. */
function zonedCalls(text: string): readonly string[] {
  const formats = [...text.matchAll(/(?:DateTimeFormat|\.toLocale(?:Date|Time)String)(?=\()/g)];
  const calls = formats.map(({ 0: name, index }) => name + inBrackets(text.slice(index + name.length)));
  const others = text.matchAll(
    /supportedValuesOf\(|resolvedOptions\(\)\.timeZone|Temporal\.\w|\.(?:get(?:Hours|Minutes|Date|Day|Month|FullYear|TimezoneOffset)|to(?:Time|Date)String)\(/g,
  );
  return [...calls.filter((call) => !call.includes("timeZone: 'UTC'")), ...[...others].map(([call]) => call)];
}

/** The beginning of a text up to the bracket that closes its first one. */
function inBrackets(text: string): string {
  let depth = 0;
  const end = [...text].findIndex((letter) => {
    depth += '([{'.includes(letter) ? 1 : ')]}'.includes(letter) ? -1 : 0;
    return depth === 0;
  });
  return text.slice(0, end + 1);
}

/** Cycles of imports, as lists of files: at least one if there are any. */
function circlesOf(imports: readonly Import[]): readonly (readonly string[])[] {
  const targets = grouped(imports, ({ file }) => file);
  const done = new Set<string>();
  const circles: (readonly string[])[] = [];
  const follow = (file: string, way: readonly string[]): void => {
    const at = way.indexOf(file);
    if (at >= 0) circles.push(way.slice(at));
    if (at >= 0 || done.has(file)) return;
    for (const { target } of targets.get(file) ?? []) follow(target, [...way, file]);
    done.add(file);
  };
  for (const file of targets.keys()) follow(file, []);
  return circles;
}

const source = importsOf('src');

describe('the layers of the source', () => {
  it('has a rule for every folder', () => {
    const folders = readdirSync(join(packageDir, 'src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
    expect(folders.filter((folder) => LAYERS[folder] === undefined)).toEqual([]);
  });

  it('only imports from lower layers, and never from one stage in another', () => {
    const wrong = source.filter(({ file, target }) => {
      const from = file.split('/')[1] as string;
      const to = target.startsWith('src/') ? (target.split('/')[1] as string) : from;
      return from !== to && !(LAYERS[from] ?? []).includes(to);
    });
    expect(wrong).toEqual([]);
  });

  it('only imports from lower layers inside the larger folders too', () => {
    const wrong = Object.entries(INNER_LAYERS).flatMap(([folder, inner]) => {
      const folders = readdirSync(join(packageDir, 'src', folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name);
      const innerOf = (path: string): string | undefined =>
        path.startsWith(`src/${folder}/`) ? folders.find((name) => path.split('/')[2] === name) : undefined;
      return source.filter(({ file, target }) => {
        const [from = '', to] = [innerOf(file), innerOf(target)];
        return to !== undefined && from !== to && inner[from]?.includes(to) === false;
      });
    });
    expect(wrong).toEqual([]);
    const general = source.filter(
      ({ file, target }) => /^src\/domain\/[^/]+$/.test(file) && /^src\/domain\/.+\//.test(target),
    );
    expect(general).toEqual([]);
  });

  it('has no cyclic imports, not even of types', () => {
    const all = [...source, ...importsOf('templates'), ...importsOf('client')];
    expect(circlesOf(all)).toEqual([]);
  });

  it('has no unused files', () => {
    const used = new Set([...source, ...importsOf('templates'), ...importsOf('client')].map(({ target }) => target));
    const files = readdirSync(join(packageDir, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
      .map((file) => `src/${file}`);
    const entries = ['src/bundle/ship-bundle.ts', 'src/cli/main.ts'];
    expect(files.filter((file) => !used.has(file))).toEqual(entries);
  });

  it('never imports templates or client code, which are bundled and loaded by content hash', () => {
    expect(source.filter(({ target }) => /^(?:templates|client)\//.test(target))).toEqual([]);
  });

  it('keeps Node out of the domain, the diagnostics and the templates', () => {
    const pure = source.filter(({ file }) => /^src\/(?:domain|diagnostics)\//.test(file));
    expect(
      [...pure, ...importsOf('templates'), ...importsOf('client')].filter(({ target }) => target.startsWith('node:')),
    ).toEqual([]);
  });

  it('only uses browser globals in islands: no other template does', () => {
    const root = join(packageDir, 'templates');
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !file.startsWith('islands/'),
    );
    const globals = /(?<![.:\w'"`/-])(?:window|document|navigator|localStorage|sessionStorage|location|fetch)(?:\.|\()/;
    const wrong = files.filter((file) => globals.test(readFileSync(join(root, file), 'utf8')));
    expect(files.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  it('imports a look only as #look, so that no template knows which look a site has', () => {
    const folders = ['pages', 'parts', 'sections', 'slices', 'islands', 'render', 'styles'];
    const files = folders.flatMap((folder) =>
      readdirSync(join(packageDir, 'templates', folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name)),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => readFileSync(file, 'utf8').includes('looks/'))).toEqual([]);
  });

  it('restricts imports of templates to the domain and React, and of client code to these, islands, the words of the editor and the types of diagnostics', () => {
    const allowed = /^(?:react|react-dom|react-dom\/server|react\/jsx-runtime)$|^templates\/|^src\/domain\//;
    expect(importsOf('templates').filter(({ target }) => !allowed.test(target))).toEqual([]);
    const client =
      /^(?:react|react-dom|react-dom\/client)$|^workbox-|^lean-qr$|^minisearch$|^conf-site:locales$|^client\/|^templates\/islands\/|^src\/domain\//;
    const wrong = importsOf('client').filter(({ target, isType }) => {
      return !client.test(target) && !(isType && target.startsWith('src/diagnostics/catalogue/'));
    });
    expect(wrong).toEqual([]);
  });

  it('decides in one module who may find a page', () => {
    const stages = ['plan', 'emit', 'render', 'pipeline', 'publish'];
    const deciding = stages.flatMap((stage) =>
      readdirSync(join(packageDir, 'src', stage), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.ts$/.test(file))
        .filter((file) => /\.isHidden\b|secretPages/.test(readFileSync(join(packageDir, 'src', stage, file), 'utf8')))
        .map((file) => `${stage}/${file}`),
    );
    expect(deciding).toEqual(['plan/links/publicity.ts']);
  });

  it('does not spread long lists into push calls, since the number of arguments is limited', () => {
    const files = readdirSync(join(packageDir, 'src'), { recursive: true, encoding: 'utf8' });
    const wrong = files.filter((file) => {
      return (
        file.endsWith('.ts') && /\.(?:push|unshift)\(\.\.\./.test(readFileSync(join(packageDir, 'src', file), 'utf8'))
      );
    });
    expect(wrong).toEqual([]);
  });

  it('asks Intl and the computer for no time zone but UTC: their data are as old as Node or the browser', () => {
    const files = ['src', 'templates', 'client'].flatMap((folder) =>
      readdirSync(join(packageDir, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name)),
    );
    const zoned = files.flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return zonedCalls(text).map((call) => `${relative(packageDir, file)}: ${call}`);
    });
    expect(zoned).toEqual([]);
  });

  it.each([
    "new Intl.DateTimeFormat('en', { hour: '2-digit' }).format(at); const other = { timeZone: 'UTC' };",
    "at.toLocaleDateString('en', options)",
    'at.getHours()',
    'date.getTimezoneOffset()',
    'at.toDateString()',
    'Intl.DateTimeFormat().resolvedOptions().timeZone',
  ])('sees such a question: %s', (text) => {
    expect(zonedCalls(text)).not.toEqual([]);
  });

  it('has one adapter for each library', () => {
    const adapters = new Map<string, Set<string>>();
    for (const { file, target, isType } of source) {
      if (isType || target.startsWith('src/') || target.startsWith('node:') || target.startsWith('conf-site:'))
        continue;
      const name = target
        .split('/')
        .slice(0, target.startsWith('@') ? 2 : 1)
        .join('/');
      adapters.set(name, (adapters.get(name) ?? new Set()).add(file));
    }
    const several = [...adapters]
      .filter(([, files]) => files.size > 1)
      .map(([name, files]) => ({ name, files: [...files] }));
    expect(several).toEqual([]);
  });
});
