import { describe, expect, it } from 'vitest';
import type { FooterSlice, TextPage } from '../../../src/domain/page/page.ts';
import type { QrPage, UnsupportedLanguagePage } from '../../../src/domain/page/page-notices.ts';
import type { Plan, PlannedSlice, Route } from '../../../src/domain/page/plan.ts';
import { isOn, whenAttribute } from '../../../src/domain/page/shown.ts';
import type { Site } from '../../../src/domain/site/site.ts';
import { valueAt } from '../../../src/domain/time/timeline.ts';
import { withSecretNotices } from '../../../src/plan/links/secret-notices.ts';
import type { ContentEdits } from '../../support/content-in-memory.ts';
import { planOf } from '../../support/planned-content.ts';

const at = (wall: string): number => Date.parse(`${wall}:00+02:00`) / 1000;
const MARCH = at('2026-03-01T12:00');

const HACKLICA = 'content/events/hacklica/event.yaml';
const enabled = (copy: ContentEdits): void => {
  copy.edit(HACKLICA, '\nenabled: false', '\nenabled: true');
  copy.edit(HACKLICA, '\nvisible: false\nvisibleInHeader: false', '\nvisible: true\nvisibleInHeader: true');
};

function routeAt(plan: Plan, path: string): Route {
  const found = plan.routes.find((route) => route.path === path);
  if (found === undefined) throw new Error(`There is no page ${path}.`);
  return found;
}

const OWN = ['/hacklica/', '/hacklica/confirmation/', '/hacklica/policy/', '/hacklica/register/', '/hacklica/terms/'];

describe('the pages of Hacklica', () => {
  it('only say that the event is not active while it is not', async () => {
    const plan = await planOf(MARCH);
    for (const path of OWN.flatMap((one) => [one, `/hr${one}`])) {
      const { template, head } = routeAt(plan, path);
      expect([template, head.indexed, head.secret], path).toEqual(['inactive', false, undefined]);
    }
    expect(JSON.stringify(plan.routes)).not.toContain('Five people judge');
  });

  it('show their content while it is active, say that they are secret, and are not mentioned elsewhere', async () => {
    const plan = await planOf(MARCH, enabled);
    for (const path of OWN.flatMap((one) => [one, `/hr${one}`])) {
      const { template, head } = routeAt(plan, path);
      expect(template, path).not.toBe('inactive');
      expect([head.indexed, head.secret, head.jsonLd], path).toEqual([false, true, []]);
    }
    expect((routeAt(plan, '/hacklica/terms/').content as TextPage).text.html).toContain('2 to 6 members');
    const others = [
      plan.routes.filter(({ head }) => head.event !== 'hacklica').map(({ content }) => content),
      plan.slices.filter(({ name }) => !name.includes('hacklica')),
      plan.staticQueries,
    ];
    expect(JSON.stringify(others)).not.toMatch(/"(?:\/hr)?\/hacklica\/(?!20)/);
  });

  it('say that nothing leads to them only while that is so: neither a button, nor a text, nor an e-mail', async () => {
    const plan = await planOf(MARCH, (copy) => {
      enabled(copy);
      copy.edit(HACKLICA, "hacklica/register/'\n    visible: false", "hacklica/terms/'\n    visible: true");
    });
    const notices = (from: Plan): unknown =>
      OWN.flatMap((one) => [one, `/hr${one}`]).flatMap((path) => {
        const { secretNotice } = routeAt(from, path).head;
        return secretNotice === undefined ? [] : [[path, secretNotice]];
      });
    const always = [{ from: null, until: null }];
    const until = at('2026-05-01T00:00');
    expect(notices(plan)).toEqual([
      ['/hacklica/', always],
      ['/hr/hacklica/', always],
      ['/hacklica/policy/', always],
      ['/hr/hacklica/policy/', always],
      ['/hacklica/terms/', [{ from: until, until: null }]],
      ['/hr/hacklica/terms/', [{ from: until, until: null }]],
    ]);
    const linked = await planOf(MARCH, (copy) => {
      enabled(copy);
      copy.edit(
        'content/pages/code.md',
        'We want everyone',
        'See the [hackathon]({linkLang}/hacklica/#about). We want everyone',
      );
    });
    expect(routeAt(linked, '/hacklica/').head).toMatchObject({ secret: true, indexed: false });
    expect(routeAt(linked, '/hacklica/').head.secretNotice).toBeUndefined();
    expect(routeAt(linked, '/hr/hacklica/').head.secretNotice).toBeUndefined();
  });

  it('say so while only a timed block that does not show has a link, or a page for a language that is not there', async () => {
    const plan = await planOf(MARCH, (copy) => {
      enabled(copy);
      copy.edit(HACKLICA, 'multiLanguage:\n  active: true', 'multiLanguage:\n  active: false');
      copy.edit(
        'content/pages/code.md',
        'We want everyone',
        '::: from: 2026-04-01 to: 2026-04-30\n\nSee the [hackathon]({linkLang}/hacklica/).\n\n:::\n\nWe want everyone',
      );
    });
    expect(routeAt(plan, '/hacklica/').head.secretNotice).toEqual([
      { from: null, until: at('2026-04-01T00:00') },
      { from: at('2026-05-01T00:00'), until: null },
    ]);
    expect(routeAt(plan, '/hr/hacklica/policy/').template).toBe('unsupported-language');
    expect(routeAt(plan, '/hacklica/policy/').head.secretNotice).toEqual([{ from: null, until: null }]);
  });

  it('do not take the links in the header of an event of a similar name for their own', () => {
    const route = {
      path: '/hack/',
      content: {},
      head: { event: 'hack', secret: true, alternates: [{ path: '/hack/' }] },
    };
    const site = { events: [{ path: '/hack/' }, { path: '/hack-kids/' }] } as unknown as Site;
    const noticeWith = (event: string): unknown => {
      const slice = { name: `header-${event}-en`, language: 'en', event, content: { links: [{ href: '/hack/' }] } };
      const slices = [slice as unknown as PlannedSlice];
      return withSecretNotices([route as unknown as Route], { site, basePath: '/', slices })[0]?.head.secretNotice;
    };
    expect(noticeWith('hack')).toEqual([{ from: null, until: null }]);
    expect(noticeWith('hack-kids')).toBeUndefined();
  });

  it('are public for past years', async () => {
    const { head } = routeAt(await planOf(MARCH, enabled), '/hacklica/2018/');
    expect([head.indexed, head.secret]).toEqual([true, undefined]);
  });
});

describe('an event in one language', () => {
  it('has pages in the other languages that link to its own language', async () => {
    const plan = await planOf(MARCH, (copy) =>
      copy.edit(
        'content/events/worklica/event.yaml',
        'multiLanguage:\n  active: true',
        'multiLanguage:\n  active: false',
      ),
    );
    const { content, head, slices } = routeAt(plan, '/hr/worklica/2025/');
    const page = content as UnsupportedLanguagePage;
    expect([page.target, page.targetLanguage, page.seconds]).toEqual(['/worklica/2025/', 'en', 10]);
    expect(page.sayings.map(({ language }) => language)).toEqual(['hr', 'en']);
    expect([head.indexed, slices.header]).toEqual([false, 'header-site-hr']);
    expect(head.alternates[0]).toEqual({ language: 'en', path: '/worklica/2025/' });
    expect(routeAt(plan, '/worklica/2025/').head.alternates).toEqual([{ language: 'en', path: '/worklica/2025/' }]);
  });
});

describe('the printed code', () => {
  it.each([
    ['2026-03-01T12:00', 'tickets', 'https://tickets.example/devlica-2026'],
    ['2026-05-07T23:59', 'tickets', 'https://tickets.example/devlica-2026'],
    ['2026-05-08T00:00', 'schedule', '/hr/devlica/#schedule'],
    ['2026-05-09T00:00', 'survey', '/hr/survey/?event=devlica&year=2026'],
    ['2026-06-01T00:00', 'devlica', '/hr/devlica/'],
  ])('leads at %s to %s, both on the page built in March and on one built then', async (then, ident, href) => {
    for (const built of [MARCH, at(then)]) {
      const { targets } = routeAt(await planOf(built), '/hr/qr/').content as QrPage;
      const target = valueAt(targets, at(then));
      expect([target?.ident, target?.href]).toEqual([ident, href]);
    }
  });
});

describe('the rules of the contest', () => {
  const linked = (plan: Plan, then: number): boolean => {
    const footer = plan.slices.find(({ name }) => name === 'footer-devlica-en')?.content as unknown as FooterSlice;
    const link = footer.links.find(({ href }) => href === '/stitch-by-stitch-7f3k/');
    return link !== undefined && isOn(whenAttribute(link.shown), then);
  };

  it('are at their secret address, without search engines, and nowhere else', async () => {
    const plan = await planOf(MARCH);
    expect(routeAt(plan, '/stitch-by-stitch-7f3k/').head.indexed).toBe(false);
    expect(plan.routes.map(({ path }) => path)).not.toContain('/ticket-prize/');
  });

  it('are linked until their date limit', async () => {
    const plan = await planOf(at('2025-12-01T12:00'));
    expect(linked(plan, at('2025-12-31T23:59'))).toBe(true);
    expect(linked(plan, at('2026-01-01T12:00'))).toBe(false);
    expect(linked(await planOf(MARCH), MARCH)).toBe(false);
  });
});

describe('a former name', () => {
  const renamed = (copy: ContentEdits): void => {
    copy.edit('content/pages/code.md', '---\n', '---\nformerSlugs: [conduct]\n');
    copy.edit('content/events/hacklica/pages/terms.md', '---\n', '---\nformerSlugs: [rules]\n');
    copy.edit('content/events/devlica/2025/speakers/beslic-nadira.md', '---\n', '---\nformerSlugs: [nadira]\n');
  };

  it('of a page or a speaker redirects to the present one in every language', async () => {
    const { redirects } = await planOf(MARCH, renamed);
    const moved = redirects.map(({ from, to }) => `${from} ${to}`);
    for (const move of [
      '/conduct/ /code/',
      '/hacklica/rules/ /hacklica/terms/',
      '/devlica/2025/nadira/ /devlica/2025/beslic-nadira/',
    ]) {
      expect(moved).toContain(move);
      expect(moved).toContain(`/hr${move.replace(' /', ' /hr/')}`);
    }
  });
});

describe('a site under maintenance', () => {
  it('says so at every address, and reveals no other content', async () => {
    const plan = await planOf(MARCH, () => {}, { maintenance: true });
    const whole = await planOf(MARCH);
    expect(plan.routes.map(({ path }) => path)).toEqual(whole.routes.map(({ path }) => path));
    expect(new Set(plan.routes.map(({ content }) => JSON.stringify(content)))).toEqual(
      new Set([
        JSON.stringify({ notice: 'maintenance', home: '/' }),
        JSON.stringify({ notice: 'maintenance', home: '/hr/' }),
      ]),
    );
    expect(plan.site.maintenance).toBe(true);
    expect(plan.staticQueries).toEqual([]);
  });
});

describe('the pages for work on the design', () => {
  it('only exist on request', async () => {
    const dev = ({ routes }: Plan) => routes.map(({ path }) => path).filter((path) => path.startsWith('/dev/'));
    expect(dev(await planOf(MARCH))).toEqual([]);
    expect(dev(await planOf(MARCH, () => {}, { devPages: true }))).toEqual(['/dev/', '/dev/grid-test/']);
  });
});
