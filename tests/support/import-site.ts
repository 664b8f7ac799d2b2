import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { ImportFormat } from '../../src/import/formats/export-formats.ts';
import { type ImportResult, importFile, type PictureOptions } from '../../src/import/import-file.ts';
import { replaceText } from './replace-text.ts';
import { packageDir } from './run-tool.ts';

/** A minimal site for imports, and exports of a conference system with invented people. */

export interface ImportOptions {
  readonly dryRun?: boolean;
  readonly year?: number;
  /** Sessionize by default. */
  readonly format?: ImportFormat;
  readonly pictures?: PictureOptions;
}

export interface ImportSite {
  readonly rootDir: string;
  /** The folder of the edition that the programme is imported into. */
  readonly folder: string;
  /** Imports a text, or any other value as JSON. */
  import(exported: unknown, options?: ImportOptions): Promise<ImportResult>;
  read(path: string): string;
  bytes(path: string): Uint8Array;
  has(path: string): boolean;
  write(path: string, text: string): void;
  edit(path: string, from: string, to: string): void;
  drop(path: string): void;
  /** The texts of all files below `content`, including hidden ones, by path. */
  files(): Readonly<Record<string, string>>;
  remove(): void;
}

const SITE = `timeZone: Europe/Zagreb
defaultLanguage: en
defaults:
  sessionDuration: 30
limits:
  tracks: 4
`;
const LANGUAGES = 'languages:\n  - option: en\n  - option: hr\n';
const EVENT = `title: Loom
tagline: { en: A day at the loom, hr: Dan za stanom }
currentYear: 2027
`;

/** Paths are relative to the edition's folder, or begin with `content/`. */
export function importSite(): ImportSite {
  const rootDir = mkdtempSync(join(tmpdir(), 'conf-site-import-'));
  const folder = 'content/events/loom/2026';
  const at = (path: string): string => join(rootDir, path.startsWith('content/') ? path : `${folder}/${path}`);
  const read = (path: string): string => readFileSync(at(path), 'utf8');
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  };
  write('content/site.yaml', SITE);
  write('content/languages.yaml', LANGUAGES);
  write('content/events/loom/event.yaml', EVENT);
  return {
    rootDir,
    folder,
    async import(exported, { dryRun = false, year = 2026, format = 'sessionize', pictures } = {}) {
      const file = join(rootDir, 'export');
      writeFileSync(file, typeof exported === 'string' ? exported : JSON.stringify(exported));
      return importFile({ rootDir, packageDir }, { format, paths: [file], event: 'loom', year, dryRun, pictures });
    },
    read,
    bytes: (path) => readFileSync(at(path)),
    write,
    has: (path) => existsSync(at(path)),
    edit: (path, from, to) => write(path, replaceText(read(path), { from, to, where: path })),
    drop: (path) => rmSync(at(path)),
    files() {
      const found = readdirSync(join(rootDir, 'content'), { recursive: true, withFileTypes: true });
      const paths = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
      return Object.fromEntries(paths.sort().map((path) => [relative(rootDir, path), readFileSync(path, 'utf8')]));
    },
    remove: () => rmSync(rootDir, { recursive: true, force: true }),
  };
}

export interface SpeakerSeed {
  readonly id: string;
  readonly name: string;
  readonly tagLine?: string | null;
  readonly bio?: string | null;
}

export interface SessionSeed {
  readonly id: string;
  readonly title: string;
  /** Ids. */
  readonly speakers?: readonly string[];
  readonly description?: string | null;
  /** `2026-06-12T10:00` */
  readonly at?: string;
  readonly minutes?: number;
  readonly room?: number;
  readonly isService?: boolean;
  readonly isPlenum?: boolean;
  /** The name of its track. */
  readonly track?: string;
  /** The names of its tags. */
  readonly tags?: readonly string[];
}

export interface ProgrammeSeed {
  readonly speakers?: readonly SpeakerSeed[];
  readonly sessions?: readonly SessionSeed[];
  readonly rooms?: readonly string[];
}

/** A Sessionize export; rooms are numbered from 1. */
export function sessionize({ speakers = [], sessions = [], rooms = [] }: ProgrammeSeed): unknown {
  const tracks = [...new Set(sessions.flatMap(({ track }) => track ?? []))];
  const tags = [...new Set(sessions.flatMap((session) => session.tags ?? []))];
  const categoryItems = ({ track, tags: own = [] }: SessionSeed): readonly number[] => [
    ...(track === undefined ? [] : [100 + tracks.indexOf(track)]),
    ...own.map((tag) => 200 + tags.indexOf(tag)),
  ];
  return {
    sessions: sessions.map((session) => ({
      id: session.id,
      title: session.title,
      description: session.description ?? null,
      startsAt: session.at === undefined ? null : `${session.at}:00`,
      endsAt: session.at === undefined ? null : endOf(session.at, session.minutes ?? 30),
      isServiceSession: session.isService ?? false,
      isPlenumSession: session.isPlenum ?? false,
      speakers: session.speakers ?? [],
      categoryItems: categoryItems(session),
      questionAnswers: [],
      roomId: session.room ?? null,
    })),
    speakers: speakers.map(({ id, name, tagLine = null, bio = null }) => ({
      id,
      firstName: name.split(' ')[0],
      lastName: name.split(' ').slice(1).join(' '),
      fullName: name,
      bio,
      tagLine,
      profilePicture: null,
      isTopSpeaker: false,
      links: [],
      sessions: [],
      categoryItems: [],
      questionAnswers: [],
    })),
    questions: [],
    categories: [category('Track', tracks, 100), category('Tags', tags, 200)],
    rooms: rooms.map((name, index) => ({ id: index + 1, name, sort: index })),
  };
}

function category(title: string, names: readonly string[], from: number): object {
  return { id: from, title, type: 'session', items: names.map((name, at) => ({ id: from + at, name })) };
}

function endOf(at: string, minutes: number): string {
  return new Date(Date.parse(`${at}:00Z`) + minutes * 60_000).toISOString().slice(0, 19);
}
