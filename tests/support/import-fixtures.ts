import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ImportFormat } from '../../src/import/formats/export-formats.ts';
import { readExport } from '../../src/import/formats/read-export.ts';
import { itemSentence } from '../../src/import/import-report.ts';
import type { ImportedProgramme, ImportedSession, ImportedSpeaker } from '../../src/import/imported-programme.ts';
import { packageDir } from './run-tool.ts';

/** Imports small exports with invented people. Times without a zone are in Zagreb's. */

export function fixtureBytes(file: string): Uint8Array {
  return readFileSync(join(packageDir, 'tests/fixtures/import', file));
}

export interface ImportedFixture extends ImportedProgramme {
  session(title: string): ImportedSession;
  /** The first speaker with this name. */
  speaker(fullName: string): ImportedSpeaker;
  /** Messages of the notes of one kind. */
  notesOf(kind: ImportedProgramme['notes'][number]['kind']): readonly string[];
  /** Names of the speakers of a session, in order. */
  peopleOf(title: string): readonly string[];
}

export function importedBytes(format: ImportFormat, bytes: Uint8Array): ImportedFixture {
  return importedFiles(format, { export: bytes });
}

/** Imports files by their names: fixtures of several files, or tables as text. */
export function importedFiles(
  format: ImportFormat,
  files: Readonly<Record<string, Uint8Array | string>>,
): ImportedFixture {
  const exported = Object.entries(files).map(([name, content]) => ({
    name,
    bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
  }));
  const programme = readExport(exported, { format, timeZone: 'Europe/Zagreb' });
  const one = <T>(record: T | undefined, name: string): T => {
    if (record === undefined) throw new Error(`nothing of the name ${name} was imported`);
    return record;
  };
  const session = (title: string): ImportedSession =>
    one(
      programme.sessions.find((item) => item.title === title),
      title,
    );
  return {
    ...programme,
    session,
    speaker: (name) =>
      one(
        programme.speakers.find(({ fullName }) => fullName === name),
        name,
      ),
    notesOf: (kind) =>
      programme.notes.filter((note) => note.kind === kind).map((note) => itemSentence(note, { isWhole: false })),
    peopleOf: (title) => {
      const names = new Map(programme.speakers.map(({ key, fullName }) => [key, fullName]));
      return session(title).speakerKeys.map((key) => one(names.get(key), key));
    },
  };
}

export function importedFixture(format: ImportFormat, file: string): ImportedFixture {
  return importedBytes(format, fixtureBytes(file));
}

/** Imports several fixtures as one export. Their names have no folder. */
export function importedFixtures(format: ImportFormat, files: readonly string[]): ImportedFixture {
  return importedFiles(format, Object.fromEntries(files.map((file) => [basename(file), fixtureBytes(file)])));
}

/** Serializes a value as the bytes of an export file. */
export function jsonBytes(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}
