import type { OutputFile } from '../domain/output.ts';
import { type SearchIndex, searchIndexPath } from '../domain/search.ts';
import { textFile } from './emit-files.ts';

/** `search/{language}.json`. */
export function searchFile(language: string, index: SearchIndex): OutputFile {
  return textFile(searchIndexPath(language), JSON.stringify(index));
}
