import type { OutputFile } from '../domain/page/output.ts';
import { type SearchIndex, searchIndexPath } from '../domain/page/search-index.ts';
import { textFile } from './emit-files.ts';

/** `search/{language}.json`. */
export function searchFile(language: string, index: SearchIndex): OutputFile {
  return textFile(searchIndexPath(language), JSON.stringify(index));
}
