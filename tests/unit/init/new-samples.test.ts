import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NEW_KINDS, newFiles } from '../../../src/authoring/new/new-files.ts';
import { starterFiles } from '../../../src/init/starter-files.ts';
import { writeSite } from '../../../src/init/write-site.ts';
import type { Content } from '../../../src/read/read-content.ts';
import { contentWith, optionsFor, reportsOf, siteForNew, withExamples } from '../../support/new-content.ts';
import { packageDir } from '../../support/run-tool.ts';
import { SITES } from '../../support/small-site.ts';

/** Checks each sample of a new record without its `#`, in sites other than the one that the schemas take examples from. */

const AT = Date.UTC(2026, 10, 22, 12) / 1000;
const starterDir = mkdtempSync(join(tmpdir(), 'conf-site-samples-'));
const ROOTS = {
  'the small site': { rootDir: join(SITES, 'base'), session: 'quiet-forms' },
  'a site that init made': { rootDir: starterDir, session: 'lights-stay-on' },
};

/** Diagnostics that samples may have, and the reasons. */
const ALLOWED: Readonly<Record<string, string>> = {
  'seats-without-workshop': 'a new session is a talk, and the description says that only workshops have seats',
  'status-missing': 'a new edition takes place as announced, and these fields say more about another status',
  'zone-differs': 'the example of an own time zone is another than that of the edition that has the same venue',
  'never-shown': 'a new ticket is unlisted until it is ready, so nobody sees a promotion of it yet',
};

beforeAll(async () => {
  const { files } = await starterFiles({ packageDir, tool: { spec: '^1.2.3' }, at: AT, name: 'my-conf' });
  await writeSite(starterDir, files);
});
afterAll(() => rmSync(starterDir, { recursive: true }));

describe.each(Object.entries(ROOTS))('in %s', (_, { rootDir, session }) => {
  it.each(NEW_KINDS)('the samples of a new %s are valid, hidden and visible', async (kind) => {
    const { content, scope } = await siteForNew(rootDir, AT);
    const files = await newFiles(scope, optionsFor(kind, session));
    const written = new Map(
      files.flatMap((file) => (isRecord(file.path) && 'text' in file ? [[file.path, file.text]] : [])),
    );
    const wrong: string[] = [];
    for (const [path, hidden] of written) {
      for (const text of new Set([hidden, shown(hidden)])) {
        const reportsFor = async (used: string) => reported(content, new Map([...written, [path, used]]));
        const before = await reportsFor(text);
        for (const used of new Set([...eachUsed(text), allUsed(text)])) {
          wrong.push(...(await reportsFor(used)).filter((one) => !before.includes(one)));
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

const isRecord = (path: string): boolean => /\.(?:md|yaml)$/.test(path);

/** Makes the record visible, as its author would. */
function shown(text: string): string {
  return text.replace(/^visible: false/m, 'visible: true').replace(/^( +)listed: false/m, '$1listed: true');
}

/**
 * A line with a key behind a `#`, and the lines that belong to it; before them an empty list that they take the place
 * of.
 */
const SAMPLE = /^(?:\w+: \[\]\n# When it is ready.*\n)?( *)#[A-Za-z]\w*:.*(?:\n\1# {2}.*)*/gm;

function eachUsed(text: string): readonly string[] {
  return [...text.matchAll(SAMPLE)].map(
    ({ 0: sample, index }) => text.slice(0, index) + withExamples(sample) + text.slice(index + sample.length),
  );
}

const allUsed = (text: string): string => text.replace(SAMPLE, withExamples);

async function reported(content: Content, texts: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const files = [...texts].map(([path, text]) => ({ kind: 'create', path, text }) as const);
  const lines = await reportsOf(await contentWith(content, files));
  return lines.filter((line) => !Object.hasOwn(ALLOWED, line.split(' ')[1] as string));
}
