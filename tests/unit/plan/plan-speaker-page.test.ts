import { beforeAll, describe, expect, it } from 'vitest';
import type { EditionPage, EventPage, SpeakerPage } from '../../../src/domain/page/page.ts';
import type { Plan } from '../../../src/domain/page/plan.ts';
import { type VariedSite, variedSite } from '../../support/varied-site.ts';

const SPRING = Date.parse('2026-03-01T12:00:00+01:00') / 1000;

const page = <T>(plan: Plan, path: string): T => plan.routes.find((route) => route.path === path)?.content as T;

describe('facts of the programme', () => {
  let plan: Plan;
  let site: VariedSite;
  const rename = (speaker: Record<string, unknown>) => Object.assign(speaker, { name: 'Šejla', surname: 'Hadžović' });
  beforeAll(async () => {
    site = await variedSite((path) => !/\/devlica\/20(1\d|2[0-4])\//.test(path));
    plan = await site.plan(SPRING);
  });

  it('show when, where and with whom a speaker has a session', () => {
    const [session] = page<SpeakerPage>(plan, '/devlica/2026/hadzovic-sejla/').sessions;
    expect(session).toMatchObject({ when: { text: '8\u00a0May 2026, 11:40–12:10 CEST' }, track: 'Interface' });
    expect(JSON.stringify(session?.venue)).toContain('Tkaonica');
    expect(session?.speakers.map(({ name }) => name)).toEqual(['Šejla Hadžović', 'Martin Žagrović']);
    expect(session?.beside.map(({ name }) => name)).toEqual(['Martin Žagrović']);
  });

  it('show the other speakers, even one with the same name', async () => {
    const namesake = { 'content/events/devlica/2026/speakers/zagrovic-martin.md': rename };
    const renamed = await site.plan(SPRING, namesake);
    const [session] = page<SpeakerPage>(renamed, '/devlica/2026/hadzovic-sejla/').sessions;
    expect(session?.beside).toEqual([{ name: 'Šejla Hadžović', href: '/devlica/2026/zagrovic-martin/' }]);
  });

  it('show where a keynote is, which has no track', () => {
    const [session] = page<SpeakerPage>(plan, '/hr/devlica/2026/cacic-zeljka/').sessions;
    expect(session?.when?.text).toBe('8.\u00a0svibnja 2026. od 09:10 do 09:55 CEST');
    expect([session?.track, JSON.stringify(session?.venue)]).toEqual([undefined, expect.stringContaining('Tkaonica')]);
  });

  it('show what a speaker hosts, with its place in the schedule', () => {
    const { hosts } = page<SpeakerPage>(plan, '/devlica/2026/rebac-ilic-bruna/');
    expect(hosts.map(({ when }) => when?.text)).toEqual(['8\u00a0May 2026, 14:50–15:50 CEST']);
    const { sections } = page<EventPage>(plan, '/devlica/');
    const rows = sections.flatMap((one) => (one.kind === 'schedule' ? one.days.flatMap((day) => day.rows) : []));
    expect(rows.map(({ id }) => `/devlica/#${id}`)).toContain(hosts[0]?.scheduleHref);
    expect(page<SpeakerPage>(plan, '/devlica/2026/hadzovic-sejla/').hosts).toEqual([]);
  });

  it('show the language of a session unless it is the page’s and all sessions have it', async () => {
    const path = '/worklica/2026/grgas-petar/';
    const language = (varied: Plan, prefix = '') => page<SpeakerPage>(varied, prefix + path).sessions[0]?.languageName;
    expect(language(plan)).toBe('Croatian');
    const english = site.paths().filter((one) => /\/worklica\/2026\/sessions\/[^.]+\.md$/.test(one));
    const inEnglish = await site.plan(
      SPRING,
      Object.fromEntries(english.map((one) => [one, (data) => Object.assign(data, { language: 'en' })])),
    );
    expect(language(inEnglish)).toBeUndefined();
    expect(language(inEnglish, '/hr')).toBe('engleski');
  });

  it('show the language of a panel', () => {
    const { sections } = page<EventPage>(plan, '/hr/devlica/');
    const schedule = sections.find((section) => section.kind === 'schedule');
    const panel = schedule?.days.flatMap(({ rows }) => rows).find(({ what }) => what === 'panel');
    expect(panel?.languageName).toBe('engleski');
  });

  it('list two days separately, and days of one month with the month once', () => {
    const when = (path: string) => page<EditionPage>(plan, path).when.text;
    expect(when('/worklica/2025/')).toBe('9\u00a0May and 13\u00a0June 2025');
    expect(when('/hr/hacklica/2019/')).toBe('11.–12.\u00a0svibnja 2019.');
  });
});

describe('the company of a speaker', () => {
  const file = 'content/events/devlica/2026/speakers/curkov-tomislav.md';
  const path = '/devlica/2026/curkov-tomislav/';
  let site: VariedSite;
  beforeAll(async () => {
    site = await variedSite((one) => !/\/devlica\/20(1\d|2[0-5])\//.test(one));
  });

  it('follows the position on pages, and is the employer in structured data', async () => {
    const plan = await site.plan(SPRING);
    expect(page<SpeakerPage>(plan, path).position).toBe('Audio developer, Tambura Audio');
    expect(personOf(plan)).toMatchObject({
      jobTitle: 'Audio developer',
      worksFor: { '@type': 'Organization', name: 'Tambura Audio' },
      sameAs: expect.arrayContaining(['https://social.example/youtube/tambura-audio']) as string[],
    });
  });

  it('is not repeated where the position names it, and stands alone without a position', async () => {
    const named = await site.plan(SPRING, {
      [file]: (speaker) => Object.assign(speaker, { position: { en: 'Founder of Tambura Audio', hr: 'x' } }),
    });
    expect(page<SpeakerPage>(named, path).position).toBe('Founder of Tambura Audio');
    const alone = await site.plan(SPRING, { [file]: (speaker) => Object.assign(speaker, { position: undefined }) });
    expect(page<SpeakerPage>(alone, path).position).toBe('Tambura Audio');
    expect(personOf(alone)).not.toHaveProperty('jobTitle');
  });

  const personOf = (plan: Plan): unknown =>
    plan.routes.find((route) => route.path === path)?.head.jsonLd.find((ld) => ld['@type'] === 'Person');
});
