import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageDir } from '../../support/run-tool.ts';

/** Folders and files whose refusals reach the editor as they are. `inEditor` and `inForm` give codes to those of commands. */
const SOURCES = [
  'src/authoring/board',
  'src/authoring/records',
  'src/authoring/texts',
  'src/git',
  'src/content-edits/yaml',
  'src/content-edits/content-files.ts',
  'src/content-edits/idents.ts',
  'src/content/preview-markdown.ts',
];

const files = SOURCES.flatMap((source) =>
  source.endsWith('.ts')
    ? [source]
    : readdirSync(join(packageDir, source), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => `${source}/${name}`),
);

it('what the editor refuses has a code, by which it is said in Croatian and German', () => {
  const refusals = files.flatMap((file) =>
    callsIn(readFileSync(join(packageDir, file), 'utf8')).map((call) => `${file}: ${call}`),
  );
  expect(refusals.length).toBeGreaterThan(40);
  expect(refusals.filter((refusal) => !hasCode(refusal))).toEqual([]);
});

/** The text of each `new HintedError(…)`, and of those of its subclasses for messages. */
function callsIn(text: string): readonly string[] {
  return [...text.matchAll(/new (?:HintedError|RequestError)\(/g)].map(({ 0: start, index }) => {
    let depth = 1;
    let end = index + start.length;
    for (; depth > 0 && end < text.length; end += 1) depth += text[end] === '(' ? 1 : text[end] === ')' ? -1 : 0;
    return text.slice(index, end);
  });
}

/** Whether the last argument ends with a code, such as `'name-taken'`. */
function hasCode(call: string): boolean {
  return /['`][a-z]+(?:-[a-z]+|-\$\{\w+\})+['`],?\s*\)$/.test(call);
}
