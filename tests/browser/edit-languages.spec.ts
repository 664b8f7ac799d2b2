import type { Page } from '@playwright/test';
import { copyContent, SMALL_SITE } from '../support/content-copy.ts';
import { FULL_RUN_ONLY } from '../support/thoroughness.ts';
import { expect, test } from './quiet-test.ts';
import { startTool } from './started-tool.ts';

/** The editor in Croatian and German: none of its own words is the English one. */

test.use({ serviceWorkers: 'block' });

const EDITION = 'content/events/meander/2027';

/** The views, and a part of each that is there once all of it is. */
const VIEWS = {
  '': 'details.records',
  [`?record=${EDITION}/speakers/sternad-ilka.md`]: '.save-bar',
  [`?record=${EDITION}/sessions/quiet-forms.md`]: '.save-bar',
  [`?record=${EDITION}/edition.yaml`]: '.save-bar',
  [`?record=${EDITION}/tickets.yaml`]: '.save-bar',
  [`?record=content/site.yaml`]: '.save-bar',
  '?board=meander/2027': '.board-tray',
};

/** Names of services. */
const NAMES = [
  'LinkedIn',
  'Mastodon',
  'GitHub',
  'Facebook',
  'Instagram',
  'YouTube',
  'X',
  'Google',
  'Plausible',
  'Bluesky',
];

/** Words that a language shares with English. */
const LOANWORDS = {
  hr: ['Hackathon', 'Newsletter'],
  de: [
    ...[
      'Code',
      'Countdown',
      'Hackathon',
      'Keynote',
      'Links',
      'Logo',
      'Name',
      'Newsletter',
      'Snacks',
      'Sponsor',
      'Text',
    ],
    ...['Ticket', 'Tickets', 'Tracks', 'Version', 'Videos', 'Website', 'Workshop', 'Workshops'],
  ],
};

/** A field, what is said of a number in it that is too small, and the name of the message in English. */
const PROBLEM = {
  hr: ['Minute', 'Pogreška: Broj je premalen ili prevelik.', 'Točna poruka na engleskom'],
  de: ['Minuten', 'Fehler: Die Zahl ist zu klein oder zu groß.', 'Genaue Meldung auf Englisch'],
} as const;

for (const [language, name, when] of [
  ['hr', 'Hrvatski', {}],
  ['de', 'Deutsch', FULL_RUN_ONLY],
] as const) {
  test(`labels, headings, buttons and help are in another language once ${name} is chosen`, when, async ({ page }) => {
    const copy = copyContent(SMALL_SITE);
    const watch = await startTool(['--root', copy.rootDir, 'watch', '--port', '0', '--at', '2027-03-01T12:00']);
    try {
      await page.goto(watch.signedUrl);
      const english = new Set<string>();
      for (const [query, part] of Object.entries(VIEWS)) {
        for (const word of await wordsOf(page, `${watch.url}dev/edit/${query}`, part)) english.add(word);
      }
      await page.getByLabel('Language of the editor').selectOption(name);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const [query, part] of Object.entries(VIEWS)) {
        const words = await wordsOf(page, `${watch.url}dev/edit/${query}`, part);
        expect(words.length, query).toBeGreaterThan(5);
        const shared = new Set([...NAMES, ...LOANWORDS[language]]);
        const same = words.filter((word) => english.has(word) && !shared.has(word.replace(/ \d+$/, '')));
        expect.soft(same, `${language} ${query}`).toEqual([]);
      }
      await expectProblem(page, `${watch.url}dev/edit/?record=${EDITION}/sessions/quiet-forms.md`, PROBLEM[language]);
    } finally {
      await page.goto('about:blank');
      await watch.stop();
      copy.remove();
    }
  });
}

/** What is wrong is said in the language, as a part of the field's description, and in English once that is unfolded. */
async function expectProblem(page: Page, url: string, [label, sentence, exact]: readonly [string, string, string]) {
  await page.goto(url);
  const field = page.getByRole('textbox', { name: new RegExp(`^${label}\\b`) });
  await field.fill('0');
  await expect(field).toHaveAccessibleDescription(new RegExp(`${sentence}\\s*${exact}$`));
  const problem = page.locator('.problems li').filter({ hasText: sentence });
  await problem.getByText(exact).click();
  await expect(problem.locator('[lang="en"]')).toContainText('"duration" must be at least 1, not 0.');
  await field.fill('40');
  await expect(problem).toHaveCount(0);
}

/** The words of the editor itself in a view, with everything unfolded: no titles of records and no texts of content. */
async function wordsOf(page: Page, url: string, part: string): Promise<readonly string[]> {
  await page.goto(url);
  await page.locator(part).first().waitFor();
  await expect(page.locator('.publish-panel button')).toBeEnabled();
  const folded = page.locator('main details:not([open])');
  while ((await folded.count()) > 0) {
    await folded.evaluateAll((all: HTMLDetailsElement[]) => {
      for (const details of all) details.open = true;
    });
  }
  return page.evaluate(() => {
    const own =
      'label:not(.in-language > label), legend, button, h2, h3, dt, .help, .mark, .group > summary, .advanced > summary, .state';
    const content =
      '.record, .records ~ .records h2, .board-day h2, .board-track h3, .history, datalist, select, .example, img';
    const texts = [...document.querySelectorAll<HTMLElement>(own)].flatMap((element) => {
      if (element.closest(content) !== null) return [];
      const copy = element.cloneNode(true) as HTMLElement;
      for (const inner of copy.querySelectorAll(content)) inner.remove();
      return copy.textContent ?? '';
    });
    const words = texts.map((text) => text.trim().replaceAll(/\s+/g, ' '));
    return [...new Set(words)].filter((word) => /\p{L}/u.test(word));
  });
}
