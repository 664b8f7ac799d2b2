import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersOf, statesIn } from '../../src/check/answers.ts';
import { type Concluded, leftConcluded } from '../../src/check/check-content.ts';
import { type Conclusion, type Conclusions, NO_CONCLUSIONS } from '../../src/check/conclusions.ts';
import { named } from '../../src/check/questions.ts';
import { type SiteFacts, siteFacts } from '../../src/check/site-facts.ts';
import { recordsByEdition } from '../../src/content/edition-records.ts';
import { type CheckedSite, checkRead } from '../../src/pipeline/check-site.ts';
import { type KnownFiles, noKnownFiles } from '../../src/read/known-files.ts';
import { readContent } from '../../src/read/read-content.ts';
import { fileFinding } from '../../src/read/read-file.ts';
import { SMALL_SITE } from '../support/content-copy.ts';
import { asItIs, type ContentChange, type ContentEdits, checkedContent } from '../support/content-in-memory.ts';
import { MUTATION_KINDS, mutate, restore } from '../support/content-mutations.ts';
import { packageDir } from '../support/run-tool.ts';
import { checkedOverlay, siteNames, withOverlay } from '../support/small-site.ts';
import { isFull } from '../support/thoroughness.ts';

const SPEAKER = 'content/events/devlica/2026/speakers/cacic-zeljka.md';
const EVENT = 'content/events/devlica/event.yaml';
const SITE = 'content/site.yaml';
const LANGUAGES = 'content/languages.yaml';
/** Given in one language alone, where the test drops the other. */
const PAGE_HR = 'content/pages/code.hr.md';

const beforeCroatian = (languages: string): string => languages.slice(0, languages.indexOf('  - option: hr'));

/** Knows what was concluded the last time as another process would: by its bytes. */
function keptBetween({ isLarge = false } = {}): KnownFiles {
  let bytes: Uint8Array | undefined;
  return {
    ...noKnownFiles,
    areMany: () => isLarge,
    recall: () => bytes && (deserialize(bytes) as unknown),
    keep: (_concluded, left) => {
      bytes = serialize(left());
    },
  };
}

/** What a conclusion of this process consists of. */
function within(conclusion: Conclusion): Conclusions {
  return (conclusion.within ?? NO_CONCLUSIONS) as Conclusions;
}

/** All that a check tells. */
function toldBy({ index, ...told }: CheckedSite): unknown {
  return told;
}

async function expectSame(check: (known?: KnownFiles) => Promise<CheckedSite>, known: KnownFiles, trail: string) {
  const [warm, cold] = [await check(known), await check()];
  expect(toldBy(warm), trail).toEqual(toldBy(cold));
}

describe('what was concluded before', () => {
  it('makes no difference to the broken sites, one after the other in any order', async () => {
    const names = siteNames();
    const [series, most] = isFull ? [10, names.length] : [1, 50];
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([...names], { minLength: most, maxLength: most }), async (order) => {
        const known = keptBetween();
        for (const name of order) {
          const check = (one?: KnownFiles) => withOverlay(name, (folder) => checkedOverlay(folder, one));
          await expectSame(check, known, `${order.join(' ')}, at ${name}`);
        }
      }),
      { numRuns: series, seed: 20_260_510, endOnFailure: true },
    );
  });

  const work = fc.record({
    isRestored: fc.nat({ max: 4 }).map((one) => one === 0),
    mutation: fc.record({ kind: fc.constantFrom(...MUTATION_KINDS), where: fc.nat({ max: 100_000 }) }),
  });

  it.each([
    ['a small site', SMALL_SITE, isFull ? 40 : 6, isFull ? 12 : 6, false],
    ['a small site, as if it were very large', SMALL_SITE, isFull ? 40 : 6, isFull ? 12 : 6, true],
    ['the real site', packageDir, isFull ? 8 : 1, isFull ? 12 : 4, false],
  ])(
    'makes no difference after any work on %s',
    async (_name, siteDir, series, steps, isLarge) => {
      await fc.assert(
        fc.asyncProperty(fc.array(work, { minLength: steps, maxLength: steps }), async (works) => {
          const rootDir = mkdtempSync(join(tmpdir(), 'conf-site-concluded-'));
          const [known, trail] = [keptBetween({ isLarge }), [] as string[]];
          try {
            cpSync(join(siteDir, 'content'), join(rootDir, 'content'), { recursive: true });
            for (const { isRestored, mutation } of works) {
              if (isRestored) restore(rootDir, siteDir);
              trail.push(...(isRestored ? ['as it was'] : []), mutate(rootDir, mutation));
              const content = await readContent({ rootDir, packageDir });
              const bytesOf = async (path: string) => readFileSync(join(rootDir, path));
              await expectSame((one) => checkRead(content, bytesOf, { known: one }), known, trail.join('\n'));
            }
          } finally {
            rmSync(rootDir, { recursive: true, force: true });
          }
        }),
        { numRuns: series, seed: 20_260_511, endOnFailure: true },
      );
    },
    3_600_000,
  );
  it.each([
    [
      'another one is the default',
      (site: ContentEdits) => site.edit(SITE, 'defaultLanguage: en', 'defaultLanguage: hr'),
    ],
    ['one is not listed', (site: ContentEdits) => site.write(LANGUAGES, beforeCroatian(site.read(LANGUAGES)))],
  ])('makes no difference to how much there is of each language, where %s and then not', async (_name, change) => {
    const known = keptBetween();
    for (const isChanged of [true, false]) {
      const edited: ContentChange = (site) => {
        site.drop(PAGE_HR);
        if (isChanged) change(site);
      };
      await expectSame((one) => checkedContent(edited, one), known, `${isChanged}`);
    }
  });
});

describe('an edit', () => {
  const concludedOf = async (
    change: ContentChange,
    before?: Concluded,
    known: Partial<KnownFiles> = {},
  ): Promise<Concluded> => {
    const kept: Concluded[] = [];
    const keep = (concluded: unknown) => void kept.push(concluded as Concluded);
    await checkedContent(change, { ...noKnownFiles, ...known, recall: () => before, keep });
    return kept[0] as Concluded;
  };
  /** What is concluded anew after a change, of each edition what it consists of. */
  const redone = async (change: ContentChange): Promise<readonly string[]> => {
    const before = await concludedOf(asItIs);
    const { rules } = await concludedOf(change, before);
    return redoneIn(rules, before.rules);
  };
  const redoneIn = (now: Conclusions, before: Conclusions): readonly string[] =>
    [...now.drawn].flatMap(([name, conclusion]) => {
      const known = before.drawn.get(name);
      if (conclusion === known) return [];
      if (conclusion.within === undefined) return [name];
      return redoneIn(within(conclusion), known === undefined ? NO_CONCLUSIONS : within(known)).map(
        (one) => `${name}: ${one}`,
      );
    });

  it('of a biography is looked at in its own record, and where all speakers of its edition are', async () => {
    expect(await redone((site) => site.write(SPEAKER, `${site.read(SPEAKER)}\nMore of it.\n`))).toEqual([
      `devlica/2026: ${SPEAKER}`,
      'devlica/2026: names',
      'devlica/2026: roles',
      'devlica/2026: slots',
    ]);
  });

  it('of who somebody is over the years is looked at where the programme of theirs is', async () => {
    const other = (site: ContentEdits) => site.edit(SPEAKER, '\nname:', '\nperson: somebody-else\nname:');
    expect(await redone(other)).toContain('devlica/2026: clashes');
  });

  it('of a page is looked at in that page, and where the site names its pages', async () => {
    const page = 'content/pages/code.md';
    expect(await redone((site) => site.write(page, `${site.read(page)}\nMore of it.\n`))).toEqual([
      `: ${page}`,
      ': content/site.yaml',
    ]);
  });

  it('of nothing is looked at nowhere', async () => {
    expect(await redone(asItIs)).toEqual([]);
  });

  it('leaves to the next process packed what it was given packed, but for its own edition', async () => {
    const left = leftConcluded(await concludedOf(asItIs));
    const edit: ContentChange = (site) => site.write(SPEAKER, `${site.read(SPEAKER)}\nMore of it.\n`);
    const { rules } = leftConcluded(await concludedOf(edit, left));
    const isSame = (name: string) => rules.drawn.get(name)?.within === left.rules.drawn.get(name)?.within;
    expect([...rules.drawn.keys()].filter((name) => !isSame(name))).toEqual(['devlica/2026']);
    const packed = [...rules.drawn.values()].filter(({ within }) => within !== undefined);
    expect(packed.every(({ within }) => within instanceof Uint8Array)).toBe(true);
  });

  it('of a very large site is looked at in all of its edition, of which no more is kept than what it tells', async () => {
    const large = { areMany: () => true };
    const left = leftConcluded(await concludedOf(asItIs, undefined, large));
    const edit: ContentChange = (site) => site.write(SPEAKER, `${site.read(SPEAKER)}\nMore of it.\n`);
    const { rules } = await concludedOf(edit, left, large);
    expect([...left.rules.drawn.values()].filter(({ within }) => within !== undefined)).toEqual([]);
    expect(redoneIn(rules, left.rules)).toEqual(['devlica/2026']);
  });

  it('is followed by another process from what was packed of its edition', async () => {
    const before = await concludedOf(asItIs);
    const { drawn } = within(before.rules.drawn.get('devlica/2026') as Conclusion);
    const kept = fileFinding(SPEAKER, 'file-unreadable', 'As it was kept.', 'keep it');
    (drawn as Map<string, Conclusion>).set('names', { of: '', asked: [], value: [kept] });
    const edit: ContentChange = (site) => site.write(SPEAKER, `${site.read(SPEAKER)}\nMore of it.\n`);
    const { rules } = await concludedOf(edit, leftConcluded(before));
    expect(rules.drawn.get('devlica/2026')?.value).toMatchObject({ findings: [kept] });
  });
});

describe('a question that is wider than others', () => {
  /** What questions are answered from, and those that were asked, of all pages too. */
  const asked = async (
    change: ContentChange,
  ): Promise<{ readonly facts: SiteFacts; readonly questions: Set<string> }> => {
    const questions = new Set<string>();
    const keep = (concluded: unknown): void => {
      for (const conclusion of (concluded as Concluded).rules.drawn.values()) {
        for (const question of within(conclusion).answers.keys()) questions.add(question);
      }
    };
    const { index, diagnostics } = await checkedContent(change, { ...noKnownFiles, keep });
    const broken = new Set(diagnostics.filter(({ severity }) => severity === 'error').map(({ file }) => file));
    const facts = siteFacts({ index, isWhole: true, broken, refused: new Set() });
    for (const path of [...facts.pages.pages.keys(), ...facts.pages.moved.keys()]) questions.add(named('page', path));
    return { facts, questions };
  };
  const SESSION = 'content/events/devlica/2026/sessions/caron-is-not-an-ornament.md';

  it.each<[string, ContentChange]>([
    ['a speaker has another name', (site) => site.move(SPEAKER, SPEAKER.replace('zeljka', 'z'))],
    ['a speaker had another name', (site) => site.edit(SPEAKER, '\nname:', '\nformerSlugs: [zeljka]\nname:')],
    ['a speaker is somebody else', (site) => site.edit(SPEAKER, '\nname:', '\nperson: somebody-else\nname:')],
    ['a speaker is nobody yet', (site) => site.edit(SPEAKER, '\nname:', '\nplaceholder: true\nname:')],
    ['a speaker is gone', (site) => site.drop(SPEAKER)],
    ['a session is gone', (site) => site.drop(SESSION)],
    [
      'a page had another name',
      (site) => site.edit('content/pages/code.md', '---\n', '---\nformerSlugs: [terms-of-old]\n'),
    ],
    ['a page has another name', (site) => site.move('content/pages/code.md', 'content/pages/conduct.md')],
    ['an event stands elsewhere', (site) => site.edit(EVENT, 'baseUrl: /devlica/', 'baseUrl: /dev/')],
    ['an event shows another year', (site) => site.edit(EVENT, 'currentYear: 2026', 'currentYear: 2025')],
    ['an event is broken', (site) => site.edit(EVENT, 'currentYear: 2026', 'currentYear: soon')],
    ['an edition is gone', (site) => site.drop('content/events/devlica/2024')],
    ['a venue is gone', (site) => site.drop('content/venues')],
    ['pictures are gone', (site) => site.drop('content/media/sponsors')],
    [
      'an edition is broken',
      (site) => site.edit('content/events/devlica/2026/edition.yaml', 'dateLimits:', 'dateLimit:'),
    ],
  ])('has another answer wherever one of them has: %s', async (_name, change) => {
    const [before, after] = [await asked(asItIs), await asked(change)];
    const [then, now] = [answersOf(before.facts), answersOf(after.facts)];
    const differ = (question: string): boolean => then.answer(question) !== now.answer(question);
    const changed = [...before.questions, ...after.questions].filter(differ);
    expect(changed.filter((question) => then.wider(question) !== question)).not.toEqual([]);
    expect(changed.filter((question) => !differ(now.wider(question)))).toEqual([]);
  });
});

it('the state of records tells whether they are sound', async () => {
  const { index } = await checkedContent();
  const states = [[], [SPEAKER], [EVENT]].map((broken) => {
    const facts = siteFacts({ index, isWhole: true, broken: new Set(broken), refused: new Set() });
    return recordsByEdition(index.records).map(({ records }) => statesIn(facts, records));
  });
  expect(new Set(states.map(String)).size).toBe(3);
});
