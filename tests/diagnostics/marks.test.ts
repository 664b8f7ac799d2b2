import { expect, it } from 'vitest';
import type { ContentChange } from '../support/content-in-memory.ts';
import { diagnosticsOf } from './broken-site.ts';

const FAQ = 'content/events/devlica/2026/faq/food.md';

const marksIn = async (change: ContentChange) =>
  (await diagnosticsOf(change))
    .filter(({ code }) => code === 'mark-unclosed')
    .map(({ file, line, column, severity, message }) => `${severity} ${file}:${line}:${column} ${message}`);

const MESSAGE = 'This Markdown formatting is not closed, so readers see its mark: ';

it('an unclosed mark is reported at its position in a body, even after code with the same mark', async () => {
  const body = 'Write `**bold` for that.\n\nThere is **bold soup.\nAnd `bread.\n\nAnd `salt`.\n';
  const found = await marksIn((site) =>
    site.write(FAQ, `---\norder: 30\ntitle: { en: What is there to eat?, hr: Što se jede? }\n---\n\n${body}`),
  );
  expect(found).toEqual([`warning ${FAQ}:8:10 ${MESSAGE}**bold soup.`, `warning ${FAQ}:9:5 ${MESSAGE}\`bread.`]);
});

it('an unclosed mark is reported in a Markdown field', async () => {
  const found = await marksIn((site) =>
    site.edit('content/press.yaml', '- Questions, interviews and', '- Questions, **interviews and'),
  );
  expect(found).toEqual([`warning content/press.yaml:8:9 ${MESSAGE}**interviews and accreditation queries g`]);
});
