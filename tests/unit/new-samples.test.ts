import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { starterFiles } from '../../src/exchange/init/starter-files.ts';
import { writeSite } from '../../src/exchange/init/write-site.ts';
import { NEW_KINDS, newFiles } from '../../src/exchange/new/new-files.ts';
import { openScope } from '../../src/exchange/new/new-scope.ts';
import { checkRead } from '../../src/pipeline/check-site.ts';
import { parseDocument } from '../../src/read/parse-document.ts';
import { type Content, readContent } from '../../src/read/read-content.ts';
import { packageDir } from '../support/run-tool.ts';
import { SITES } from '../support/small-site.ts';

/** Each sample of a new record with its `#` taken away, in sites that are not the one which the schemas draw on. */

const AT = Date.UTC(2026, 10, 22, 12) / 1000;
const starterDir = mkdtempSync(join(tmpdir(), 'conf-site-samples-'));
const ROOTS = { 'the small site': join(SITES, 'base'), 'a site that init made': starterDir };

/** What a sample may be told for, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'seats-without-workshop': 'a new session is a talk, and the description says that only workshops have seats',
};

beforeAll(async () => {
  const { files } = await starterFiles({ packageDir, version: '1.2.3', at: AT, name: 'my-conf' });
  await writeSite(starterDir, files);
});
afterAll(() => rmSync(starterDir, { recursive: true }));

describe.each(Object.entries(ROOTS))('in %s', (_, rootDir) => {
  const roots = { rootDir, packageDir };

  it.each(NEW_KINDS)('the samples of a new %s are true, hidden and shown', async (kind) => {
    const files = newFiles(await openScope(roots, AT), { kind, name: kind === 'edition' ? '2031' : 'Bobbin Lace' });
    const written = new Map(
      files.flatMap((file) => (isRecord(file.path) && 'text' in file ? [[file.path, file.text]] : [])),
    );
    const content = await readContent(roots);
    const wrong: string[] = [];
    for (const [path, hidden] of written) {
      for (const text of new Set([hidden, hidden.replace(/^visible: false/m, 'visible: true')])) {
        const told = async (used: string) => toldOf(content, new Map([...written, [path, used]]));
        const before = await told(text);
        for (const used of new Set([...eachUsed(text), allUsed(text)])) {
          wrong.push(...(await told(used)).filter((one) => !before.includes(one)));
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

const isRecord = (path: string): boolean => /\.(?:md|yaml)$/.test(path);

/** A line with a key behind a `#`, and the lines that belong to it. */
const SAMPLE = /^#[A-Za-z]\w*:.*(?:\n# {2}.*)*/gm;

function eachUsed(text: string): readonly string[] {
  return [...text.matchAll(SAMPLE)].map(
    ({ 0: sample, index }) => text.slice(0, index) + bare(sample) + text.slice(index + sample.length),
  );
}

const allUsed = (text: string): string => text.replace(SAMPLE, bare);

const bare = (sample: string): string => sample.replace(/^#/gm, '');

async function toldOf(content: Content, texts: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const { diagnostics } = await checkRead(await withTexts(content, texts), async () => undefined);
  return diagnostics.filter(({ code }) => !Object.hasOwn(ALLOWED, code)).map(said);
}

const said = ({ severity, code, file, message }: Diagnostic): string => `${severity} ${code} ${file}: ${message}`;

async function withTexts(content: Content, texts: ReadonlyMap<string, string>): Promise<Content> {
  const parsed = await Promise.all([...texts].map(([path, text]) => parseDocument(path, Buffer.from(text))));
  const others = content.documents.filter(({ path }) => !texts.has(path));
  const made = parsed.flatMap(({ document }) => (document === undefined ? [] : [document]));
  const documents = [...others, ...made].sort((a, b) => (a.path < b.path ? -1 : 1));
  return { ...content, documents, findings: [...content.findings, ...parsed.flatMap(({ findings }) => findings)] };
}
