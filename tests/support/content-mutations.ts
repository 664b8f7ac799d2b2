import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative, sep } from 'node:path';
import { compare } from '../../src/diagnostics/diagnostic.ts';

/**
 * Random changes of the kinds that people make, applied to any file of a site's content. Most leave the content valid, some
 * break it. They are random so that they also hit places that nobody thought of.
 */

export type MutationKind = keyof typeof KINDS;

/** `where` chooses the file and the place in it. Equal mutations change equal content in the same way. */
export interface Mutation {
  readonly kind: MutationKind;
  readonly where: number;
}

interface Place {
  readonly rootDir: string;
  readonly path: string;
  readonly where: number;
}

interface Kind {
  /** The files that it applies to, by their path relative to the root. */
  readonly of: RegExp;
  readonly change: (place: Place) => void;
}

const TEXTS = /^content\/(?!i18n\/).*\.(?:md|yaml)$/;
const RECORDS = /^content\/.*\/.*\.(?:md|yaml)$/;
const WORDS = /^content\/i18n\/.*\.yaml$/;
const PICTURES = /^content\/media\//;

const KINDS = {
  'another text': { of: /\.md$/, change: edited((text, where) => `${text}\nMore of it, ${where}.\n`) },
  'another value': { of: TEXTS, change: onLine(/^[ -]*\w+: [A-Z][^{}[\]'":#]*$/, (line, where) => `${line} ${where}`) },
  'another word of the interface': {
    of: WORDS,
    change: onLine(/: \w[^{}[\]'":#]*$/, (line, where) => `${line} ${where}`),
  },
  'another number': {
    of: TEXTS,
    change: onLine(/^[ \w-]*: .*\d\D*$/, (line) =>
      line.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)),
    ),
  },
  'a switch': {
    of: TEXTS,
    change: onLine(/: (?:true|false)$/, (line) =>
      line.endsWith('true') ? line.replace(/true$/, 'false') : line.replace(/false$/, 'true'),
    ),
  },
  'a line of a neighbour': { of: RECORDS, change: lineOfNeighbour },
  'a line less': { of: TEXTS, change: onLine(/^\w+: \S/, () => undefined) },
  'another language less': { of: /\.(?:en|hr)\.md$/, change: ({ rootDir, path }) => rmSync(join(rootDir, path)) },
  'a file less': { of: RECORDS, change: ({ rootDir, path }) => rmSync(join(rootDir, path)) },
  'a file more': {
    of: RECORDS,
    change: ({ rootDir, path, where }) =>
      cpSync(join(rootDir, path), join(rootDir, path.replace(/(?=(?:\.\w\w)?\.\w+$)/, `-${where % 10}`))),
  },
  'another name': {
    of: RECORDS,
    change: ({ rootDir, path }) =>
      renameSync(join(rootDir, path), join(rootDir, path.replace(/(?=(?:\.\w\w)?\.\w+$)/, '-moved'))),
  },
  'a picture less': { of: PICTURES, change: ({ rootDir, path }) => rmSync(join(rootDir, path)) },
  'another picture': { of: PICTURES, change: otherPicture },
  'a picture more': {
    of: PICTURES,
    change: ({ rootDir, path, where }) =>
      cpSync(join(rootDir, path), join(rootDir, path.replace(/(?=\.\w+$)/, `-${where % 10}`))),
  },
  'half of a file': { of: TEXTS, change: edited((text) => text.slice(0, text.length / 2)) },
  'broken syntax': { of: TEXTS, change: edited((text) => text.replace(/^(?=\w+:)/m, 'broken: [1, 2\n')) },
  'what is no content': {
    of: TEXTS,
    change: ({ rootDir, path, where }) => writeFileSync(join(rootDir, `${path}.${where % 10}.txt`), 'notes'),
  },
} as const satisfies Readonly<Record<string, Kind>>;

export const MUTATION_KINDS = Object.keys(KINDS) as readonly MutationKind[];

/** Makes the change, and describes it. */
export function mutate(rootDir: string, { kind, where }: Mutation): string {
  const { of, change } = KINDS[kind];
  const paths = contentFiles(rootDir).filter((path) => of.test(path));
  const path = paths[where % paths.length];
  if (path === undefined) return `${kind}: nowhere`;
  change({ rootDir, path, where });
  return `${kind}: ${path} (${where})`;
}

/** Restores the content from another folder. Only writes the files that differ. */
export function restore(rootDir: string, original: string): void {
  const [now, then] = [contentFiles(rootDir), contentFiles(original)];
  for (const path of now) if (!then.includes(path)) rmSync(join(rootDir, path));
  for (const path of then) {
    const bytes = readFileSync(join(original, path));
    const target = join(rootDir, path);
    if (!existsSync(target) || !readFileSync(target).equals(bytes)) writeFileSync(target, bytes);
  }
}

function contentFiles(rootDir: string): readonly string[] {
  return readdirSync(join(rootDir, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(rootDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort(compare);
}

function edited(edit: (text: string, where: number) => string): Kind['change'] {
  return ({ rootDir, path, where }) => {
    const file = join(rootDir, path);
    writeFileSync(file, edit(readFileSync(file, 'utf8'), where));
  };
}

/** Replaces or removes one of the matching lines. */
function onLine(pattern: RegExp, edit: (line: string, where: number) => string | undefined): Kind['change'] {
  return edited((text, where) => {
    const lines = text.split('\n');
    const matching = lines.flatMap((line, at) => (pattern.test(line) ? [at] : []));
    const chosen = matching[where % matching.length];
    if (chosen === undefined) return text;
    return lines.flatMap((line, at) => (at === chosen ? (edit(line, where) ?? []) : line)).join('\n');
  });
}

/** Copies a field from another record in the same folder, for example the speaker of another session. */
function lineOfNeighbour(place: Place): void {
  const { rootDir, path, where } = place;
  const [folder, type] = [dirname(path), extname(path)];
  const neighbours = contentFiles(rootDir).filter((one) => dirname(one) === folder && extname(one) === type);
  const neighbour = neighbours[where % neighbours.length] as string;
  const theirs = new Map(
    [...readFileSync(join(rootDir, neighbour), 'utf8').matchAll(/^(\w+:) \S.*$/gm)].map(([line, key]) => [key, line]),
  );
  onLine(/^\w+: \S/, (line) => theirs.get(line.slice(0, line.indexOf(' '))) ?? line)(place);
}

/** Replaces a picture with another one of the same type. If there is no other drawing, appends a comment to it. */
function otherPicture({ rootDir, path, where }: Place): void {
  const type = path.slice(path.lastIndexOf('.'));
  const others = contentFiles(rootDir).filter((one) => PICTURES.test(one) && one.endsWith(type) && one !== path);
  const other = others[where % others.length];
  if (other !== undefined) cpSync(join(rootDir, other), join(rootDir, path));
  else if (type === '.svg') edited((text) => `${text}<!-- ${where} -->\n`)({ rootDir, path, where });
}
