import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FileChange } from '../../content-edits/content-files.ts';
import { schemaLine } from '../../content-edits/site-schemas.ts';
import { writeYaml } from '../../content-edits/yaml/write-yaml.ts';
import type { ChangeScope } from '../change/find-edition.ts';

/** The texts of files while a move is planned. */
export interface FileDraft {
  /** The planned text; that of an empty schedule for a file that does not exist. */
  textOf(path: string): string;
  write(path: string, text: string): void;
  /** The files whose text has changed. */
  changes(): readonly FileChange[];
}

export function draftFiles({ rootDir, textOf }: Pick<ChangeScope, 'rootDir' | 'textOf'>): FileDraft {
  const written = new Map<string, string>();
  const saved = new Map<string, string>();
  const savedText = (path: string): string => {
    const text = saved.get(path) ?? textOf(path);
    saved.set(path, text);
    return text;
  };
  const exists = (path: string): boolean => existsSync(join(rootDir, path));
  return {
    textOf: (path) => written.get(path) ?? (exists(path) ? savedText(path) : emptySchedule(rootDir, path)),
    write: (path, text) => {
      written.set(path, text);
    },
    changes: () =>
      [...written].flatMap(([path, text]): readonly FileChange[] => {
        if (!exists(path)) return [{ kind: 'create', path, text }];
        const before = savedText(path);
        return before === text ? [] : [{ kind: 'replace', path, text, before }];
      }),
  };
}

function emptySchedule(rootDir: string, path: string): string {
  return writeYaml({ entries: [] }, schemaLine(rootDir, { path, kind: 'schedule' }));
}
