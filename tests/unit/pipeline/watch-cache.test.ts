import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { indexContent } from '../../../src/content/content-index.ts';
import type { Document, MediaFile } from '../../../src/content/document.ts';
import type { Bundle } from '../../../src/domain/page/bundle.ts';
import type { Instant } from '../../../src/domain/time/timeline.ts';
import type { CheckedSite } from '../../../src/pipeline/check.ts';
import { type PlannedBuild, planChecked } from '../../../src/pipeline/plan-site.ts';
import { createWatchCache, type WatchCache } from '../../../src/pipeline/watch-cache.ts';
import { realContent } from '../../support/content-in-memory.ts';
import { serializePlan } from '../../support/planned-content.ts';
import { applyChanges, editSteps, HOUR, MAY_2026 } from '../../support/random-edits.ts';
import { packageDir } from '../../support/run-tool.ts';
import { isFull } from '../../support/thoroughness.ts';

/** Two years of one event and one of another one, which together contain everything that pages show of each other. */
const WANTED = /^content\/(?!events\/\w+\/\d{4}\/)|^content\/events\/(?:devlica\/202[46]|worklica\/2026)\//;

const newCache = (): WatchCache => createWatchCache(packageDir, () => 0);

describe('the bundle in the cache of a watch', () => {
  let folder: string;
  let made: number;
  const make = async (): Promise<Bundle> => {
    made += 1;
    const serviceWorkerFile = join(folder, 'sw.js');
    writeFileSync(serviceWorkerFile, '');
    return { serviceWorkerFile } as Bundle;
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'conf-site-watch-cache-'));
    made = 0;
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is rebuilt after a change of anything but content', async () => {
    const cache = createWatchCache(folder, () => 0);
    await cache.bundle('plain', make);
    cache.changed([join(folder, 'content/site.yaml')]);
    await cache.bundle('plain', make);
    expect(made).toBe(1);
    cache.changed([join(folder, 'content/site.yaml'), join(folder, 'templates/styles/tokens.css')]);
    await cache.bundle('plain', make);
    expect(made).toBe(2);
  });

  it('is rebuilt after a change of the look in the settings', async () => {
    const cache = createWatchCache(folder, () => 0);
    await cache.bundle('plain', make);
    cache.changed([join(folder, 'content/site.yaml')]);
    await cache.bundle('stitch', make);
    expect(made).toBe(2);
  });

  it('is rebuilt after somebody deleted it', async () => {
    const cache = createWatchCache(folder, () => 0);
    await cache.bundle('plain', make);
    rmSync(join(folder, 'sw.js'));
    await cache.bundle('plain', make);
    expect(made).toBe(2);
  });
});

describe('a plan with the cache of a watch', () => {
  let documents: readonly Document[];
  let media: readonly MediaFile[];

  beforeAll(async () => {
    const content = await realContent();
    documents = content.documents.filter(({ path }) => WANTED.test(path));
    media = content.media;
  });

  const checked = (changed: ReadonlyMap<string, Document> = new Map(), pictures = media): CheckedSite => ({
    index: indexContent({ documents: documents.map((one) => changed.get(one.path) ?? one), media: pictures }),
    diagnostics: [],
    until: null,
    isInvented: false,
    sourceHash: '',
    files: [],
    completeness: {},
    summary: { errors: 0, warnings: 0, files: 0 },
  });

  const planned = (site: CheckedSite, at: Instant, cache?: WatchCache): Promise<PlannedBuild> =>
    planChecked(site, { at, baseUrl: 'https://devlica.example/', ...(cache === undefined ? {} : { cache }) });

  /** Serializes a plan. Content is not checked, so planning may fail; then the error is the result. */
  const textOf = (site: CheckedSite, at: Instant, cache?: WatchCache): Promise<string> =>
    planned(site, at, cache).then(
      ({ plan }) => (plan === undefined ? '' : serializePlan(plan) + JSON.stringify(plan.site)),
      (error: Error) => error.message,
    );

  it('equals a plan without one, whatever fields and instants change', async () => {
    const others = documents.filter(({ path }) => !path.startsWith('content/i18n/'));
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(editSteps, async (series) => {
        const cache = newCache();
        let edited: ReadonlyMap<string, Document> = new Map();
        let at = MAY_2026;
        for (const { edits, ...step } of series) {
          const more = applyChanges(edited, others, edits);
          if (step.isNewInstant) at = step.at;
          const [warm, cold] = [await textOf(checked(more), at, cache), await textOf(checked(more), at)];
          expect(warm === cold, JSON.stringify([edits, at])).toBe(true);
          if (!cold.startsWith('[')) continue;
          compared += 1;
          edited = more;
        }
      }),
      { numRuns: isFull ? 8 : 1, endOnFailure: true },
    );
    expect(compared).toBeGreaterThan(5);
  });

  it('shows a picture that was replaced', async () => {
    const replaced = media.map((one) => (one.path.includes('cacic-zeljka') ? { ...one, hash: 'b'.repeat(32) } : one));
    const cache = newCache();
    const before = await textOf(checked(), MAY_2026, cache);
    const after = checked(new Map(), replaced);
    const warm = await textOf(after, MAY_2026, cache);
    expect([warm === before, warm === (await textOf(after, MAY_2026))]).toEqual([false, true]);
  });

  it('shows a speaker who was added to a session', async () => {
    const path = 'content/events/devlica/2026/sessions/delete-your-overlay-library.md';
    const session = documents.find((one) => one.path === path) as Document;
    const sessionWith = (...speakers: readonly string[]): ReadonlyMap<string, Document> => {
      const data = { ...(session.data as object), speakers };
      return new Map([[path, { ...session, data, hash: speakers.join() }]]);
    };
    const cache = newCache();
    for (const speakers of [['hadzovic-sejla', 'zagrovic-martin'], ['zagrovic-martin'], ['cacic-zeljka']]) {
      const site = checked(sessionWith(...speakers));
      expect((await textOf(site, MAY_2026, cache)) === (await textOf(site, MAY_2026)), speakers.join()).toBe(true);
    }
  });

  it('has content under embargo once that has ended, and not before', async () => {
    const session = documents.find(({ path }) => /devlica\/2026\/sessions\/[^.]+\.md/.test(path)) as Document;
    const embargo = '2026-04-20T12:00';
    const underEmbargo = new Map([[session.path, { ...session, data: { ...(session.data as object), embargo } }]]);
    const title = String((session.data as { title: unknown }).title);
    const cache = newCache();
    const shown: boolean[] = [];
    for (const at of [MAY_2026 - 30 * 24 * HOUR, MAY_2026, MAY_2026 - 30 * 24 * HOUR])
      shown.push((await textOf(checked(underEmbargo), at, cache)).includes(title));
    expect(shown).toEqual([false, true, false]);
  });

  it('reuses the pages of editions that an edit does not affect', async () => {
    const path = 'content/events/devlica/2024/speakers/bjelobrk-roko.md';
    const speaker = documents.find((one) => one.path === path) as Document;
    const edited = new Map([[path, { ...speaker, body: `${speaker.body}\nAnd weaves.\n`, hash: 'e'.repeat(32) }]]);
    const cache = newCache();
    const [before, after] = [
      await planned(checked(), MAY_2026, cache),
      await planned(checked(edited), MAY_2026, cache),
    ];
    const reused = new Set(before.plan?.routes);
    const [old, current] = ['/devlica/2024/bjelobrk-roko/', '/devlica/2026/cacic-zeljka/'].map((one) =>
      after.plan?.routes.find((route) => route.path === one),
    );
    expect([old, current].map((route) => route !== undefined && reused.has(route))).toEqual([false, true]);
  });
});
