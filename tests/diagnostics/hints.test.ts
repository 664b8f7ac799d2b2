import { fieldAnnotations } from 'conf-site:schemas';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { annotatedValues, type FieldAnnotation } from '../../src/content/schema-annotations.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { locateFindings } from '../../src/read/locate.ts';
import { type ContentEdits, checkedContent, noChange } from '../support/content-in-memory.ts';
import { packageDir } from '../support/run-tool.ts';
import { checkedOverlay, SITES, siteNames, withOverlay } from '../support/small-site.ts';
import { diagnosticsOf } from './broken-site.ts';
import { followHints, pathsToFill, rangeOf, type SiteFiles } from './followed-hints.ts';

const SPEAKER = 'content/events/devlica/2026/speakers/cacic-zeljka.md';
const IMAGE = 'image: speakers/cacic-zeljka.png';

/** What stays of the diagnostics whose hints were followed: `code file pointer: hint`. */
function unsolved(followed: readonly Diagnostic[], after: readonly Diagnostic[]): readonly string[] {
  const keyOf = ({ code, file, pointer, line }: Diagnostic): string => `${code} ${file} ${pointer || line}`;
  const left = new Set(after.map(keyOf));
  return followed.filter((one) => left.has(keyOf(one))).map((one) => `${keyOf(one)}: ${one.hint}`);
}

/** Diagnostics whose hints seem to propose something, but were not understood by `followHints` and `pathsToFill`. */
function unread(diagnostics: readonly Diagnostic[], followed: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(
    (one) =>
      /^(?:write|did you mean|rename) /.test(one.hint ?? '') &&
      !followed.includes(one) &&
      pathsToFill(one).length === 0,
  );
}

/** Codes whose hints begin with "write" or "rename" and say what to do in words: no value follows from the content. */
const IN_WORDS = [
  'data-not-map',
  'date-missing',
  'entry-ident-twice',
  'file-empty',
  'file-missing',
  'front-matter-missing',
  'ignore-reason-missing',
  'media-name-twice',
  'menu-without-section',
  'moved-without-date',
  'pattern-unreadable',
  'route-twice',
  'service-inexact',
  'text-todo',
  'url-malformed',
  'yaml-alias',
  'yaml-tag',
  'year-stale',
];

describe('a hint that proposes a value', () => {
  const inFolder = (folder: string): SiteFiles => {
    const own = (path: string): string => join(folder, path);
    const placeOf = (path: string): string => (existsSync(own(path)) ? own(path) : join(SITES, 'base', path));
    const read = (path: string): string => readFileSync(placeOf(path), 'utf8');
    const write = (path: string, text: string): void => {
      mkdirSync(dirname(own(path)), { recursive: true });
      writeFileSync(own(path), text);
    };
    return {
      read,
      write,
      move(from, to) {
        if (existsSync(own(to))) throw new Error(`${to} exists.`);
        mkdirSync(dirname(own(to)), { recursive: true });
        if (existsSync(own(from))) renameSync(own(from), own(to));
        else write(to, read(from));
        const removed = existsSync(own('removed.txt')) ? readFileSync(own('removed.txt'), 'utf8') : '';
        writeFileSync(own('removed.txt'), `${removed}${from}\n`);
      },
    };
  };

  it('solves the problem of each small broken site in which there is one', async () => {
    const results = { followed: 0, left: [] as string[], unread: new Set<string>() };
    for (const name of siteNames()) {
      await withOverlay(name, async (folder) => {
        rmSync(join(folder, 'expected.txt'), { force: true });
        const { diagnostics } = await checkedOverlay(folder);
        const followed = followHints(diagnostics, inFolder(folder));
        results.followed += followed.length;
        for (const { code } of unread(diagnostics, followed)) results.unread.add(code);
        if (followed.length > 0)
          results.left.push(
            ...unsolved(followed, (await checkedOverlay(folder)).diagnostics).map((one) => `${name}: ${one}`),
          );
        for (const path of diagnostics.flatMap(pathsToFill)) {
          if (existsSync(join(folder, path)) || existsSync(join(SITES, 'base', path)))
            results.left.push(`${name}: ${path} is there`);
        }
      });
    }
    expect(results.left).toEqual([]);
    expect([...results.unread].sort()).toEqual(IN_WORDS);
    expect(results.followed).toBeGreaterThan(35);
  });

  it.each(Object.entries(spellings()))('solves the problem of each field that it is about: %s', async (name, spell) => {
    const places = await annotatedPlaces();
    const misspelt = places.flatMap((place) =>
      spell(place.value, place.annotation)
        .filter((value) => value !== place.value)
        .map((value) => ({ ...place, value })),
    );
    const found: string[] = [];
    let count = 0;
    let followed: readonly Diagnostic[] = [];
    let previous: readonly Diagnostic[] = [];
    let change = (site: ContentEdits): void => {
      for (const { path, start, end, value } of misspelt) {
        const text = site.read(path);
        site.write(path, text.slice(0, start) + JSON.stringify(value) + text.slice(end));
      }
    };
    for (let step = 0; step < 3; step += 1) {
      const [before, diagnostics] = [change, await diagnosticsOf(change)];
      found.push(...unsolved(followed, diagnostics));
      if (step > 0) found.push(...unread(previous, followed).map(({ code, hint }) => `${code}: ${hint}`));
      previous = diagnostics;
      count += followed.length;
      change = (site) => {
        before(site);
        followed = followHints(diagnostics, site);
      };
    }
    expect(found).toEqual([]);
    expect(misspelt.length).toBeGreaterThan(1);
    expect(count).toBeGreaterThanOrEqual(FOLLOWED_BY_NOBODY.has(name) ? 0 : misspelt.length);
  });
});

interface AnnotatedPlace {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly value: string;
  readonly annotation: FieldAnnotation;
}

/** One value of each field that is a reference, a time or a link in the real content, the last of a file first. */
async function annotatedPlaces(): Promise<readonly AnnotatedPlace[]> {
  const { records } = (await checkedContent(noChange)).index;
  const found = Object.entries(fieldAnnotations).flatMap(([kind, fields]) =>
    fields.flatMap((field) => {
      const values = records
        .filter(({ place }) => place.kind === kind)
        .flatMap(({ document }) =>
          KEYS.flatMap((key) => annotatedValues(document.data, [field], key)).map((one) => ({
            ...one,
            path: document.path,
          })),
        );
      return values.find(({ value }) => typeof value === 'string') ?? [];
    }),
  );
  const located = await locateFindings(
    found.map(({ path, pointer }) => ({
      ...{ code: 'value-format', severity: 'error', path, message: '' },
      place: { kind: 'pointer', pointer, on: 'value' },
    })),
    async (path) => readFileSync(join(packageDir, path)),
  );
  const places = found.map(({ path, value, annotation }, at) => {
    const text = readFileSync(join(packageDir, path), 'utf8');
    return { path, value: String(value), annotation, ...rangeOf(located[at] as Diagnostic, text) };
  });
  const byPlace = new Map(places.map((place) => [`${place.path} ${place.start}`, place]));
  return [...byPlace.values()].sort((a, b) => b.start - a.start);
}

const KEYS = ['ref', 'time', 'link'] as const;

/** Spellings from which no name can be guessed. Their hints say what to do in words. */
const FOLLOWED_BY_NOBODY: ReadonlySet<string> = new Set([
  'the path of a picture outside of the site',
  'the name of a picture without Latin letters',
]);

type Spell = (value: string, annotation: FieldAnnotation) => readonly string[];

/** Ways to write a value wrongly. Each gives nothing for values to which it does not apply. */
function spellings(): Readonly<Record<string, Spell>> {
  const ofMedia =
    (spell: (value: string) => string): Spell =>
    (value, { ref }) =>
      ref === 'media' ? [spell(value)] : [];
  const ofRef =
    (spell: (value: string) => string): Spell =>
    (value, { ref }) =>
      ref === undefined ? [] : [spell(value)];
  const ofTime =
    (spell: (value: string) => string): Spell =>
    (value, { time }) =>
      time === undefined ? [] : [spell(value)];
  return {
    'the path of a picture from the root': ofMedia((value) => `content/media/${value}`),
    'the path of a picture on a computer': ofMedia((value) => `/home/mia/site/content/media/${value}`),
    'the path of a picture on Windows': ofMedia((value) => `C:\\Site\\content\\media\\${value.replaceAll('/', '\\')}`),
    'the address of a picture': ofMedia((value) => `https://example.org/my ${value}`),
    'the path of a picture outside of the site': ofMedia(() => 'C:\\Users\\Mia\\Pictures\\Mia und Jo.jpg'),
    'the name of a picture without Latin letters': ofMedia(() => 'speakers/日 本.jpg'),
    'the name of a picture without its ending': ofMedia((value) => value.replace(/\.\w+$/, '')),
    'the name of a picture with blanks': ofMedia((value) => value.replaceAll('-', ' ')),
    'the name of a file': ofRef((value) => `../${value}.md`),
    'a name in capitals': ofRef((value) => value.toUpperCase()),
    'a name with blanks': ofRef((value) => ` ${value.replaceAll('-', ' ')} `),
    'a name with an invisible character': ofRef((value) => `${value}\u200b`),
    'a name with a letter too many': ofRef((value) => `${value}x`),
    'a day in another order': ofTime((value) => value.replace(/^(\d{4})-(\d\d)-(\d\d)/, '$3. $2. $1')),
    'a time with a point': ofTime((value) => value.replace(/(\d\d):(\d\d)$/, '$1.$2')),
    'a link without its slash': (value, { link }) =>
      link && /^(?!https?:).*\/$/.test(value) ? [value.slice(0, -1)] : [],
  };
}

describe('the hint for a picture', () => {
  const hintsFor = async (image: string, files: Readonly<Record<string, string>> = {}): Promise<readonly unknown[]> => {
    const found = await diagnosticsOf((site) => {
      for (const [path, text] of Object.entries(files)) site.write(`content/media/${path}`, text);
      site.edit(SPEAKER, IMAGE, `image: ${image}`);
    });
    return found.filter(({ file }) => file === SPEAKER).map(({ hint }) => hint);
  };

  it('says to rename a file whose name has blanks', async () => {
    const hint =
      'rename content/media/speakers/Jo Bloggs.jpg to content/media/speakers/jo-bloggs.jpg, and write speakers/jo-bloggs.jpg here';
    expect(await hintsFor('speakers/Jo Bloggs.jpg', { 'speakers/Jo Bloggs.jpg': '' })).toEqual([hint]);
    expect(await hintsFor('speakers/jo-bloggs.jpg', { 'speakers/Jo Bloggs.jpg': '' })).toEqual([hint]);
    expect(await hintsFor('speakers/Jo Bloggs.jpg')).toEqual(['write speakers/jo-bloggs.jpg']);
  });

  it('says to rename a file whose name looks the same and has other characters', async () => {
    const apart = 'speakers/z\u030carkic\u0301.jpg';
    expect(await hintsFor(apart.normalize('NFC'), { [apart]: '' })).toEqual([
      `rename content/media/${apart} to content/media/speakers/zarkic.jpg, and write speakers/zarkic.jpg here`,
    ]);
  });

  it('names the ending that the file has, and describes a path if there is no such file', async () => {
    expect(await hintsFor('speakers/cacic-zeljka')).toEqual(['write speakers/cacic-zeljka.png']);
    expect(await hintsFor('speakers/nobody-here')).toEqual([expect.stringMatching(/^Path of a file below/)]);
  });

  it.each(['https://example.org/a b.jpg', String.raw`C:\Users\Mia\Pictures\jo.jpg`])(
    'says where the file belongs if it is elsewhere: %s',
    async (path) => {
      expect(await hintsFor(path)).toEqual(['save the file in content/media, and write its path there']);
    },
  );

  it('proposes no name for a file whose name has no Latin letters', async () => {
    const found = await diagnosticsOf((site) => {
      site.write('content/media/speakers/日 本.jpg', '');
      site.edit(SPEAKER, IMAGE, 'image: speakers/日 本.jpg');
    });
    expect(found.map(({ hint }) => hint)).toContain(
      'give content/media/speakers/日 本.jpg a name in Latin letters, and write its path here',
    );
  });

  it('is absent if the file is there and cannot be read, which is reported itself', async () => {
    await withOverlay(undefined, async (folder) => {
      const venue = 'content/sponsors/vrbik.yaml';
      mkdirSync(join(folder, dirname(venue)), { recursive: true });
      mkdirSync(join(folder, 'content/media/sponsors'), { recursive: true });
      symlinkSync('/dev/null', join(folder, 'content/media/sponsors/new.svg'));
      const text = readFileSync(join(SITES, 'base', venue), 'utf8');
      writeFileSync(join(folder, venue), text.replace('sponsors/vrbik.svg', 'sponsors/new.svg'));
      const { diagnostics } = await checkedOverlay(folder);
      expect(diagnostics.map(({ code }) => code)).not.toContain('media-unknown');
      expect(diagnostics.map(({ code }) => code)).toContain('link-outside');
    });
  });
});

describe('a hint about a field', () => {
  it('proposes no field that is there already', async () => {
    const found = await diagnosticsOf((site) => site.edit(SPEAKER, IMAGE, `${IMAGE}\nnmae: Željka`));
    expect(found.map(({ hint }) => hint)).toEqual([
      '"name" is given already: move there what is new here, and delete this',
    ]);
  });

  it.each([
    ['\u200b', '\\u200b'],
    ['\u{e0001}', '\\u{e0001}'],
  ])('shows a character that nobody sees: %j', async (character, escaped) => {
    const found = await diagnosticsOf((site) =>
      site.edit(SPEAKER, IMAGE, `${IMAGE}\nperson: cacic-zeljka${character}`),
    );
    expect(found.map(({ message }) => message)).toEqual([
      `"person" does not have the right format: "cacic-zeljka${escaped}".`,
    ]);
  });

  it('shows joiners within words and pictures as they are', async () => {
    const found = await diagnosticsOf((site) => site.edit(SPEAKER, IMAGE, `${IMAGE}\nperson: 'می\u200cخواهم 👩‍💻'`));
    expect(found.map(({ message }) => message)).toEqual([
      '"person" does not have the right format: "می\u200cخواهم 👩‍💻".',
    ]);
  });

  it('does not propose quotes around a number that are not enough', async () => {
    const found = await diagnosticsOf((site) => site.edit(SPEAKER, IMAGE, `${IMAGE}\nperson: -5`));
    expect(found.map(({ hint }) => hint)).toEqual([expect.stringMatching(/^A name as addresses have it/)]);
  });
});

describe('the example of a private field', () => {
  const PHONE = '+385991112222';
  const withPhone = (site: ContentEdits): void => site.edit(SPEAKER, 'contact:\n', `contact:\n  phone: '${PHONE}'\n`);

  it.each([PHONE, '+385 99 111 2222'])('is not private in interface texts, which show it: %s', async (phone) => {
    const found = await diagnosticsOf((site) => site.edit(SPEAKER, 'contact:\n', `contact:\n  phone: '${phone}'\n`));
    expect(found.map(({ code, file }) => `${code} ${file}`)).toEqual([]);
  });

  it('is private in all other texts', async () => {
    const found = await diagnosticsOf((site) => {
      withPhone(site);
      site.edit('content/pages/press.md', '\n---\n', `\n---\nCall ${PHONE}. `);
    });
    expect(found.map(({ code, file }) => `${code} ${file}`)).toEqual(['private-published content/pages/press.md']);
  });
});
