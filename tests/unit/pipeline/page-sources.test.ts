import { beforeAll, describe, expect, it } from 'vitest';
import type { Plan } from '../../../src/domain/page/plan.ts';
import { pageSources, type RouteSources } from '../../../src/pipeline/page-sources.ts';
import { checkedContent } from '../../support/content-in-memory.ts';
import { planOf } from '../../support/planned-content.ts';
import { packageDir } from '../../support/run-tool.ts';

const at = Date.parse('2026-03-01T12:00:00+01:00') / 1000;

/** Files of several kinds, each with one of its texts, and a replacement of this text. */
const CHANGES: readonly (readonly [file: string, from: string, to: string])[] = [
  ['content/pages/safety.md', 'title: ', 'title: New '],
  ['content/events/devlica/2026/speakers/cacic-zeljka.md', 'name: ', 'name: New '],
  [
    'content/events/devlica/2026/faq/food.md',
    'title:\n  en: What is there to eat and drink?\n  hr: Što',
    'title:\n  en: And what?\n  hr: A što',
  ],
  ['content/sponsors/kvadrat-studio.yaml', 'name: ', 'name: New '],
];

let sources: ReadonlyMap<string, RouteSources>;
const pagesOf = (file: string): readonly string[] =>
  [...sources].filter(([, { own }]) => own.includes(file)).map(([path]) => path);

beforeAll(async () => {
  sources = (await pageSources(await checkedContent(), { packageDir, at })) ?? new Map();
});

const ownParts = ({ routes }: Plan): ReadonlyMap<string, string> =>
  new Map(routes.map(({ path, head, content }) => [path, JSON.stringify([head, content])]));

describe('the source files of a page', () => {
  it.each(CHANGES)('include %s exactly on the pages that its texts change', async (file, from, to) => {
    const before = ownParts(await planOf(at));
    const after = ownParts(await planOf(at, (content) => content.edit(file, from, to)));
    const changed = [...before].filter(([path, text]) => after.get(path) !== text).map(([path]) => path);
    expect(changed).not.toEqual([]);
    expect(pagesOf(file)).toEqual(changed);
  });

  it('are known for every page, with its template, its pictures and its layout', async () => {
    const { routes } = await planOf(at);
    expect([...sources.keys()]).toEqual(routes.map(({ path }) => path));
    const speaker = sources.get('/devlica/2026/cacic-zeljka/') ?? sources.get('/devlica/cacic-zeljka/');
    expect(speaker?.template).toBe('speaker');
    expect(speaker?.own.some((file) => file.startsWith('content/media/'))).toBe(true);
    expect(sources.get('/terms/')?.own).toContain('content/pages/terms.md');
    expect(sources.get('/terms/')?.shared).toContain('content/events/devlica/event.yaml');
  });

  it('include the file of the language if a text has one', () => {
    expect(sources.get('/hr/terms/')?.own).toContain('content/pages/terms.hr.md');
    expect(sources.get('/terms/')?.own).not.toContain('content/pages/terms.hr.md');
  });

  it('are unknown while the content has errors', async () => {
    const broken = await checkedContent((content) => content.drop('content/site.yaml'));
    expect(await pageSources(broken, { packageDir, at })).toBeUndefined();
  });
});
