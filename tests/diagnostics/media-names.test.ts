import { expect, it } from 'vitest';
import { checkMediaNames } from '../../src/check/rules/check-media-names.ts';
import { indexContent } from '../../src/content/content-index.ts';
import type { MediaFile } from '../../src/content/document.ts';

/** The paths of files that are reported if content/media has these files, and the beginnings of the messages. */
function reported(...paths: readonly string[]): readonly string[] {
  const media = paths.map((path): MediaFile => ({ path, source: `/site/${path}`, hash: path, sizeBytes: 1 }));
  return checkMediaNames(indexContent({ documents: [], media })).map(({ path, message }) => `${path}: ${message}`);
}

it('reports the second of two files whose names differ only in case', () => {
  expect(reported('logos/loom.svg', 'logos/Loom.svg', 'logos/loom.png')).toEqual([
    'content/media/logos/loom.svg: On macOS and Windows, content/media/logos/loom.svg and content/media/logos/Loom.svg ' +
      'are one file, so one of the two is lost there.',
  ]);
  expect(reported('logos/loom.SVG', 'logos/loom.svg')).toHaveLength(1);
});

it('reports a name that has é as one character and as two', () => {
  expect(reported('gallery/caf\u00e9.png', 'gallery/cafe\u0301.png')).toHaveLength(1);
});

it('reports each folder once whose name differs only in case', () => {
  expect(reported('Logos/loom.svg', 'logos/knot.svg', 'logos/yarn.svg', 'Logos/yarn.png')).toEqual([
    'content/media/logos/knot.svg: On macOS and Windows, content/media/logos and content/media/Logos are one folder, so ' +
      'files in it are not found there.',
  ]);
});

it('accepts equal names in different folders', () => {
  expect(reported('a/loom.svg', 'b/Loom.svg', 'b/loom-2.svg')).toEqual([]);
});
