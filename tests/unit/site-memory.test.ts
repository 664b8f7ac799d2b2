import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { indexContent } from '../../src/content/content-index.ts';
import type { Document, MediaFile } from '../../src/content/document.ts';
import { openSetAside, type SetAside } from '../../src/content/set-aside.ts';
import { programmeFiles } from '../../src/emit/programme-files.ts';
import type { Bundle } from '../../src/model/bundle.ts';
import { defined } from '../../src/model/defined.ts';
import type { Plan } from '../../src/model/plan.ts';
import type { Site } from '../../src/model/site.ts';
import type { Instant } from '../../src/model/timeline.ts';
import type { CheckedSite } from '../../src/pipeline/check-site.ts';
import { type PlanSiteOptions, planChecked } from '../../src/pipeline/plan-site.ts';
import { createSiteMemory } from '../../src/pipeline/site-memory.ts';
import { type KeptPlans, noKeptPlans } from '../../src/plan/kept-plans.ts';
import type { PlanStore, StoredPart } from '../../src/plan/plan-folder.ts';
import { createStoredPlans } from '../../src/plan/stored-plans.ts';
import { createPageInputs } from '../../src/render/page-input.ts';
import { realContent } from '../support/content-in-memory.ts';
import { toldBy } from '../support/planned-content.ts';
import { HOUR, MAY_2026, workedOn, workSteps } from '../support/random-work.ts';
import { packageDir } from '../support/run-tool.ts';
import { isFull } from '../support/thoroughness.ts';

/** Two years of one event and one of another: what pages tell of each other is in them. */
const WANTED = /^content\/(?!events\/\w+\/\d{4}\/)|^content\/events\/(?:devlica\/202[46]|worklica\/2026)\//;

/** What plans may be made from besides content. */
type Known = Partial<Pick<PlanSiteOptions, 'memory' | 'plans'>>;

function setAside(): SetAside {
  return openSetAside(join(tmpdir(), 'conf-site-plan'));
}

/** What another process would find in a cache folder. */
function storeInMemory(): PlanStore {
  let list: Uint8Array | undefined;
  const parts = new Map<string, Uint8Array>();
  return {
    load: () => list && deserialize(list),
    part: (name) => (parts.has(name) ? deserialize(parts.get(name) as Uint8Array) : undefined),
    savePart: (name, part) => void parts.set(name, serialize(part)),
    save(plan) {
      list = serialize(plan);
    },
  };
}

/** What there is for each plan of a series of them. */
const MEMORIES = {
  'in one process': () => {
    const memory = createSiteMemory(packageDir, () => 0);
    return () => ({ memory, plans: memory.plans });
  },
  'by one process after another': () => {
    const store = storeInMemory();
    return () => ({ plans: createStoredPlans(store, { aside: setAside() }) });
  },
  'by one process after another, of a large site': () => {
    const store = storeInMemory();
    return () => ({ plans: createStoredPlans(store, { aside: setAside(), mostRecords: 1 }) });
  },
} as const;

/** The hashes that name page data, and the files of programmes. */
function namesIn(plan: Plan, { plans = noKeptPlans }: Known): readonly unknown[] {
  const inputs = createPageInputs({
    templatesHash: '',
    texts: {},
    settings: (language) => ({ language }) as never,
    defaultLanguage: 'en',
    componentChunkName: (template) => template,
    names: plans.names('page'),
  });
  const files = plan.programmes.flatMap((programme) => programmeFiles(programme, plans.names('programme')));
  return [plan.routes.map((route) => inputs.of(route).dataHash), files.map(({ path, hash }) => [path, hash])];
}

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

  const checked = (changed: ReadonlyMap<string, Document>, pictures = media): CheckedSite => ({
    index: indexContent({ documents: documents.map((one) => changed.get(one.path) ?? one), media: pictures }),
    diagnostics: [],
    until: null,
    isInvented: false,
    files: [],
    completeness: {},
    summary: { errors: 0, warnings: 0, files: 0 },
  });

  /** What is told of a plan, with the names of its files; content that no check has passed may be refused. */
  const planned = async (site: CheckedSite, at: Instant, known: Known = {}): Promise<string> => {
    const options = { at, baseUrl: 'https://devlica.example/', ...known };
    return planChecked(site, options).then(
      ({ plan }) => (plan === undefined ? '' : `${toldBy(plan)}${JSON.stringify([plan.site, namesIn(plan, known)])}`),
      (error: Error) => error.message,
    );
  };

  it.each(Object.entries(MEMORIES))('is planned the same as one that was not: %s', async (_name, memoryOf) => {
    const others = documents.filter(({ path }) => !path.startsWith('content/i18n/'));
    let kept = 0;
    await fc.assert(
      fc.asyncProperty(workSteps, async (series) => {
        const next = memoryOf();
        let worked: ReadonlyMap<string, Document> = new Map();
        let at = MAY_2026;
        for (const { work, ...step } of series) {
          const more = workedOn(worked, others, work);
          if (step.hasMoved) at = step.at;
          const known = next();
          const [warm, cold] = [await planned(checked(more), at, known), await planned(checked(more), at)];
          expect(warm === cold, JSON.stringify([work, at])).toBe(true);
          if (!cold.startsWith('[')) continue;
          known.plans.save();
          kept += 1;
          worked = more;
        }
      }),
      { numRuns: isFull ? 8 : 1, endOnFailure: true },
    );
    expect(kept).toBeGreaterThan(5);
  });

  it.each(Object.entries(MEMORIES))('shows a picture that was replaced: %s', async (_name, memoryOf) => {
    const next = memoryOf();
    const replaced = media.map((one) => (one.path.includes('cacic-zeljka') ? { ...one, hash: 'b'.repeat(32) } : one));
    const [before, after] = [checked(new Map()), checked(new Map(), replaced)];
    const known = next();
    const shown = await planned(before, MAY_2026, known);
    known.plans.save();
    const warm = await planned(after, MAY_2026, next());
    expect([warm === shown, warm === (await planned(after, MAY_2026))]).toEqual([false, true]);
  });

  it.each(Object.entries(MEMORIES))('tells of a speaker who holds a session now: %s', async (_name, memoryOf) => {
    const path = 'content/events/devlica/2026/sessions/delete-your-overlay-library.md';
    const session = documents.find((one) => one.path === path) as Document;
    const heldBy = (...speakers: readonly string[]): ReadonlyMap<string, Document> => {
      const data = { ...(session.data as object), speakers };
      return new Map([[path, { ...session, data, hash: speakers.join() }]]);
    };
    const next = memoryOf();
    for (const speakers of [['hadzovic-sejla', 'zagrovic-martin'], ['zagrovic-martin'], ['cacic-zeljka']]) {
      const known = next();
      const held = checked(heldBy(...speakers));
      expect((await planned(held, MAY_2026, known)) === (await planned(held, MAY_2026)), speakers.join()).toBe(true);
      known.plans.save();
    }
  });

  it.each(Object.entries(MEMORIES))(
    'has what was under embargo once that has lifted, and not before: %s',
    async (_name, memoryOf) => {
      const session = documents.find(({ path }) => /devlica\/2026\/sessions\/[^.]+\.md/.test(path)) as Document;
      const embargo = '2026-04-20T12:00';
      const held = new Map([[session.path, { ...session, data: { ...(session.data as object), embargo } }]]);
      const next = memoryOf();
      const title = String((session.data as { title: unknown }).title);
      const told: boolean[] = [];
      for (const at of [MAY_2026 - 30 * 24 * HOUR, MAY_2026, MAY_2026 - 30 * 24 * HOUR]) {
        const known = next();
        told.push((await planned(checked(held), at, known)).includes(title));
        known.plans.save();
      }
      expect(told).toEqual([false, true, false]);
    },
  );

  it.each([
    ['a site', undefined],
    ['a very large site', 1],
  ])('leaves each part of %s to the next process by itself, with the names of what is made of it', async (_, most) => {
    const saved: string[][] = [];
    const kept = storeInMemory();
    const next = (): { readonly plans: KeptPlans } => {
      const parts: string[] = [];
      saved.push(parts);
      const store: PlanStore = {
        ...kept,
        savePart(name, part) {
          parts.push(name);
          kept.savePart(name, part);
        },
      };
      return { plans: createStoredPlans(store, { aside: setAside(), ...defined({ mostRecords: most }) }) };
    };
    const path = 'content/events/devlica/2024/speakers/bjelobrk-roko.md';
    const speaker = documents.find((one) => one.path === path) as Document;
    const edited = new Map([[path, { ...speaker, body: `${speaker.body}\nMore of it.\n`, hash: 'edited' }]]);
    for (const more of [new Map(), new Map(), edited, edited]) {
      const { plans } = next();
      await planned(checked(more), MAY_2026, { plans });
      plans.save();
    }
    const [all = [], ...others] = saved;
    expect(all.length).toBeGreaterThan(8);
    const { names } = kept.part('en routes edition /devlica/2024/') as StoredPart;
    expect([...names.keys()].filter((name) => name.startsWith('page /devlica/2024/')).length).toBeGreaterThan(5);
    expect(others.map((names) => names.sort())).toEqual([
      [],
      ['en programme /devlica/2024/', 'en routes edition /devlica/2024/', 'en routes event /devlica/'],
      [],
    ]);
  });

  it('has the programme of an edition planned right after its pages, while its texts are at hand', async () => {
    const names: string[] = [];
    const plans: KeptPlans = {
      ...noKeptPlans,
      keep(taker, part) {
        names.push(part.name);
        return noKeptPlans.keep(taker, part);
      },
    };
    await planChecked(checked(new Map()), { at: MAY_2026, plans });
    const inOrder = names.filter((name) => /^en (?:routes |programme )/.test(name));
    expect(inOrder.slice(1, 4)).toEqual([
      'en routes speakers /devlica/',
      'en programme /devlica/2026/',
      'en routes edition /devlica/2024/',
    ]);
  });

  describe('after the texts of two speakers were edited, of this year and of one that has been', () => {
    const texts = /devlica\/(?:2026\/speakers\/cacic-zeljka|2024\/speakers\/bjelobrk-roko)\.md$/;
    let before: Plan;
    let after: Plan;
    let sites: readonly (Site | undefined)[];

    beforeAll(async () => {
      const edited = new Map(
        documents
          .filter(({ path }) => texts.test(path))
          .map((one) => [one.path, { ...one, body: `${one.body}\nAnd weaves.\n`, hash: 'e'.repeat(32) }]),
      );
      const memory = createSiteMemory(packageDir, () => 0);
      const options = { at: MAY_2026, baseUrl: 'https://devlica.example/', memory, plans: memory.plans };
      const [first, second] = [
        await planChecked(checked(new Map()), options),
        await planChecked(checked(edited), options),
      ];
      [before, after] = [first.plan as Plan, second.plan as Plan];
      sites = [first.site, second.site];
    });

    it('is made of the very same editions', () => {
      const [known, now] = sites.map((site) => site?.events.flatMap(({ editions }) => editions));
      expect(now?.filter((edition) => !known?.includes(edition)).map(({ event, year }) => [event, year])).toEqual([]);
      expect(now).not.toEqual([]);
    });

    it('has the very same pages but for theirs', () => {
      const others = after.routes.filter((route) => !before.routes.includes(route));
      expect(others.map((route) => route.path)).toEqual([
        '/devlica/2024/bjelobrk-roko/',
        '/devlica/2026/cacic-zeljka/',
        '/hr/devlica/2024/bjelobrk-roko/',
        '/hr/devlica/2026/cacic-zeljka/',
      ]);
    });

    it('has the very same items in its programmes but for theirs', () => {
      const itemsOf = ({ programmes }: Plan) =>
        programmes.flatMap(({ value }) => value.days.flatMap((day) => day.items));
      const known = new Set(itemsOf(before));
      const others = itemsOf(after).filter((item) => !known.has(item));
      expect(others.map((item) => item.persons.map(({ person }) => person))).toEqual([
        ['cacic-zeljka'],
        ['bjelobrk-roko'],
      ]);
    });
  });
});
