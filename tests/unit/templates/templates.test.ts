import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { defined } from '../../../src/domain/defined.ts';
import type { PageContent, Shown, SliceContent, TemplateName } from '../../../src/domain/page/page.ts';
import { componentChunkName, renderPage, renderSlice } from '../../../templates/entry.tsx';
import { formPage, surveyPage, teamRegistrationPage } from './form-samples.ts';
import { NOTICE_PAGES } from './notice-samples.ts';
import { screenPage } from './screen-sample.ts';
import { sessionPage } from './session-sample.ts';
import {
  ALWAYS,
  button,
  ENDS,
  editionPage,
  eventPage,
  head,
  picture,
  STARTS,
  sampleEnv,
  schedulePage,
  speakerPage,
} from './templates-samples.ts';

const PAGES: readonly (readonly [TemplateName, PageContent])[] = [
  ['event', eventPage],
  ['edition', editionPage],
  ['speaker', speakerPage],
  ['session', sessionPage],
  ['schedule', schedulePage],
  [
    'text',
    {
      ident: 'terms',
      title: 'Terms',
      text: { html: '<h2>Who</h2><p>You.</p>' },
      contents: [{ id: 'text-dan', title: 'Dan &amp; noć' }],
      updated: { iso: '2026-01-01', text: '1 January 2026' },
      revision: 2,
    },
  ],
  [
    'changes',
    {
      event: 'vezovi',
      eventTitle: 'Vezovi',
      year: 2026,
      status: { kind: 'moved', word: 'New date', sentence: 'It is in May.', text: { html: '<p>Come.</p>' } },
      homeHref: '/',
      eventHref: '/vezovi/',
      feed: '/vezovi/2026/changes.xml',
      days: [
        {
          day: { iso: '2026-05-07', text: '7 May 2026' },
          changes: [
            {
              ident: 'knots-moved',
              kind: 'moved',
              urgent: { shown: ALWAYS },
              told: { iso: '2026-05-07T18:00:00+02:00', text: '7 May 2026, 18:00' },
              what: 'Moved from 10:30',
              about: { title: { text: 'Čvorovi', lang: 'hr' }, href: '/vezovi/2026/sessions/knots/' },
              now: '11:30, Loft',
              text: 'A larger room.',
            },
            {
              ident: 'threads-replaced',
              kind: 'replaced',
              told: { iso: '2026-05-07T17:00:00+02:00', text: '7 May 2026, 17:00' },
              what: 'Replaced by:',
              about: { title: 'Threads' },
              by: { title: 'Knots', href: '/vezovi/2026/sessions/knots/' },
            },
            {
              ident: 'cloakroom',
              kind: 'notice',
              told: { iso: '2026-05-07T16:00:00+02:00', text: '7 May 2026, 16:00' },
              what: 'Please note',
              text: 'The cloakroom is in the yard.',
              until: { iso: '2026-05-08T14:00:00+02:00', text: '14:00' },
            },
          ],
        },
      ],
    },
  ],
  ['screen', screenPage],
  ['form', formPage],
  ['survey', surveyPage],
  ['team-registration', teamRegistrationPage],
  ...NOTICE_PAGES,
  [
    'home',
    {
      title: 'Vezovi',
      tagline: 'Thread by thread',
      lead: { html: '<p>Welcome.</p>' },
      attendance: 'two hundred people',
      expected: [{ from: null, until: ENDS }],
      image: picture,
      imageShown: [{ from: null, until: null }],
      poster: {
        event: 'vezovi',
        title: 'Vezovi',
        year: 2026,
        href: '/vezovi/',
        when: { iso: '2026-05-08T08:00:00+02:00', text: '8 May 2026' },
        where: 'Loft',
        price: [
          { from: null, until: ENDS, value: '€24' },
          { from: ENDS, until: null, value: null },
        ],
        buttons: [],
        countdown: { until: ENDS, shown: [{ from: null, until: ENDS }] },
        faces: { shown: [], speakers: [] },
        lookBack: {
          shown: [{ from: ENDS, until: null }],
          text: 'It was good.',
          image: picture,
          next: [
            {
              from: null,
              until: null,
              value: {
                title: 'Radionice',
                href: '/radionice/',
                when: { iso: '2026-09-25', text: '25 September 2026' },
              },
            },
          ],
          newsletter: { href: '/vezovi/#newsletter', shown: [{ from: ENDS, until: null }] },
        },
      },
      urgent: [],
      today: [
        {
          event: 'vezovi',
          title: 'Vezovi',
          date: '2026-05-08',
          href: '/vezovi/#schedule',
          shown: [{ from: null, until: ENDS }],
          rooms: [
            {
              room: 'Loft',
              states: [
                {
                  from: null,
                  until: ENDS,
                  value: { now: [{ title: 'Knots', href: '/k/', start: '10:00', end: '10:30' }], next: [] },
                },
                { from: ENDS, until: null, value: { now: [], next: [] } },
              ],
            },
          ],
        },
      ],
      events: {
        title: 'Events',
        text: 'One.',
        cards: [
          {
            event: 'vezovi',
            title: 'Vezovi',
            href: '/vezovi/',
            when: eventPage.hero.when,
            logo: picture,
            lowKey: false,
            ...defined({ phases: eventPage.hero.phases }),
          },
        ],
      },
      history: [{ event: 'vezovi', year: 2025, title: 'Vezovi 2025', href: '/vezovi/2025/' }],
    },
  ],
];

const HEADER: SliceContent = {
  kind: 'header',
  themes: ['light', 'dark'],
  home: '/',
  search: '/search/',
  siteTitle: 'Vezovi',
  event: { ident: 'vezovi', title: 'Vezovi', href: '/vezovi/', logos: { light: picture, dark: picture } },
  menu: [
    {
      ident: 'venue',
      title: 'Venue',
      href: '/vezovi/#venue',
      external: false,
      extra: false,
      shown: [{ from: null, until: ENDS }],
    },
  ],
  events: [{ ident: 'vezovi', title: 'Vezovi', href: '/vezovi/' }],
  consent: { text: 'If you accept, Plausible counts the pages you open.', href: '/privacy/' },
  buttons: [button],
  languages: [
    { option: 'en', name: 'English', flag: 'flag-gb', current: true },
    {
      option: 'hr',
      name: 'Hrvatski',
      flag: 'flag-hr',
      current: false,
      offer: { read: 'Čitajte na hrvatskom', decline: 'Ne pitajte više' },
    },
  ],
};

const FOOTER: SliceContent = {
  kind: 'footer',
  isInvented: true,
  asksConsent: true,
  shown: ALWAYS,
  extra: [],
  siteTitle: 'Vezovi',
  organiser: 'Udruga Bod',
  address: 'Obala 1, 31000 Osijek',
  contactEmail: 'info@vezovi.example',
  links: [{ ident: 'terms', title: 'Terms', href: '/terms/', external: false, extra: true, shown: ALWAYS }],
  social: [{ ident: 'mastodon', title: 'Mastodon', href: 'https://social.example/vezovi' }],
  note: 'Invented.',
};

const event = renderPage('event', eventPage, head, sampleEnv('en')).html;

/** The opening tag of the first element with this tag that contains the text. */
function tagWith(html: string, part: string): string {
  return html.match(/<[a-z][^>]*>/g)?.find((tag) => tag.includes(part)) ?? '';
}

/** A whole document around the parts, as assembly makes it. */
function documentOf(language: string, template: TemplateName, content: PageContent): string {
  const env = sampleEnv(language);
  const page = renderPage(template, content, { ...head, language }, env);
  const slots = (html: string): string => html.replaceAll('slot:alternate:', '/');
  return `<!doctype html><html lang="${language}"><head>${page.head}</head><body>${slots(renderSlice(HEADER, env))}
    <main id="main" tabindex="-1">${page.html}</main>${renderSlice(FOOTER, env)}</body></html>`;
}

describe('the footer', () => {
  it('marks the profiles of the organiser as such, so that they can verify the site', () => {
    const link = tagWith(renderSlice(FOOTER, sampleEnv('en')), 'social.example/vezovi');
    expect(link).toContain('rel="me external noopener"');
  });
});

describe('a page', () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: { 'heading-level': 'error', 'no-inline-style': 'error' },
  });

  for (const language of ['en', 'hr']) {
    for (const [template, content] of PAGES) {
      const name = 'notice' in content ? `${template} ${content.notice}` : template;
      it(`is valid and has one h1: ${name} in ${language}`, async () => {
        const html = documentOf(language, template, content);
        const report = await validator.validateString(html);
        expect(
          report.results.flatMap((result) => result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
        ).toEqual([]);
        expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      });
    }
  }

  it('has no style attribute, no head element and no lazy picture without a size in its body', () => {
    expect(event).not.toMatch(/ style="|<(?:title|meta|link|base)[ >]/);
    for (const [image] of event.matchAll(/<img [^>]*>/g)) {
      expect(image).toMatch(/width="\d+" height="\d+" alt="[^"]*".* decoding="async"/);
    }
  });

  it('declares the language of a text in another language', () => {
    expect(event).toContain('<span lang="hr" dir="ltr">vezilja</span>');
    expect(event).toContain('<div class="prose" lang="hr" dir="ltr"><p>Dobro došli.</p></div>');
  });

  it('has the name of its template in its page data', () => {
    expect(componentChunkName('event')).toBe('component---templates-pages-event-tsx');
  });
});

describe('content with a window', () => {
  it('has no attributes if it is always visible', () => {
    expect(tagWith(event, 'id="venue"')).not.toMatch(/data-when|hidden/);
  });

  it('has its window as an attribute, and is hidden if it is off at the build', () => {
    expect(tagWith(event, 'class="extra"')).toBe(`<div class="extra" data-when="${STARTS}..${ENDS}" hidden="">`);
  });

  it('is visible if it is on at the build', () => {
    expect(event).toContain(
      `<li data-when="..${STARTS}"><a href="/vezovi/#tickets" class="button button-wide button-large">`,
    );
  });

  it('is left out if it can never be visible again', () => {
    expect(event).not.toContain('Long gone.');
  });

  it('is a sibling for each segment of a timeline', () => {
    const states = [...event.matchAll(/<div class="offer" data-state="([a-z-]+)" data-when="([^"]*)"( hidden="")?>/g)];
    expect(states.map(([, state, when, hidden]) => [state, when, hidden !== undefined])).toEqual([
      ['later', `..${STARTS - 1000}`, false],
      ['on-sale', `${STARTS - 1000}..${STARTS}`, true],
      ['over', `${STARTS}..`, true],
    ]);
  });

  it('has the VAT rate of each segment', () => {
    const rates = [...event.matchAll(/<p class="quiet" data-when="([^"]*)"[^>]*>Includes (\d+)% VAT/g)];
    expect(rates.map(([, when, percent]) => [when, percent])).toEqual([
      [`..${STARTS - 1000}`, '25'],
      [`${STARTS - 1000}..`, '27'],
    ]);
  });

  it('has the price of a promotion in large, and the one that it lowers struck through', () => {
    const stub = event.slice(event.indexOf('ticket-stub'), event.indexOf('class="offer"'));
    const prices = [...stub.matchAll(/<p class="(price|regular-price)"[^>]*? data-when="([^"]*)"[^>]*>(.*?)<\/p>/g)];
    const reduced = `${STARTS - 900}..${STARTS - 800}`;
    expect(prices.map(([, kind, when, text]) => [kind, when, text])).toEqual([
      ['price', `..${STARTS - 900}`, '€60'],
      ['price', reduced, '€48'],
      ['regular-price', reduced, '<span class="visually-hidden">instead of </span><s>€60</s>'],
      ['price', `${STARTS - 800}..`, '€60'],
    ]);
  });

  it('shows how many tickets are left until the end of the sale', () => {
    const env = sampleEnv('en');
    const connected = { ...env, settings: { ...env.settings, api: 'https://api.example/v1' } };
    const { html } = renderPage('event', eventPage, head, connected);
    const over = html.slice(html.indexOf('data-state="over"'));
    const before = html.slice(html.indexOf('data-state="later"'), html.indexOf('data-state="over"'));
    expect(before.match(/data-remaining="early"/g)).toHaveLength(2);
    expect(over).not.toContain('data-remaining="early"');
  });

  it('shows the deadline of an offer', () => {
    const onSale = event.slice(event.indexOf('data-state="on-sale"'), event.indexOf('data-state="over"'));
    expect(onSale).toContain('On sale until <time dateTime="2026-05-08T00:00:00+02:00">7 May 2026</time>');
  });
});

describe('the hero', () => {
  const withHero = (shown: Shown): string =>
    renderPage('event', { ...eventPage, hero: { ...eventPage.hero, shown } }, head, sampleEnv('en')).html;

  it('keeps the page’s heading outside of the parts with windows', () => {
    const hidden = withHero([{ from: STARTS, until: ENDS }]);
    expect(hidden.match(/<h1/g)).toHaveLength(1);
    expect(hidden).toMatch(
      new RegExp(`</div><h1>.*?</h1><div class="hero-part" data-when="${STARTS}..${ENDS}" hidden="">`),
    );
  });

  it('is its heading alone if it never shows', () => {
    const hidden = withHero([]);
    expect(hidden.match(/<h1/g)).toHaveLength(1);
    expect(hidden).not.toContain('class="buttons"');
  });
});

describe('a past year', () => {
  it('has the topics, the review and the testimonials, in this order', () => {
    const { html } = renderPage('edition', editionPage, head, sampleEnv('en'));
    const positions = ['One hall.', 'We asked for talks.', 'It rained.', 'I stayed.'].map((text) => html.indexOf(text));
    expect(positions).not.toContain(-1);
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
  });
});

describe('a page with a form', () => {
  const bodyOf = (content: PageContent) => renderPage('form', content, head, sampleEnv('en')).html;

  it('says above its text that the form is closed, from the deadline on', () => {
    const html = bodyOf(formPage);
    const notice = /<p class="form-state" data-when="1777593600\.\." hidden="">Registration closed on [^<]+<\/p>/;
    expect(html.search(notice)).toBeGreaterThan(html.indexOf('</h1>'));
    expect(html.search(notice)).toBeLessThan(html.indexOf('class="prose"'));
  });
});

describe('a sponsorship package without a sponsor', () => {
  const bodyOf = (content: PageContent) => renderPage('form', content, head, sampleEnv('en')).html;
  const offered = /<div class="package-free"([^>]*)>/g;

  it('is offered until the end of the registration', () => {
    const windows = [...bodyOf(formPage).matchAll(offered)].map(([, attributes]) => attributes);
    expect(windows).toEqual([' data-when="..1770000000"', ' data-when="1770000000..1777593600" hidden=""']);
  });

  it('is not offered after that', () => {
    const window = { ...formPage.registration.window, states: [{ from: null, until: null, value: 'closed' as const }] };
    const html = bodyOf({ ...formPage, registration: { ...formPage.registration, window } });
    expect(html).toContain('Zrno');
    expect(html).not.toMatch(offered);
  });
});

describe('the newsletter', () => {
  it('says that it is not connected, and cannot be sent', () => {
    expect(event).toContain('Registration is not connected yet');
    expect(event).toMatch(/<button type="submit" [^>]*disabled=""/);
    expect(event).toMatch(/<input [^>]*tabindex="-1"[^>]*name="extraTitle"/);
  });
});

describe('the slices', () => {
  it('have slots for what depends on the page', () => {
    const header = renderSlice(HEADER, sampleEnv('en'));
    expect(header).toMatch(
      /<a href="slot:alternate:hr" hrefLang="hr" lang="hr" dir="ltr"><svg .*?<\/svg>Hrvatski<\/a>/,
    );
    expect(tagWith(header, 'class="brand"')).toContain('data-current="/vezovi/"');
    expect(tagWith(header, '#venue')).not.toContain('data-current');
  });

  it('have windows like pages', () => {
    expect(renderSlice(HEADER, sampleEnv('en'))).toContain(
      `<li data-when="..${ENDS}"><a href="/vezovi/#venue">Venue</a></li>`,
    );
  });
});
