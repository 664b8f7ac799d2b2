import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ContentRecord } from '../../src/content/content-index.ts';
import { growSlowly } from '../../src/content/heap-growth.ts';
import { forgetMarkdown, holdFewMarkdown, readMarkdown } from '../../src/content/markdown.ts';
import { mergedData } from '../../src/content/record-data.ts';
import { openSetAside } from '../../src/content/set-aside.ts';
import type { OutputFile } from '../../src/model/output.ts';
import type { Route } from '../../src/model/plan.ts';
import type { PlannedPart } from '../../src/plan/kept-plans.ts';
import { lastingLater, lastingWhole } from '../../src/plan/lasting-name.ts';
import { type RouteList, withContentsAside } from '../../src/plan/packed-routes.ts';
import type { StoredPart } from '../../src/plan/plan-folder.ts';
import { emptyNotes } from '../../src/plan/plan-notes.ts';
import { createStoredPlans } from '../../src/plan/stored-plans.ts';
import { openPublication } from '../../src/publish/open-publication.ts';
import { createKnownFiles } from '../../src/read/known-files.ts';
import { splitFrontMatter } from '../../src/read/split-front-matter.ts';
import { newSite } from '../fixtures/publish/small-site.ts';
import { compileFor, haveSameShape, isHeld, liveBytes } from '../support/live-memory.ts';

/** What is held of a large site decides how large it may be. */

const BODY = 'A long text about looms. '.repeat(10_000);

it('a name in front matter does not hold the text below it', () => {
  const before = liveBytes();
  const yaml = Array.from({ length: 40 }, (_, at) => {
    const split = splitFrontMatter(`---\nname: Ana ${at}\n---\n${BODY}${at}`);
    return split.kind === 'yaml' ? split.yaml : '';
  });
  expect(liveBytes() - before).toBeLessThan(4 * BODY.length);
  expect(yaml[39]).toBe('\nname: Ana 39');
});

it('a text takes as much as it has letters, whatever stands in its front matter', () => {
  const before = liveBytes();
  const bodies = Array.from({ length: 40 }, (_, at) => {
    const split = splitFrontMatter(`---\nname: Željka ${at}\n---\n${BODY}${at}`);
    return split.kind === 'yaml' ? split.body : '';
  });
  expect(liveBytes() - before).toBeLessThan(1.5 * bodies.length * BODY.length);
});

it('a record that was merged has the texts of its document', () => {
  const records = Array.from({ length: 40 }, (_, at) => recordOf(`${BODY}${at}`));
  const before = liveBytes();
  const merged = records.map((record) => mergedData(record, { defaultLanguage: 'en' } as never, []));
  expect(liveBytes() - before).toBeLessThan(4 * BODY.length);
  expect(merged[3]).toEqual({ bio: `${BODY}3` });
});

it('files that nobody watches are forgotten once what comes of them is saved', async () => {
  const known = createKnownFiles(() => Date.now() + 3_600_000, { crew: { begin: () => undefined } });
  const read = async (): Promise<WeakRef<object>> => {
    const file = { findings: [] };
    await known.read(import.meta.filename, async () => file);
    known.sweep();
    known.keep({ file }, () => file);
    return new WeakRef(file);
  };
  const file = await read();
  expect(await isHeld(file)).toBe(true);
  known.save();
  expect(await isHeld(file)).toBe(false);
});

describe('what Markdown came to', () => {
  const text = 'Looms, *looms*. '.repeat(3000);
  const read = (count: number): void => {
    for (let at = 0; at < count; at += 1) {
      for (const headingLevel of [2, 3] as const) readMarkdown(`${text}${at}`, { headingLevel });
    }
  };

  it('is held until it is forgotten', () => {
    read(20);
    forgetMarkdown();
    const before = liveBytes();
    read(40);
    expect(liveBytes() - before).toBeGreaterThan(40 * text.length);
    forgetMarkdown();
    expect(liveBytes() - before).toBeLessThan(20 * text.length);
  });

  it('is held until some thousand others were asked for, from the moment that only a few are held', () => {
    const before = liveBytes();
    read(40);
    holdFewMarkdown();
    read(40);
    expect(liveBytes() - before).toBeGreaterThan(40 * text.length);
    for (let at = 0; at < 4100; at += 1) readMarkdown(`Loom ${at}`, { headingLevel: 3 });
    expect(liveBytes() - before).toBeLessThan(20 * text.length);
  });
});

it('a part of a plan that is left to the next process does not hold what it was planned of', async () => {
  const saved = new Map<string, StoredPart>();
  const plans = createStoredPlans(
    {
      load: () => undefined,
      part: () => undefined,
      savePart: (name, part) => void saved.set(name, part),
      save: () => {},
    },
    { aside: openSetAside(join(tmpdir(), 'conf-site-live')) },
  );
  const plan = (): WeakRef<object> => {
    const site = { title: 'Weft' };
    const make = (): readonly string[] => [site.title];
    plans.begin(0, 1);
    for (const lasting of [lastingWhole<readonly string[]>('whole'), lastingLater<readonly string[]>('later')])
      plans.keep({ current: emptyNotes() }, { name: lasting.madeOf, of: [], make, lasting } as PlannedPart<unknown>);
    plans.end(null);
    return new WeakRef(site);
  };
  expect(await isHeld(plan())).toBe(false);
  plans.save();
  expect([...saved].map(([name, { packed }]) => [name, packed])).toEqual([
    ['whole', ['Weft']],
    ['later', null],
  ]);
});

it('routes whose page data lies aside are of one shape', () => {
  const routes = Array.from({ length: 100 }, (_, at): Route => {
    const head = { title: `Loom ${at}`, jsonLd: [{ at }] };
    return { path: `/${at}/`, head, content: { at } } as unknown as Route;
  });
  const aside = openSetAside(join(tmpdir(), 'conf-site-live'));
  const [list] = withContentsAside([{ routes, queries: [] }], aside);
  const [one, other] = (list as RouteList).routes.slice(-2) as [Route, Route];
  expect([haveSameShape(one, other), haveSameShape(one.head, other.head)]).toEqual([true, true]);
  expect([one.content, { ...other.head }, Object.keys(one)]).toEqual([
    { at: 98 },
    { title: 'Loom 99', jsonLd: [{ at: 99 }] },
    ['content', 'path', 'head'],
  ]);
  aside.close();
});

it('what an accessor speaks of goes with its object once the heap grows slowly', async () => {
  const accessed = (): WeakRef<object> => {
    const programme = { text: 'Devlica' };
    const site = { ident: 'devlica' };
    const route = {
      ...site,
      get programme() {
        return programme;
      },
    };
    compileFor(route, 'programme');
    return new WeakRef(programme);
  };
  const held = async (): Promise<number> => {
    let count = 0;
    for (let at = 0; at < 10; at += 1) count += Number(await isHeld(accessed()));
    return count;
  };
  expect(await held()).toBeGreaterThan(2);
  growSlowly();
  expect(await held()).toBe(0);
});

it('what a file is made of is not held once the file was added', async () => {
  const site = newSite();
  const publication = await openPublication(site);
  const add = async (): Promise<WeakRef<object>> => {
    const programme = { text: 'Devlica' };
    const files: OutputFile[] = [{ path: 'a.ics', hash: 'a', content: () => programme.text }];
    await publication.add(files);
    return new WeakRef(programme);
  };
  expect(await isHeld(await add())).toBe(false);
  await publication.abandon();
  rmSync(site.rootDir, { recursive: true, force: true });
});

function recordOf(bio: string): ContentRecord {
  const place = { kind: 'speaker' } as ContentRecord['place'];
  return { place, document: { path: '', data: { bio }, body: '', hash: '' }, translations: {} };
}
