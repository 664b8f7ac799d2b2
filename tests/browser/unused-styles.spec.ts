import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FULL_RUN_ONLY } from '../support/thoroughness.ts';
import { expect, test } from './quiet-test.ts';
import { outDirOf, SERVED } from './sites.ts';

/** Every rule of the stylesheets applies to an element of some page, or to one that a script creates. */

/** Temporary states. The elements that have them must exist. */
const STATES =
  /:not\(:hover\)|:(?:hover|focus|focus-visible|focus-within|active|checked|disabled|target|open|user-invalid|user-valid|placeholder-shown|autofill|popover-open|modal|visited|link|invalid|valid|indeterminate)(?![-\w(])|::[-\w]+(?:\([^)]*\))?/g;

/** Rules for elements on no built page, and their reasons. */
const DYNAMIC: readonly (readonly [selectors: RegExp, why: string])[] = [
  [
    /\[(?:open|hidden|aria-(?:current|expanded|pressed|disabled)|data-(?:open|loading|island-state|awake|extra))\b/,
    'a state',
  ],
  [/^\[data-theme="light"\]|^\.first-look|html:not\(\.js\)|\[role="[a-z]+"\]|:empty$/, 'a state of the page'],
  [/\[data-consent/, 'the answer to the question of consent'],
  [/\[data-(?:name|length)="long/, 'names and prices longer than ours'],
  [/^\[data-columns="/, 'numbers of cards that other conferences have'],
  [/^(?:h5|h6|kbd|samp|\.prose blockquote|\.prose > div > \* \+ \*)$/, 'markup that editors may write'],
  [/^\.button-(?:large|quiet)$|^\.news-block-twothirds$/, 'looks that content may ask for'],
  [
    /^\.(?:news|buses|promotion|regular-price|speaker-open|ticket|today-zone|venue-pictures|event-card-quiet|row-next-day)\b|is-full|\.edition-status|figure \+ figure/,
    'things that content may have',
  ],
  [/^\.(?:from|to)-[23]00$|^\.(?:lane|of)-[2-4]$|rows-dense/, 'lines of the grids of longer and wider schedules'],
  [
    /^(?::is\()?\.schedule-filter|^\.tracks\b|data-(?:view|out|rate|filtered|past)\b|shared-|keep-|\.star-qr|\.tools-note|\.overlaps|\.now-line|\.tool\b|\.needs-script|^(?::is\()?\.rating|^\.dialog-close/,
    'islands of schedules',
  ],
  [/\.survey-(?:island|static|step|steps|moves|dialog)\b|\.no-stars$/, 'the island of surveys'],
  [/^\.form-errors|data-full\b/, 'the island of forms'],
  [/^\.search-results\b|data-searching/, 'the island of the search'],
  [/\[data-(?:timer|other-page)/, 'the island of screens'],
  [/\.screen-(?:entries|facts|more)\b/, 'entries beside each other'],
  [/^(?::root)?\[dir="rtl"\]|:lang\(hr\)/, 'other languages'],
  [/^\[href\^="tel:"\]$|^\.door-sign-day/, 'telephone numbers, and rooms with several days'],
  [/^\.dev-colours|^\[data-colour=|^\.grid-test$/, 'the style guide of watch'],
];

/** Every page in one language, and the text of all stylesheets. */
function builtMarkup(): { readonly pages: readonly string[]; readonly sheet: string } {
  const pages = SERVED.flatMap((name) => {
    const dir = outDirOf(name);
    return readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html') && !/^(?:hr|dev|page-data)\//.test(file))
      .map((file) => readFileSync(join(dir, file), 'utf8'));
  });
  const dir = join(outDirOf('staged'), 'assets');
  const names = readdirSync(dir).filter((file) => file.startsWith('style-'));
  return { pages, sheet: names.map((name) => readFileSync(join(dir, name), 'utf8')).join('') };
}

test('every rule is used', FULL_RUN_ONLY, async ({ page }) => {
  // Pages are parsed in a document without a policy, and run nothing.
  await page.goto('about:blank');
  const unused = await page.evaluate(
    ({ pages, sheet, states }) => {
      const style = new CSSStyleSheet();
      style.replaceSync(sheet);
      const selectors = new Set<string>();
      const partsOf = (list: string): readonly string[] => {
        let depth = 0;
        const ends = [...list].map((sign) => {
          depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
          return sign === ',' && depth === 0 ? '\n' : sign;
        });
        return ends
          .join('')
          .split('\n')
          .map((part) => part.trim());
      };
      const collect = (rules: CSSRuleList, outer: string): void => {
        for (const rule of rules) {
          const own =
            rule instanceof CSSStyleRule
              ? rule.selectorText.replaceAll('&', outer === '' ? '&' : `:is(${outer})`)
              : outer;
          if (rule instanceof CSSStyleRule && rule.style.length > 0)
            for (const part of partsOf(own)) selectors.add(part);
          if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList, own);
        }
      };
      collect(style.cssRules, '');
      const pending = new Map([...selectors].map((one) => [one, one.replaceAll(new RegExp(states, 'g'), ':not(#_)')]));
      const parser = new DOMParser();
      for (const html of pages) {
        const parsed = parser.parseFromString(html, 'text/html');
        parsed.documentElement.classList.add('js');
        for (const [selector, plain] of pending) {
          if (parsed.querySelector(plain) !== null) pending.delete(selector);
        }
      }
      return [...pending.keys()];
    },
    { ...builtMarkup(), states: STATES.source },
  );
  expect(unused.filter((selector) => !DYNAMIC.some(([selectors]) => selectors.test(selector)))).toEqual([]);
  expect(DYNAMIC.filter(([selectors]) => !unused.some((selector) => selectors.test(selector)))).toEqual([]);
});
