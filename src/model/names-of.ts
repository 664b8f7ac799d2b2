import { keptWith } from './kept-with.ts';
import type { NamedFile, OutputFile } from './output.ts';

/** Files without their content, which need not be held longer than it takes to add it; of one list the very same list. */
export const namesOf = keptWith((files: readonly OutputFile[]): readonly NamedFile[] =>
  files.map(({ path, hash }) => ({ path, hash })),
);
