import { describe, expect, it } from 'vitest';
import type { EditionPage, HeaderSlice, MenuLink } from '../../../src/domain/page/page.ts';
import type { Plan } from '../../../src/domain/page/plan.ts';
import { isOn, whenAttribute } from '../../../src/domain/page/shown.ts';
import { eventRules } from '../../../src/emit/event-rules.ts';
import { drawings } from '../../../templates/looks/stitch/drawings.ts';
import { type ContentEdits, checkedContent, noChange } from '../../support/content-in-memory.ts';
import { planOf } from '../../support/planned-content.ts';

const at = (day: string): number => Date.parse(`${day}T12:00:00+02:00`) / 1000;
const SPRING = at('2026-03-01');
const SITE = 'content/site.yaml';
const DEVLICA = 'content/events/devlica/event.yaml';

const SITE_MENU = `menu:
  - title: { en: Code of conduct, hr: Pravila ponašanja }
    url: '{linkLang}/code/'
  - { title: Shop, url: https://shop.example/, external: true }
`;
const EVENT_MENU = `menu:
  - { title: { en: 'Questions, {year}', hr: 'Pitanja, {year}' }, url: '#faq' }
  - { title: { en: Volunteer, hr: Volontiraj }, url: '{linkLang}/volunteer/', dateLimit: volunteerRegistration }
  - { title: { en: Press, hr: Mediji }, url: '{linkLang}/press/', visible: before }
`;

const add = (copy: ContentEdits, file: string, text: string): void => copy.write(file, `${copy.read(file)}\n${text}`);

const header = (plan: Plan, name: string): HeaderSlice =>
  plan.slices.find((slice) => slice.name === `header-${name}`)?.content as unknown as HeaderSlice;

/** Title and address of the links after the sections. */
const links = ({ menu }: HeaderSlice): readonly (readonly [unknown, string])[] =>
  menu.filter(({ ident }) => /[/#:]/.test(ident)).map(({ title, href }) => [title, href]);

const shownAt = (menu: readonly MenuLink[], then: number): readonly unknown[] =>
  menu.filter(({ ident, shown }) => /[/#:]/.test(ident) && isOn(whenAttribute(shown), then)).map(({ title }) => title);

describe('the menu of the header', () => {
  it('has the links of the site on all pages, in their language', async () => {
    const plan = await planOf(SPRING, (copy) => add(copy, SITE, SITE_MENU));
    const english = [
      ['Code of conduct', '/code/'],
      ['Shop', 'https://shop.example/'],
    ];
    expect(links(header(plan, 'site-en'))).toEqual(english);
    expect(links(header(plan, 'worklica-en'))).toEqual(english);
    expect(links(header(plan, 'devlica-hr'))[0]).toEqual(['Pravila ponašanja', '/hr/code/']);
    expect(header(plan, 'site-en').menu.at(-1)?.external).toBe(true);
  });

  it('names the sections of an event before them', async () => {
    const plan = await planOf(SPRING, (copy) => add(copy, SITE, SITE_MENU));
    const idents = header(plan, 'devlica-en').menu.map(({ ident }) => ident);
    expect(idents.slice(0, 2)).toEqual(['speakers', 'schedule']);
    expect(idents.slice(-2)).toEqual(['{linkLang}/code/', 'https://shop.example/']);
  });

  it('leads to the page of the schedule, from every page of the event', async () => {
    const plan = await planOf(SPRING);
    const hrefOf = (name: string) => header(plan, name).menu.find(({ ident }) => ident === 'schedule')?.href;
    expect(['devlica-en', 'devlica-hr'].map(hrefOf)).toEqual(['/devlica/schedule/', '/hr/devlica/schedule/']);
    expect(hrefOf('devlica-2025-en')).toBe('/devlica/2025/#schedule');
  });

  it('has the links of an event instead of those of the site, even none', async () => {
    const plan = await planOf(SPRING, (copy) => {
      add(copy, SITE, SITE_MENU);
      add(copy, DEVLICA, EVENT_MENU);
      add(copy, 'content/events/worklica/event.yaml', 'menu: []\n');
    });
    expect(links(header(plan, 'devlica-hr'))).toEqual([
      ['Pitanja, 2026', '/hr/devlica/#faq'],
      ['Volontiraj', '/hr/volunteer/'],
      ['Mediji', '/hr/press/'],
    ]);
    expect(links(header(plan, 'worklica-en'))).toEqual([]);
    expect(links(header(plan, 'site-en'))).toHaveLength(2);
  });

  it('shows a link in its phases and within its date limit', async () => {
    const { menu } = header(await planOf(SPRING, (copy) => add(copy, DEVLICA, EVENT_MENU)), 'devlica-en');
    expect(shownAt(menu, SPRING)).toEqual(['Questions, 2026', 'Volunteer', 'Press']);
    expect(shownAt(menu, at('2026-05-02'))).toEqual(['Questions, 2026', 'Press']);
    expect(shownAt(menu, at('2026-06-01'))).toEqual(['Questions, 2026']);
  });

  it.each([SITE, DEVLICA])('has no broken link that check does not report: %s', async (file) => {
    const { diagnostics } = await checkedContent((copy) =>
      add(copy, file, "menu:\n  - { title: { en: Travel, hr: Dolazak }, url: '{linkLang}/travel/' }\n"),
    );
    expect(diagnostics.map(({ code, file: path }) => ({ code, path }))).toContainEqual({
      code: 'link-unknown',
      path: file,
    });
  });
});

const OWN_LOOKS = `logo:
  header: logos/hacklica-header.svg
  fullLight: logos/hacklica-full-light.svg
  favicon: logos/hacklica-favicon.svg
baseColor: '#123456'
`;

describe('the theme of the site', () => {
  it('is used on pages outside of events, and does not change those of events', async () => {
    const before = await planOf(SPRING, noChange);
    const plan = await planOf(SPRING, (copy) => add(copy, SITE, OWN_LOOKS));
    expect(header(plan, 'site-en').logos?.light.src).toContain('hacklica-header');
    expect(header(plan, 'site-en').logos?.dark.src).toContain('hacklica-full-light');
    expect(header(plan, 'site-hr').logos?.light.alt).toBe('Devlica');
    expect(header(plan, 'devlica-en')).toEqual(header(before, 'devlica-en'));
    expect(eventRules(plan.site, drawings.masks)).toContain(':root{--thread:#123456;');
    expect(eventRules(plan.site, drawings.masks)).toContain('[data-event="devlica"]{--thread:#b8152f;');
  });

  it('is used by the installed app and by share images', async () => {
    const plan = await planOf(SPRING, (copy) => add(copy, SITE, OWN_LOOKS));
    expect(plan.site.icons?.icon).toContain('hacklica-favicon');
    expect(plan.site.themeColor).toBe('#123456');
    const cards = [...plan.media.values()].flatMap((one) => (one.kind === 'share' ? [one.card] : []));
    expect(cards.find(({ ident }) => ident === '/')?.color).toBe('#123456');
    expect(cards.find(({ ident }) => ident === '/devlica/')?.color).toBe('#b8152f');
  });

  it('is the name as text in the stylesheet’s colour, if nothing is set and there are several events', async () => {
    const plan = await planOf(SPRING, noChange);
    expect(header(plan, 'site-en').logos).toBeUndefined();
    expect(eventRules(plan.site, drawings.masks)).toMatch(/^:root\{--band:/);
    expect(plan.site.themeColor).toBe('#b8152f');
  });

  it('has a light logo for dark pages if there is no other', async () => {
    const plan = await planOf(SPRING, (copy) => add(copy, SITE, 'logo: { header: logos/hacklica-header.svg }\n'));
    const { logos } = header(plan, 'site-en');
    expect(logos?.dark).toEqual(logos?.light);
    expect(plan.site.icons?.icon).toContain('devlica-favicon');
  });
});

describe('the menu of a past year', () => {
  it('stays within the year, on all its pages and in their language', async () => {
    const plan = await planOf(SPRING, (copy) => add(copy, SITE, SITE_MENU));
    expect(header(plan, 'devlica-2025-en').menu.map(({ title, href }) => [title, href])).toEqual([
      ['Devlica 2025', '/devlica/2025/'],
      ['The year in brief', '/devlica/2025/#about'],
      ['Speakers', '/devlica/2025/#speakers'],
      ['Schedule', '/devlica/2025/#schedule'],
      ['What people say', '/devlica/2025/#testimonials'],
      ['Sponsors', '/devlica/2025/#sponsors'],
      ['Code of conduct', '/code/'],
      ['Shop', 'https://shop.example/'],
    ]);
    expect(header(plan, 'devlica-2025-hr').menu[2]).toMatchObject({ href: '/hr/devlica/2025/#speakers' });
    const headerOf = (path: string) => plan.routes.find((route) => route.path === path)?.slices.header;
    expect([headerOf('/devlica/2025/'), headerOf('/hr/devlica/2025/'), headerOf('/devlica/')]).toEqual([
      'header-devlica-2025-en',
      'header-devlica-2025-hr',
      'header-devlica-en',
    ]);
    const below = plan.routes.filter(({ path }) => /^\/devlica\/2025\/./.test(path));
    expect(new Set(below.map(({ slices }) => slices.header))).toEqual(new Set(['header-devlica-2025-en']));
  });

  it('has only sections that the year’s page has', async () => {
    const plan = await planOf(SPRING);
    for (const { path } of plan.routes.filter(({ template }) => template === 'edition')) {
      const name = /(\w+)\/(\d{4})\/$/.exec(path) as unknown as readonly [string, string, string];
      const { menu } = header(plan, `${name[1]}-${name[2]}-${path.startsWith('/hr/') ? 'hr' : 'en'}`);
      const content = plan.routes.find((route) => route.path === path)?.content as EditionPage;
      const isEmpty = (section: string): boolean =>
        section !== 'about' && (content[section === 'schedule' ? 'days' : (section as 'speakers')] ?? []).length === 0;
      expect(menu.filter(({ href }) => isEmpty(href.split('#')[1] ?? 'about'))).toEqual([]);
    }
  });

  it('is there for an event that is not held any more', async () => {
    const hrefs = header(await planOf(SPRING), 'hacklica-2019-en').menu.map(({ href }) => href);
    expect(hrefs).toEqual(['/hacklica/2019/', '/hacklica/2019/#about']);
  });
});
