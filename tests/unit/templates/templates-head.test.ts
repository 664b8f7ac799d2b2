import { describe, expect, it } from 'vitest';
import type { PageHead } from '../../../src/domain/page/page.ts';
import { renderPage } from '../../../templates/entry.tsx';
import { eventPage, head, sampleEnv } from './templates-samples.ts';

const rendered = (changes: Partial<PageHead> = {}) =>
  renderPage('event', eventPage, { ...head, ...changes }, sampleEnv('en'));

describe('the head of a page', () => {
  it('has title, description, canonical address and alternates', () => {
    expect(rendered().head.split('\n')).toEqual(
      expect.arrayContaining([
        '<title>Spring meeting – Vezovi</title>',
        '<meta name="description" content="A day for people who embroider and program.">',
        '<link rel="canonical" href="https://vezovi.example/vezovi/">',
        '<link rel="alternate" hreflang="en" href="https://vezovi.example/vezovi/">',
        '<link rel="alternate" hreflang="hr" href="https://vezovi.example/hr/vezovi/">',
        '<link rel="alternate" hreflang="x-default" href="https://vezovi.example/vezovi/">',
      ]),
    );
  });

  it('adds the base path to every path', () => {
    const env = sampleEnv('en');
    const moved = renderPage('event', eventPage, head, { ...env, settings: { ...env.settings, basePath: '/2026/' } });
    expect(moved.head).toContain('<link rel="canonical" href="https://vezovi.example/2026/vezovi/">');
  });

  it('excludes a page from search engines if it is not indexed', () => {
    expect(rendered().head).not.toContain('robots');
    expect(rendered({ indexed: false }).head).toContain('<meta name="robots" content="noindex">');
  });

  it('describes the page for sharing', () => {
    const shared = rendered({
      image: { src: '/assets/share.png', width: 1200, height: 630, alt: 'Vezovi, 8 May' },
    }).head;
    expect(shared).toContain('<meta property="og:locale" content="en_GB">');
    expect(shared).toContain('<meta property="og:locale:alternate" content="hr_HR">');
    expect(shared).toContain('<meta property="og:image" content="https://vezovi.example/assets/share.png">');
    expect(shared).toContain('<meta property="og:image:width" content="1200">');
    expect(shared).toContain('<meta property="og:image:alt" content="Vezovi, 8 May">');
    expect(shared).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it('names the account of the organiser for previews on Mastodon, if there is one', () => {
    expect(rendered().head).not.toContain('fediverse:creator');
    const env = sampleEnv('en');
    const settings = { ...env.settings, fediverseCreator: '@vezovi@social.example' };
    expect(renderPage('event', eventPage, head, { ...env, settings }).head).toContain(
      '<meta name="fediverse:creator" content="@vezovi@social.example">',
    );
  });

  it('offers the feed of news in its language, if that has an entry or will have one', () => {
    expect(rendered().head).not.toContain('atom+xml');
    const env = sampleEnv('en');
    const settings = { ...env.settings, hasNews: true };
    expect(renderPage('event', eventPage, head, { ...env, settings }).head).toMatch(
      /<link rel="alternate" type="application\/atom\+xml" title="[^"]+" href="\/feed\.xml">/,
    );
  });

  it('does not let data end its script', () => {
    expect(rendered().head).toContain('{"@type":"Event","name":"\\u003c/script>\\u003cb>"}</script>');
  });

  it('escapes content', () => {
    expect(rendered({ title: 'A "<b>" & more' }).head).toContain(
      '<title>A &quot;&lt;b&gt;&quot; &amp; more – Vezovi</title>',
    );
  });
});

describe('the title of a page', () => {
  const titleOf = (title: string) => rendered({ title }).title;

  it('ends with the name of the site', () => {
    expect(titleOf('Terms')).toBe('Terms – Vezovi');
  });

  it('does not repeat that name', () => {
    expect(titleOf('Ema Kovač, Vezovi 2026')).toBe('Ema Kovač, Vezovi 2026');
  });

  it('has no suffix if both would be too long', () => {
    const long = 'The notice on photography, filming, sound recording and live captions';
    expect(titleOf(long)).toBe(long);
  });
});
