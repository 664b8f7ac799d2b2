import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../src/read/parse-document.ts';

/** The marked text and the hint: a typing error is reported once, at its position. */
async function reported(text: string): Promise<readonly (string | undefined)[]> {
  const { findings } = await parseDocument('content/company.yaml', Buffer.from(text));
  expect(findings).toHaveLength(1);
  const [finding] = findings;
  expect(finding?.message).not.toContain('YAML');
  const place = finding?.place;
  return [place?.kind === 'text' ? text.slice(place.start, place.end) : undefined, finding?.hint];
}

describe('invalid YAML is reported in plain words, with what to write', () => {
  it.each([
    ['title: Forms: what to ask # later\n', 'Forms: what to ask', "write 'Forms: what to ask'"],
    ["title: It's: so\n", "It's: so", 'write "It\'s: so"'],
    ['title: “Forms: what to ask”\n', '“Forms: what to ask”', "write 'Forms: what to ask'"],
    ["title: 'It's here'\n", "s here'", 'write "It\'s here"'],
    ['title: {event} {year}\n', '{year}', "write '{event} {year}'"],
    ['- "Kava" i kolači\n', 'i kolači', `write '"Kava" i kolači'`],
    ['handle: @osijek\n', '@osijek', "write '@osijek'"],
    ['a: 1\nduration 45\nb: 2\n', 'duration 45', /^write "duration: 45"; /],
    ['dateLimits\n  a: 1\n', 'dateLimits', /^write "dateLimits:"; /],
    ['a: 1\nduration:45\n', 'duration:45', 'write "duration: 45"'],
    ['x:\n  - a: 1\n  -b: 2\n', '-b: 2', 'write "- b: 2"'],
    [
      'a: Long\ntext that goes on and on\n',
      'text that goes on and on',
      /^a text that continues in another line is indented/,
    ],
  ])('%j', async (text, place, hint) => {
    const [where, what] = await reported(text);
    expect(where).toBe(place);
    expect(what).toEqual(typeof hint === 'string' ? hint : expect.stringMatching(hint));
  });

  it.each([
    ['x:\n  a: 1\n    b: 2\n', 'b: 2', 'begin it in the same column as "a"'],
    ['x:\n  a: 1\n b: 2\n', 'b: 2', 'begin it in the same column'],
    ['x:\n  - a: 1\n   b: 2\n', 'b: 2', 'begin it in the same column'],
    ['x:\n  - a: 1\n    c: 2\n  b: 2\n  - a: 3\n', 'b: 2', 'put "- " before it'],
    ['x:\n  a: 1\n  - b\n', '- b', 'begin it in the same column'],
    ['x:\n  - a\n - b\n', '- b', 'begin it in the same column'],
    ['a: "x"\n  b: 2\n', 'b: 2', 'begin it in the same column'],
    ['a: [x, y\nb: 1\n', '[', 'put ] at its end'],
    ['a: { x: 1\nb: 1\n', '{', 'put } at its end'],
    ["a: 'x\nb: 1\n", "'", "put ' at its end"],
    ['a: "x\ny"\nb: 1\n', '"', 'put " at its end'],
    ['a: - x\n', '- x', 'put each "- " in its own line'],
    ['a: [x]]\n', ']', 'delete it'],
    ['a: [x, , y]\n', ',', 'delete it'],
    ['a: { x: b c: d }\n', 'b c: d }', 'put a comma'],
    ['a: > x\n', 'x', 'put it there'],
    ['a: |x\n', 'x', 'put it there'],
    ['a: "C:\\path"\n', '\\p', 'put the text in single quotes'],
    ['a: "x"#y\n', '#', 'put a space before it'],
    ['a: 1\n---\nb: 2\n', '---', 'delete the line'],
  ])('%j, wherever the parser failed', async (text, place, hint) => {
    const [where, what] = await reported(text);
    expect(where).toBe(place);
    expect(what).toContain(hint);
  });
});
