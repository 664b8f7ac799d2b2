import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { convert } from 'xmlbuilder2';
import { xmlDocument } from '../../../src/emit/xml.ts';

/** The content of a document, as another XML library reads it. */
async function read(root: Parameters<typeof xmlDocument>[0]): Promise<unknown> {
  return convert(await xmlDocument(root), { format: 'object' });
}

it('writes elements in order, with attributes, texts and empty elements', async () => {
  const day = { '@date': '2026-05-08', room: [{ '@name': 'A', '#': 'one' }, { '@name': 'B' }], note: '' };
  expect(await xmlDocument({ day })).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<day date="2026-05-08">',
      '  <room name="A">one</room>',
      '  <room name="B"/>',
      '  <note/>',
      '</day>',
      '',
    ].join('\n'),
  );
});

it('only removes characters that XML cannot represent', async () => {
  const title = 'a\u0000b\u0008\tc\nd\u000Be\u001Ff\uD800g\uDC00h\uFFFEi\uFFFFj 😀 č ž';
  expect(await read({ feed: { title } })).toEqual({ feed: { title: 'ab\tc\ndefghij 😀 č ž' } });
});

it('preserves any text, however hostile', async () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.constantFrom(']]>', '<!--', '--><script>', '&amp;', '&#0;', '"\'>', '<![CDATA[', '<?xml?>', '__proto__'),
  );
  const visible = fc.array(hostile, { minLength: 1 }).map((parts) => `x${parts.join('')}x`.replace(/\p{C}/gu, ''));
  await fc.assert(
    fc.asyncProperty(visible, visible, async (text, attribute) => {
      const xml = await xmlDocument({ feed: { entry: { '@term': attribute, '#': text } } });
      const [, feed] = parseDocument(xml, { xmlMode: true }).children.filter((node) => node.type !== 'text');
      const [entry] =
        'children' in (feed ?? {})
          ? (feed as { children: { attribs?: object }[] }).children.filter((one) => 'attribs' in one)
          : [];
      expect(entry?.attribs).toEqual({ term: attribute });
      expect(entry).toMatchObject({ children: [{ data: text }] });
    }),
  );
});
