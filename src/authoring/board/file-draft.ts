import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FileChange } from '../../content-edits/content-files.ts';
import { schemaLine } from '../../content-edits/site-schemas.ts';
import { openYaml, type YamlEditor } from '../../content-edits/yaml/open-yaml.ts';
import { openRecord, type RecordText } from '../../content-edits/yaml/record-text.ts';
import { writeYaml } from '../../content-edits/yaml/write-yaml.ts';
import { editFile } from '../../content-edits/yaml/yaml-places.ts';
import type { ChangeScope } from '../change/find-edition.ts';

/** The files that a move edits. */
export interface FileDraft {
  /** The editor of a file's YAML; that of an empty schedule for a file that does not exist. Throws `YamlEditError`. */
  yamlOf(path: string): YamlEditor;
  /** The files whose text has changed. Throws `YamlEditError` with the path of a file that cannot be edited. */
  changes(): readonly FileChange[];
}

interface DraftedFile {
  /** Undefined for a new file. */
  readonly before: string | undefined;
  readonly record: RecordText;
  readonly yaml: YamlEditor;
}

export function draftFiles({ rootDir, textOf }: Pick<ChangeScope, 'rootDir' | 'textOf'>): FileDraft {
  const files = new Map<string, DraftedFile>();
  const opened = (path: string): DraftedFile => {
    const before = existsSync(join(rootDir, path)) ? textOf(path) : undefined;
    const record = openRecord(path, before ?? emptySchedule(rootDir, path));
    const file = { before, record, yaml: openYaml(record.yaml) };
    files.set(path, file);
    return file;
  };
  return {
    yamlOf: (path) => (files.get(path) ?? editFile(path, () => opened(path))).yaml,
    changes: () =>
      [...files].flatMap(([path, { before, record, yaml }]): readonly FileChange[] => {
        const text = editFile(path, () => record.with({ yaml: yaml.text() }));
        if (before === undefined) return [{ kind: 'create', path, text }];
        return before === text ? [] : [{ kind: 'replace', path, text, before }];
      }),
  };
}

function emptySchedule(rootDir: string, path: string): string {
  return writeYaml({ entries: [] }, schemaLine(rootDir, { path, kind: 'schedule' }));
}
