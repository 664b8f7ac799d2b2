import { expect, it } from 'vitest';
import { isIgnoredFile } from '../../../src/fs/ignored-files.ts';

it.each([
  ...['.gitkeep', '.ada.md.swp', 'ada.md~', '~$ada.docx', '#ada.md#', 'ada.swo', 'ada.md.tmp', 'ADA.TMP'],
  ...['ada.md.sb-1a2b3c4d-XyZ12', 'ada.md___jb_tmp___', '4913', 'sedQdPufe', 'Thumbs.db', 'thumbs.DB', 'desktop.ini'],
])('ignores %s as a temporary file', (name) => {
  expect(isIgnoredFile(name)).toBe(true);
});

it.each([
  ...['ada.md', 'ada.hr.md', 'site.yaml', '2026', 'a~b.md', '#1.md', '49130', 'tmp', 'tmp.md', 'swap.md'],
  ...['my-thumbs.db', 'desktop.ini.md', 'X.SWP', '$~.md'],
])('treats %s as content', (name) => {
  expect(isIgnoredFile(name)).toBe(false);
});
