import { describe, expect, it } from 'vitest';
import type { EventPage, FooterSlice, HeaderSlice, HeroButton } from '../../../src/domain/page/page.ts';
import type { Plan } from '../../../src/domain/page/plan.ts';
import type { ContentEdits } from '../../support/content-in-memory.ts';
import { planOf } from '../../support/planned-content.ts';

const seconds = (iso: string): number => Date.parse(iso) / 1000;
const SPRING = seconds('2026-03-01T12:00:00+01:00');
const BEGINS = seconds('2026-05-08T08:00:00+02:00');
const ENDS = seconds('2026-05-08T20:00:00+02:00');
const EVENT = 'content/events/devlica/event.yaml';
const EDITION = 'content/events/devlica/2026/edition.yaml';

const eventPage = (plan: Plan): EventPage => plan.routes.find(({ path }) => path === '/devlica/')?.content as EventPage;

function slice<T>(plan: Plan, name: string): T {
  return plan.slices.find((one) => one.name === name)?.content as T;
}

/** The plan with other visibilities of sections, given as YAML. */
const withSections = (lines: string, at = SPRING): Promise<Plan> =>
  planOf(at, (copy) => copy.edit(EDITION, 'hero:\n', `sections:\n${lines}\nhero:\n`));

const heroButtons = async (change?: (copy: ContentEdits) => void): Promise<readonly HeroButton[]> =>
  eventPage(await planOf(SPRING, change)).hero.buttons;

describe('the hero', () => {
  it.each(['[before, active]', '[active, before]'])('shows in the phases %s', async (phases) => {
    const { hero } = eventPage(await withSections(`  hero: ${phases}`));
    expect(hero.shown).toEqual([{ from: null, until: ENDS }]);
    expect(hero.phases?.map(({ until, value }) => [until, value])).toEqual([
      [BEGINS, 'before'],
      [null, 'active'],
    ]);
  });

  it('has the text of each phase', async () => {
    const { texts } = eventPage(await planOf(SPRING)).hero;
    expect(texts).toEqual([
      { from: null, until: BEGINS, value: expect.stringContaining('Come and look') },
      { from: BEGINS, until: ENDS, value: expect.stringContaining('Today') },
      { from: ENDS, until: null, value: expect.stringContaining('Now you have seen') },
    ]);
  });

  it('continues with its first text in phases without a text', async () => {
    const plan = await planOf(SPRING, (copy) =>
      copy.write(EDITION, copy.read(EDITION).replace(/ {2}textActive:\n(?: {4}.*\n)+/, '')),
    );
    expect(eventPage(plan).hero.texts.map(({ until }) => until)).toEqual([ENDS, null]);
  });

  it('that only shows during the event contains nothing that changes before or after it', async () => {
    const { hero } = eventPage(await withSections('  hero: active'));
    expect(hero.shown).toEqual([{ from: BEGINS, until: ENDS }]);
    expect([hero.phases, hero.texts]).toEqual([
      [{ from: null, until: null, value: 'active' }],
      [{ from: null, until: null, value: expect.stringContaining('Today') }],
    ]);
    expect(hero.buttons.flatMap(({ shown }) => shown)).toEqual(hero.buttons.map(() => ({ from: null, until: null })));
  });

  it('never shows if it is disabled, but its title stays', async () => {
    const { hero } = eventPage(await withSections('  hero: false'));
    expect([hero.shown, hero.buttons, hero.title]).toEqual([[], [], 'Devlica 2026']);
  });

  it('leaves the floating button to the header, which draws it in its own style', async () => {
    const plan = await planOf(SPRING, (copy) =>
      copy.edit(
        EVENT,
        '    floatingSpecial: true',
        '    floatingSpecial: true\n    wide: true\n    hollowOnHero: true\n    extraClassesOnHero: [large]',
      ),
    );
    expect(eventPage(plan).hero.buttons.filter(({ ident }) => ident === 'getTicketsFloating')).toEqual([]);
    const [button] = slice<HeaderSlice>(plan, 'header-devlica-en').buttons;
    expect(button).toMatchObject({
      ident: 'getTicketsFloating',
      wide: true,
      hollow: false,
      classes: [],
      external: true,
    });
  });

  it('takes the style and position of its buttons from content', async () => {
    const buttons = await heroButtons((copy) => {
      copy.edit(
        EVENT,
        '    wide: true',
        '    wide: false\n    hollowOnHero: true\n    extraClassesOnHero: [accent, large]',
      );
      copy.edit(
        EVENT,
        '    visible: true\n    dateLimit: volunteer',
        '    visible: true\n    wide: true\n    dateLimit: volunteer',
      );
      copy.edit(EVENT, '    visibleOnHero: false\n    linkInFooter: true', '    visibleOnHero: true');
    });
    const find = (wanted: string) => buttons.find(({ ident }) => ident === wanted);
    expect(find('getTickets')).toMatchObject({ hollow: true, wide: false, classes: ['accent', 'large'] });
    expect(find('becomeVolunteer')).toMatchObject({ hollow: true, wide: true });
  });

  it('shows a forced button within its date limit, even if it is not visible', async () => {
    const forced = (idents: string) =>
      heroButtons((copy) => copy.edit(EDITION, 'hero:\n', `forcedButtons: [${idents}]\nhero:\n`));
    const idents = (await forced('becomeExhibitor, callForSpeakers')).map(({ ident }) => ident);
    expect(idents).toContain('becomeExhibitor');
    expect(idents).not.toContain('callForSpeakers');
  });

  it('links to the programme during the event, and to the survey from its end until its deadline', async () => {
    const buttons = await heroButtons();
    const shown = (wanted: string) => buttons.find(({ ident }) => ident === wanted)?.shown;
    expect(shown('programme')).toEqual([
      { from: seconds('2026-05-08T08:00:00+02:00'), until: seconds('2026-05-08T20:00:00+02:00') },
    ]);
    expect(shown('survey')).toEqual([
      { from: seconds('2026-05-08T20:00:00+02:00'), until: seconds('2026-07-01T00:00:00+02:00') },
    ]);
  });

  it('invites to last year’s survey until its deadline', async () => {
    const buttonsAt = async (iso: string) => eventPage(await planOf(seconds(iso))).hero.buttons;
    const button = (await buttonsAt('2025-12-01T12:00:00+01:00')).find(({ ident }) => ident === 'lastYearSurvey');
    expect(button).toMatchObject({
      href: '/survey/?event=devlica&year=2025',
      shown: [{ from: null, until: seconds('2026-01-01T00:00:00+01:00') }],
    });
    expect((await buttonsAt('2026-01-01T00:00:00+01:00')).map(({ ident }) => ident)).not.toContain('lastYearSurvey');
  });
});

describe('a text beside the page for a limited time', () => {
  const withText = (location: string, sections = '') =>
    planOf(SPRING, (copy) => {
      const text = `  - ident: note\n    location: ${location}\n    from: 2026-04-01\n    to: 2026-04-30\n    text: Stitch.\n`;
      copy.edit(EDITION, 'extraContent:\n', `${sections}extraContent:\n${text}`);
    });
  const APRIL = [{ from: seconds('2026-04-01T00:00:00+02:00'), until: seconds('2026-05-01T00:00:00+02:00') }];

  it('is in the hero', async () => {
    const { extra } = eventPage(await withText('hero')).hero;
    expect(extra).toMatchObject([{ ident: 'note', shown: APRIL, text: { html: '<p>Stitch.</p>' } }]);
  });

  it('is in the footer of the event’s pages only', async () => {
    const plan = await withText('footer');
    expect(slice<FooterSlice>(plan, 'footer-devlica-en').extra).toMatchObject([{ ident: 'note', shown: APRIL }]);
    expect(slice<FooterSlice>(plan, 'footer-worklica-en').extra).toEqual([]);
    expect(slice<FooterSlice>(plan, 'footer-site-en').extra).toEqual([]);
  });

  it('does not show in a hidden section', async () => {
    const plan = await withText('footer', 'sections:\n  footer: false\n');
    const footer = slice<FooterSlice>(plan, 'footer-devlica-en');
    expect([footer.shown, footer.extra]).toEqual([[], []]);
  });
});
