import { describe, expect, it } from 'vitest';
import type { FooterSlice, HeaderSlice, MenuLink } from '../../../src/domain/page/page.ts';
import type { UnsupportedLanguagePage } from '../../../src/domain/page/page-notices.ts';
import type { Plan } from '../../../src/domain/page/plan.ts';
import { isOn, whenAttribute } from '../../../src/domain/page/shown.ts';
import type { ContentEdits } from '../../support/content-in-memory.ts';
import { planOf } from '../../support/planned-content.ts';

const at = (wall: string): number => Date.parse(`${wall}T12:00:00+02:00`) / 1000;
const DEVLICA = 'content/events/devlica/event.yaml';
const SITE = 'content/site.yaml';

/** All addresses in a value, by the name of the key. */
function addresses(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    typeof one === 'string' && /^(href|eventHref|home)$/.test(key) ? [one] : addresses(one),
  );
}

/** The addresses of this site without a page or file. */
function deadLinks(plan: Plan): readonly string[] {
  const existing = new Set([...plan.routes.map((route) => route.path), ...plan.redirects.map(({ from }) => from)]);
  for (const file of plan.media.keys()) existing.add(`/${file}`);
  for (const { folder } of plan.programmes) {
    for (const name of ['schedule.ics', 'schedule.xml']) existing.add(`/${folder}${name}`);
  }
  for (const { folder } of plan.deadlines) existing.add(`/${folder}deadlines.ics`);
  const all = addresses([plan.routes.map((route) => route.content), plan.slices]);
  const inside = all.filter((href) => href.startsWith('/')).map((href) => href.replace(/[?#].*/, ''));
  return [...new Set(inside)].filter((path) => !existing.has(path)).sort();
}

function slice<K extends 'header' | 'footer'>(plan: Plan, kind: K): K extends 'header' ? HeaderSlice : FooterSlice {
  const found = plan.slices.find(({ name }) => name === `${kind}-devlica-en`);
  return found?.content as unknown as K extends 'header' ? HeaderSlice : FooterSlice;
}

/** The idents of the items that are visible at an instant, after a build at another one. */
const idents = (links: readonly Pick<MenuLink, 'ident' | 'shown'>[], then: number): readonly string[] =>
  links.filter((link) => isOn(whenAttribute(link.shown), then)).map((link) => link.ident);

describe('a footer link to a form', () => {
  it('only shows while the form is open, even without a date limit of its own', async () => {
    const plan = await planOf(at('2026-03-01'), (copy) => {
      copy.edit(SITE, '      dateLimit: sponsorRegistration\n', '');
    });
    const { links } = slice(plan, 'footer');
    expect(idents(links, at('2026-04-30'))).toContain('sponsors');
    expect(idents(links, at('2026-05-01'))).not.toContain('sponsors');
  });
});

describe('generated links', () => {
  it('lead to the single page of an event without other languages', async () => {
    const plan = await planOf(at('2026-03-01'), (copy) => {
      copy.edit(
        'content/events/worklica/event.yaml',
        'multiLanguage:\n  active: true',
        'multiLanguage:\n  active: false',
      );
    });
    const lost = plan.routes.filter((route) => route.path.startsWith('/hr/worklica/'));
    expect(new Set(lost.map((route) => route.template))).toEqual(new Set(['unsupported-language']));
    expect(lost.map((route) => `/hr${(route.content as UnsupportedLanguagePage).target}`)).toEqual(
      lost.map((route) => route.path),
    );
    expect(deadLinks(plan)).toEqual([]);
    const header = plan.slices.find(({ name }) => name === 'header-devlica-hr')?.content as unknown as HeaderSlice;
    expect(header.events.map((event) => event.href)).toEqual(['/hr/devlica/', '/worklica/']);
  });

  it('do not lead to speakers without a page', async () => {
    const plan = await planOf(at('2026-03-01'), (copy) => {
      for (const ident of ['zarkic-krunoslav', 'rebac-ilic-bruna'])
        copy.edit(`content/events/devlica/2026/speakers/${ident}.md`, '---\n', '---\nplaceholder: true\n');
    });
    const cards = (path: string) => JSON.stringify(plan.routes.find((route) => route.path === path)?.content);
    expect(cards('/devlica/')).toContain('{"name":"Krunoslav Žarkić"}');
    expect(cards('/devlica/')).not.toMatch(/"moderators":\[\{"name":"[^"]*","href"/);
  });

  it('do not lead to the people of an edition without a page', async () => {
    const plan = await planOf(at('2026-03-01'), (copy) =>
      copy.edit('content/events/worklica/event.yaml', '\nenabled: true', '\nenabled: false'),
    );
    expect(deadLinks(plan)).toEqual([]);
  });
});

describe('the footer', () => {
  const limited = (copy: ContentEdits, visible: string): void => {
    const text = copy.read(DEVLICA);
    copy.write(DEVLICA, text.replace(/^buttons:\n/m, `buttons:\n  toTerms:\n${BUTTON}`));
    copy.write(SITE, copy.read(SITE).replace(/(ident: terms\n.*\n.*\n\s+visible:) true/, `$1 ${visible}`));
  };
  const BUTTON = `    title: { en: Our terms, hr: Naši uvjeti }
    url: '{linkLang}/terms/'
    visible: true
    linkInFooter: true
`;

  it('keeps a button whose address is also that of a hidden link of the site', async () => {
    const now = at('2026-03-01');
    const links = slice(await planOf(now, (copy) => limited(copy, 'false')), 'footer').links;
    expect(idents(links, now)).toContain('toTerms');
    expect(idents(links, now)).not.toContain('terms');
  });

  it('follows the phases of the main event', async () => {
    const links = slice(await planOf(at('2026-03-01'), (copy) => limited(copy, 'before')), 'footer').links;
    const then = ['2026-03-01', '2026-05-08', '2026-06-01'].map((day) => idents(links, at(day)));
    expect(then.map((shown) => shown.includes('terms'))).toEqual([true, false, false]);
    expect(then.map((shown) => shown.includes('toTerms'))).toEqual([false, true, true]);
  });

  it('leaves out a button whose address is that of a link of the site', async () => {
    const links = slice(await planOf(at('2026-03-01'), (copy) => limited(copy, 'true')), 'footer').links;
    expect(links.map((link) => link.ident)).not.toContain('toTerms');
  });
});

describe('the header', () => {
  const BUTTONS = ['first', 'second']
    .map(
      (name, index) => `  ${name}:
    title: { en: ${name}, hr: ${name} }
    url: https://tickets.example/${name}
    visible: ${index === 0 ? 'before' : '[before, active]'}
    floatingSpecial: true
`,
    )
    .join('');
  const change = (copy: ContentEdits): void => {
    copy.write(DEVLICA, copy.read(DEVLICA).replace(/^buttons:\n/m, `buttons:\n${BUTTONS}`));
    copy.write(
      DEVLICA,
      copy.read(DEVLICA).replace(/( {2}getTicketsFloating:\n(?: {4}.*\n)*? {4}visible:) .*/, '$1 false'),
    );
  };

  it('shows the floating button at any time as a build at that time does', async () => {
    const instants = ['2026-03-01', '2026-05-08', '2026-06-01'].map(at);
    const early = slice(await planOf(instants[0] as number, change), 'header').buttons;
    const shownLater = instants.map((then) => idents(early, then));
    expect(shownLater).toEqual([['first'], ['second'], []]);
    for (const [index, then] of instants.entries())
      expect(idents(slice(await planOf(then, change), 'header').buttons, then)).toEqual(shownLater[index]);
  });
});
