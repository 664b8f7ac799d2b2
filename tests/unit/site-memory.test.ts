import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { indexContent } from '../../src/content/content-index.ts';
import type { Document, MediaFile } from '../../src/content/document.ts';
import type { Bundle } from '../../src/model/bundle.ts';
import type { Instant } from '../../src/model/timeline.ts';
import type { CheckedSite } from '../../src/pipeline/check-site.ts';
import { type PlannedBuild, planChecked } from '../../src/pipeline/plan-site.ts';
import { createSiteMemory, type SiteMemory } from '../../src/pipeline/site-memory.ts';
import { realContent } from '../support/content-in-memory.ts';
import { toldBy } from '../support/planned-content.ts';
import { packageDir } from '../support/run-tool.ts';
import { isFull } from '../support/thoroughness.ts';

/** A change of one value, or of the text, of one document; `value` chooses among those there are. */
interface Change {
  readonly kind: keyof typeof CHANGES;
  readonly document: number;
  readonly value: number;
}

type Leaf = readonly [holder: Record<string, unknown>, key: string];

const CHANGES = {
  text: ([holder, key]: Leaf) => change(holder, key, (text: string) => `${text} more`, 'string'),
  number: ([holder, key]: Leaf) => change(holder, key, (number: number) => number + 1, 'number'),
  flag: ([holder, key]: Leaf) => change(holder, key, (flag: boolean) => !flag, 'boolean'),
  gone: ([holder, key]: Leaf) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  },
  moved: ([holder, key]: Leaf) => {
    if (Array.isArray(holder)) holder.push(...holder.splice(Number(key), 1));
  },
  body: () => undefined,
} as const;

function change<T>(holder: Record<string, unknown>, key: string, make: (value: T) => T, type: string): void {
  if (typeof holder[key] === type) holder[key] = make(holder[key] as T);
}

function leavesOf(value: unknown): readonly Leaf[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key): readonly Leaf[] => [[holder, key], ...leavesOf(holder[key])]);
}

function changed(document: Document, { kind, value }: Change): Document {
  if (kind === 'body') return { ...document, body: `${document.body}\nMore.\n` };
  const data = structuredClone(document.data);
  const leaves = leavesOf(data);
  if (leaves.length > 0) CHANGES[kind](leaves[value % leaves.length] as Leaf);
  return { ...document, data };
}

const HOUR = 3600;
const MAY_2026: Instant = Date.UTC(2026, 4) / 1000;

const changes: fc.Arbitrary<Change> = fc.record({
  kind: fc.oneof(
    { weight: 6, arbitrary: fc.constant('text' as const) },
    fc.constantFrom(...(Object.keys(CHANGES) as Change['kind'][])),
  ),
  document: fc.nat({ max: 100_000 }),
  value: fc.nat({ max: 10_000 }),
});

const steps = fc.array(
  fc.record({
    work: fc.array(changes, { minLength: 1, maxLength: 5 }),
    at: fc.integer({ min: -24 * 60, max: 24 * 60 }).map((hours) => MAY_2026 + hours * HOUR),
    hasMoved: fc.nat({ max: 5 }).map((one) => one === 0),
  }),
  { minLength: 20, maxLength: 20 },
);

/** Two years of one event and one of another: what pages tell of each other is in them. */
const WANTED = /^content\/(?!events\/\w+\/\d{4}\/)|^content\/events\/(?:devlica\/202[46]|worklica\/2026)\//;

describe('the bundle of a watch', () => {
  let folder: string;
  let made: number;
  const make = async (): Promise<Bundle> => {
    made += 1;
    const serviceWorkerFile = join(folder, 'sw.js');
    writeFileSync(serviceWorkerFile, '');
    return { serviceWorkerFile } as Bundle;
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'conf-site-memory-'));
    made = 0;
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is made again where anything but content has changed', async () => {
    const memory = createSiteMemory(folder, () => 0);
    await memory.bundle(make);
    memory.changed([join(folder, 'content/site.yaml')]);
    await memory.bundle(make);
    expect(made).toBe(1);
    memory.changed([join(folder, 'content/site.yaml'), join(folder, 'templates/styles/tokens.css')]);
    await memory.bundle(make);
    expect(made).toBe(2);
  });

  it('is made again where somebody has deleted it', async () => {
    const memory = createSiteMemory(folder, () => 0);
    await memory.bundle(make);
    rmSync(join(folder, 'sw.js'));
    await memory.bundle(make);
    expect(made).toBe(2);
  });
});

describe('a site that was planned before', () => {
  let documents: readonly Document[];
  let media: readonly MediaFile[];

  beforeAll(async () => {
    const content = await realContent();
    documents = content.documents.filter(({ path }) => WANTED.test(path));
    media = content.media;
  });

  const checked = (changed: ReadonlyMap<string, Document>): CheckedSite => ({
    index: indexContent({ documents: documents.map((one) => changed.get(one.path) ?? one), media }),
    diagnostics: [],
    files: [],
    completeness: {},
    summary: { errors: 0, warnings: 0, files: 0 },
  });

  /** Content that no check has passed may be refused. */
  const planned = async (site: CheckedSite, at: Instant, memory?: SiteMemory): Promise<string> => {
    const told = ({ plan }: PlannedBuild) => (plan === undefined ? '' : `${toldBy(plan)}${JSON.stringify(plan.site)}`);
    const options = { at, baseUrl: 'https://devlica.example/', ...(memory === undefined ? {} : { memory }) };
    return planChecked(site, options).then(told, (error: Error) => error.message);
  };

  it('is planned the same as one that was not, after any work on it and at any instant', async () => {
    const others = documents.filter(({ path }) => !path.startsWith('content/i18n/'));
    let kept = 0;
    await fc.assert(
      fc.asyncProperty(steps, async (series) => {
        const memory = createSiteMemory(packageDir, () => 0);
        let worked: ReadonlyMap<string, Document> = new Map();
        let at = MAY_2026;
        for (const { work, ...step } of series) {
          const next = new Map(worked);
          for (const one of work) {
            const document = others[one.document % others.length] as Document;
            next.set(document.path, changed(next.get(document.path) ?? document, one));
          }
          if (step.hasMoved) at = step.at;
          const [warm, cold] = [await planned(checked(next), at, memory), await planned(checked(next), at)];
          expect(warm === cold, JSON.stringify([work, at])).toBe(true);
          if (!cold.startsWith('[')) continue;
          kept += 1;
          worked = next;
        }
      }),
      { numRuns: isFull ? 20 : 1, endOnFailure: true },
    );
    expect(kept).toBeGreaterThan(5);
  });

  it('has what was under embargo once that has lifted, and not before', async () => {
    const session = documents.find(({ path }) => /devlica\/2026\/sessions\/[^.]+\.md/.test(path)) as Document;
    const embargo = '2026-04-20T12:00';
    const held = new Map([[session.path, { ...session, data: { ...(session.data as object), embargo } }]]);
    const memory = createSiteMemory(packageDir, () => 0);
    const title = String((session.data as { title: unknown }).title);
    const told: boolean[] = [];
    for (const at of [MAY_2026 - 30 * 24 * HOUR, MAY_2026, MAY_2026 - 30 * 24 * HOUR])
      told.push((await planned(checked(held), at, memory)).includes(title));
    expect(told).toEqual([false, true, false]);
  });
});
