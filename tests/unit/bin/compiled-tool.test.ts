import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compiledEntry } from '../../../bin/compile/compile-tool.js';
import {
  cacheDigest,
  publishedDigest,
  RECORD,
  sourceDigest,
  sourceFingerprint,
} from '../../../bin/compile/source-digest.js';

/** The code that another user of the computer has put where conf-site looks for its own. */
const PLANTED = "export const main = () => 'planted';";

const SOURCES = {
  'package.json': '{ "type": "module" }',
  'src/cli/main.ts': "import { warp } from '../warp.ts';\nexport const main = (): string => warp;\n",
  'src/warp.ts': "export const warp: string = 'linen';\n",
  'src/pipeline/content-worker.ts': 'export const worker = 2;\n',
  'src/pipeline/page-worker.ts': 'export const worker = 1;\n',
  'src/bundle/ship-bundle.ts': 'export const ship = 1;\n',
  'schemas/site.schema.json': '{}',
};

/** A time that can be set to the nanosecond. */
const OLD = new Date('2024-05-06T07:08:09Z');

let clone: string;
const file = (path: string): string => join(clone, path);
const cache = (): string => file('node_modules/.cache/conf-site');
const record = (): string => join(cache(), RECORD);

/** Long after the test writes its files; a file written at `now` may still change within the same tick. */
const later = (): number => Date.now() + 3_600_000;

/** Runs the clone's entry, and returns the result of its main function. */
async function start(now = later()): Promise<{ readonly entry: string; readonly says: string }> {
  const entry = await compiledEntry(clone, now);
  const { main } = (await import(/* @vite-ignore */ entry)) as { readonly main: () => string };
  return { entry, says: main() };
}

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'conf-site-clone-'));
  for (const [path, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(file(path)), { recursive: true });
    writeFileSync(file(path), text);
    utimesSync(file(path), OLD, OLD);
  }
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

describe('a clone', () => {
  it('is compiled once, and its sources are not read again', async () => {
    const { entry, says } = await start();
    expect(says).toBe('linen');
    expect(await start()).toEqual({ entry, says });
    const fingerprint = sourceFingerprint(clone, later());
    // With another digest in the cache, the clone only counts as compiled if the sources are not read.
    const other = join(cache(), 'other');
    mkdirSync(other);
    writeFileSync(join(other, 'main.js'), "export const main = () => 'other';");
    cacheDigest(cache(), { fingerprint: fingerprint as string, digest: 'other' });
    expect((await start()).says).toBe('other');
  });

  const CHANGES: Readonly<Record<string, () => void>> = {
    'other bytes of the same size and time': () => {
      const { ctimeMs } = statSync(file('src/warp.ts'));
      // The system's clock may tick only every few milliseconds.
      while (statSync(file('src/warp.ts')).ctimeMs === ctimeMs) {
        writeFileSync(file('src/warp.ts'), "export const warp: string = 'fibre';\n");
        utimesSync(file('src/warp.ts'), OLD, OLD);
      }
    },
    'another file in its place': () => {
      writeFileSync(file('next.ts'), "export const warp: string = 'fibre';\n");
      renameSync(file('next.ts'), file('src/warp.ts'));
    },
    'another schema': () => writeFileSync(file('schemas/site.schema.json'), '{ }'),
    'an additional file': () => writeFileSync(file('src/weft.ts'), ''),
    'a missing file': () => rmSync(file('schemas/site.schema.json')),
    'another name': () => renameSync(file('schemas/site.schema.json'), file('schemas/page.schema.json')),
  };

  it.each(Object.keys(CHANGES))('is compiled again after a change: %s', async (name) => {
    const { entry } = await start();
    CHANGES[name]?.();
    const changed = await start();
    expect(changed.entry).not.toBe(entry);
    expect(changed.says).toBe(readFileSync(file('src/warp.ts'), 'utf8').split("'")[1]);
    expect(dirname(fileURLToPath(changed.entry)).endsWith(sourceDigest(clone))).toBe(true);
  });

  it('is not compiled again if a source was only touched, or has its old text again', async () => {
    const first = await start();
    writeFileSync(file('src/warp.ts'), SOURCES['src/warp.ts']);
    expect(await start()).toEqual(first);
    writeFileSync(file('src/warp.ts'), "export const warp: string = 'fibre';\n");
    expect((await start()).says).toBe('fibre');
    writeFileSync(file('src/warp.ts'), SOURCES['src/warp.ts']);
    expect(await start()).toEqual(first);
  });

  it('does not cache the digest of sources that changed only just now', async () => {
    const now = statSync(file('src/warp.ts')).ctimeMs + 50;
    await start(now);
    expect(readdirSync(cache())).not.toContain(RECORD);
  });

  const DAMAGES: Readonly<Record<string, (text: string) => string>> = {
    truncated: (text) => text.slice(0, -1),
    empty: () => '',
    'of other fingerprints': (text) => text.replace(/^\w+/, (stamps) => [...stamps].reverse().join('')),
    'of another tool': (text) => text.replace(/ \w+ /, ' 0123456789012345678901234567890123456789 '),
  };

  it.each(Object.keys(DAMAGES))('reads the sources again if the cached digest is %s', async (name) => {
    const first = await start();
    writeFileSync(record(), DAMAGES[name]?.(readFileSync(record(), 'utf8')) ?? '');
    expect(await start()).toEqual(first);
    expect(readdirSync(cache()).sort()).toEqual([sourceDigest(clone), RECORD].sort());
  });

  it('has the code of its frequent commands in one file, even if other commands share some of it', async () => {
    const COMMANDS = {
      'src/cli/main.ts':
        "export const main = (): string => 'linen';\nexport const run = (): Promise<object> => import('./program.ts');\n",
      'src/cli/program.ts':
        "export const commands = ['./build', () => import('./publish/build-command.ts'), () => import('./content/check-command.ts'), () => import('./service/api-command.ts')];\n",
      'src/cli/publish/build-command.ts':
        "export { warp } from '../../warp.ts';\nexport { weft } from '../../weft.ts';\n",
      'src/cli/content/check-command.ts': "export { weft } from '../../weft.ts';\n",
      'src/cli/service/api-command.ts': "export { warp } from '../../warp.ts';\nexport const api = 'service';\n",
      'src/weft.ts': "export const weft: string = 'hemp';\n",
    };
    for (const [path, text] of Object.entries(COMMANDS)) {
      mkdirSync(dirname(file(path)), { recursive: true });
      writeFileSync(file(path), text);
    }
    const { entry } = await start();
    const dir = dirname(fileURLToPath(entry));
    const holding = (text: string): readonly string[] =>
      readdirSync(dir).filter((name) => readFileSync(join(dir, name), 'utf8').includes(text));
    expect(holding('warp = "linen"')).toHaveLength(1);
    expect(holding('warp = "linen"')).toEqual(holding('weft = "hemp"'));
    expect(holding('warp = "linen"')).toEqual(holding('commands = '));
    expect(holding('api = "service"')).not.toEqual(holding('commands = '));
  });
});

describe.runIf(process.geteuid !== undefined)('a clone that cannot be written', () => {
  const before = process.env['TMPDIR'];
  const temporary = (): string => join(file('tmp'), `conf-site-${process.geteuid?.()}`);
  beforeEach(() => {
    writeFileSync(file('node_modules'), '');
    mkdirSync(file('tmp'));
    process.env['TMPDIR'] = file('tmp');
  });
  afterEach(() => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  });

  /** Puts a compiled tool of the right name into a folder, which is private at first. */
  function plantIn(folder: string): void {
    mkdirSync(join(folder, sourceDigest(clone)), { recursive: true, mode: 0o700 });
    writeFileSync(join(folder, sourceDigest(clone), 'main.js'), PLANTED);
  }

  it('is compiled once into a temporary folder that only its user can write to', async () => {
    const { entry, says } = await start();
    expect(says).toBe('linen');
    expect(dirname(dirname(fileURLToPath(entry)))).toBe(temporary());
    expect(statSync(temporary()).mode & 0o777).toBe(0o700);
    expect(await start()).toEqual({ entry, says });
  });

  const OTHERS: Readonly<Record<string, () => void>> = {
    'that everybody can write to': () => chmodSync(temporary(), 0o777),
    'that its group can write to': () => chmodSync(temporary(), 0o770),
    'that is a link': () => {
      renameSync(temporary(), file('elsewhere'));
      symlinkSync(file('elsewhere'), temporary());
    },
    ...(process.geteuid?.() === 0 ? { 'of another user': () => chownSync(temporary(), 12_345, 12_345) } : {}),
  };

  it.each(Object.keys(OTHERS))('runs no code from a temporary folder %s', async (name) => {
    plantIn(temporary());
    OTHERS[name]?.();
    const { entry, says } = await start();
    expect(says).toBe('linen');
    expect(entry).not.toContain(`${temporary()}/`);
  });

  it('names the folders to make writable if there is no temporary folder', async () => {
    process.env['TMPDIR'] = file('missing');
    await expect(compiledEntry(clone)).rejects.toMatchObject({
      hint: `make ${cache()} or ${file('missing')} writable`,
    });
  });
});

describe('the identity of a package', () => {
  const PACKED = {
    'lib/main.js': 'main();\n',
    'templates/entry.tsx': 'entry();\n',
    'templates/starter/site.yaml': 'a: 1\n',
  };
  beforeEach(() => {
    for (const [path, text] of Object.entries(PACKED)) {
      mkdirSync(dirname(file(path)), { recursive: true });
      writeFileSync(file(path), text);
    }
  });

  it.each(['lib/main.js', 'templates/entry.tsx', 'schemas/site.schema.json', 'package.json'])(
    'is another one if %s has changed',
    (path) => {
      const before = publishedDigest(clone);
      writeFileSync(file(path), `${readFileSync(file(path), 'utf8')}\n`);
      expect(publishedDigest(clone)).not.toBe(before);
    },
  );

  it('is the same wherever the package is packed, whatever it does not run', () => {
    const before = publishedDigest(clone);
    writeFileSync(file('README.md'), 'Weaves.\n');
    writeFileSync(file('templates/starter/site.yaml'), 'a: 2\n');
    const moved = `${clone}-moved`;
    renameSync(clone, moved);
    expect(publishedDigest(moved)).toBe(before);
    renameSync(moved, clone);
  });
});
