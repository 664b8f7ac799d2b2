import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BuildSummary, type BuiltSite, differingFiles } from '../support/built-sites.ts';
import { INSTANTS } from '../support/instants.ts';
import { copySite, type SiteCopy } from '../support/site-copy.ts';
import { metaContent, pageAt, pagesOf } from './read-html.ts';

const SPEAKER = 'content/events/devlica/2026/speakers/cacic-zeljka.md';
const SPEAKER_PAGE = 'devlica/2026/cacic-zeljka';
/** What schedule apps read tells the lives of speakers too. */
const SCHEDULE_FEED = 'devlica/2026/schedule.json';
/** The marker, what tells open pages of other content, and what visitors keep, which tells the versions of its pages. */
const STAMPS = ['.conf-site-build.json', 'page-data/content-data.json', 'offline-files.json'];

/** What is left of the flow where the last build stands: files are listed, and the output is looked over. */
const NOTHING_DONE = { check: 0, model: 0, plan: 0, render: 0, emit: 0 };

/** The three files of a page. */
function filesOfPage(page: string): readonly string[] {
  const data = `page-data/${page}`;
  return [`${page}/index.html`, `${data}/page-data.json`, `${data}/page-data-rsc.json`];
}

/** The picture that a page is shared with: the position stands on it, and its name follows from what stands on it. */
function shareImageOf(site: BuiltSite, page: string): string {
  const address = metaContent(pageAt(site, `/${page}/`).root, 'og:image') as string;
  return new URL(address).pathname.slice(1);
}

/** The HTML files in which a text stands. */
function pagesThatSay(site: BuiltSite, text: string): readonly string[] {
  return site.files.filter((file) => file.endsWith('.html') && site.text(file).includes(text));
}

describe('building again', () => {
  let copy: SiteCopy;
  let first: BuildSummary;
  let before: BuiltSite;

  beforeAll(async () => {
    copy = copySite();
    first = await copy.rebuild();
  });
  beforeEach(() => {
    before = copy.snapshot();
  });
  afterAll(() => copy.remove());

  const stamps = (site: BuiltSite) =>
    site.files.map((file) => {
      const { ino, mtimeMs } = statSync(join(site.outDir, file));
      return { file, ino, mtimeMs };
    });

  it('writes nothing and renders nothing where nothing changed', async () => {
    const untouched = stamps(before);
    const report = await copy.rebuild();
    expect(report).toMatchObject({
      ok: true,
      rendered: 0,
      written: 0,
      reused: report.routes,
      files: before.files.length,
    });
    expect(stamps(copy.snapshot())).toEqual(untouched);
  });

  it('does not even read where nothing changed, nor where time has passed and nothing changed by it', async () => {
    for (const at of [INSTANTS.before, '2026-03-02T09:30']) {
      const report = await copy.rebuild({ at });
      expect(report).toMatchObject({ rendered: 0, written: 0, stages: NOTHING_DONE, nextChange: first.nextChange });
    }
  });

  it('writes nothing where a file was written again as it was, and reads nothing after that', async () => {
    copy.edit(SPEAKER, 'For eighteen years', 'For eighteen years');
    const report = await copy.rebuild();
    expect(report).toMatchObject({ rendered: 0, written: 0 });
    expect(report.stages['check']).toBeGreaterThan(0);
    expect(await copy.rebuild()).toMatchObject({ rendered: 0, written: 0, stages: NOTHING_DONE });
  });

  it('takes a build of other options, or of later, for another', async () => {
    await copy.rebuild({ args: ['--maintenance'] });
    expect(differingFiles(before, copy.snapshot())).not.toEqual([]);
    await copy.rebuild();
    expect(differingFiles(before, copy.snapshot())).toEqual([]);
    expect((await copy.rebuild({ at: INSTANTS.during })).written).toBeGreaterThan(0);
    expect((await copy.rebuild()).written).toBeGreaterThan(0);
    expect(differingFiles(before, copy.snapshot())).toEqual([]);
  });

  it('renders one page when a speaker’s text changes in one language', async () => {
    copy.edit(SPEAKER, 'For eighteen years she has collected', 'For nineteen years she has collected');
    const report = await copy.rebuild();
    expect(report.rendered).toBe(1);
    const written = differingFiles(before, copy.snapshot());
    expect(written).toEqual([...STAMPS, ...filesOfPage(SPEAKER_PAGE), SCHEDULE_FEED].sort());
    expect(report.written).toBe(written.length);
  });

  it('renders the pages that show a speaker’s position when it changes, and no other', async () => {
    const showing = pagesThatSay(before, 'Web archivist, Zagreb');
    copy.edit(SPEAKER, 'en: Web archivist, Zagreb', 'en: Web archivist, Osijek');
    const report = await copy.rebuild();
    expect(showing).toEqual([`${SPEAKER_PAGE}/index.html`, 'devlica/index.html']);
    expect(report.rendered).toBe(showing.length);
    const shared = [before, copy.snapshot()].map((site) => shareImageOf(site, SPEAKER_PAGE));
    const pages = [...filesOfPage('devlica'), ...filesOfPage(SPEAKER_PAGE)];
    expect(differingFiles(before, copy.snapshot())).toEqual([...STAMPS, ...pages, ...shared].sort());
    expect(pagesThatSay(copy.snapshot(), 'Web archivist, Zagreb')).toEqual([]);
  });

  it('rewrites pages and no page data when only the footer changes', async () => {
    copy.edit('content/site.yaml', 'title: { en: Terms, hr: Uvjeti }', 'title: { en: Terms of sale, hr: Uvjeti }');
    const report = await copy.rebuild();
    const after = copy.snapshot();
    const english = pagesOf(after, (path) => !path.startsWith('/hr/')).map(({ file }) => file);
    const footers = after.files.filter((file) => /^slice-data\/footer-.*-en\.json$/.test(file));
    expect(differingFiles(before, after)).toEqual([...STAMPS, ...english, ...footers].sort());
    expect(report.written).toBe(STAMPS.length + english.length + footers.length);
  });

  it('changes the header of every page of a language with its words', async () => {
    copy.edit('content/i18n/hr/common.yaml', 'menu: ', 'menu: Svi ');
    await copy.rebuild();
    const after = copy.snapshot();
    const croatian = pagesOf(after, (path) => path.startsWith('/hr/')).map(({ file }) => file);
    const headers = after.files.filter((file) => /^slice-data\/header-.*-hr\.json$/.test(file));
    expect(differingFiles(before, after)).toEqual([...STAMPS, ...croatian, ...headers].sort());
  });

  it('carries a new title of an event to every page that named the old one', async () => {
    copy.edit('content/events/worklica/event.yaml', 'title: Worklica\n', 'title: Worklica Lab\n');
    await copy.rebuild();
    const after = copy.snapshot();
    const english = pagesOf(after, (path) => !path.startsWith('/hr/')).map(({ file }) => file);
    expect(pagesThatSay(after, 'Worklica Lab')).toEqual(expect.arrayContaining([...english]) as string[]);
  });

  it('takes away what is no longer there', async () => {
    copy.edit(
      'content/events/devlica/2026/edition.yaml',
      '    l1: [paprenjak-bakery, zlatna-nit]'.trim(),
      'l1: [zlatna-nit]',
    );
    for (const file of ['site.yaml', 'events/devlica/event.yaml', 'events/worklica/event.yaml'])
      copy.edit(`content/${file}`, "'{linkLang}/exhibitors/'", "'{linkLang}/sponsors/'");
    rmSync(join(copy.rootDir, 'content/pages/exhibitors.md'));
    rmSync(join(copy.rootDir, 'content/pages/exhibitors.hr.md'));
    await copy.rebuild();
    const after = copy.snapshot();
    const gone = before.files.filter((file) => !after.files.includes(file));
    expect(gone).toEqual([...filesOfPage('exhibitors'), ...filesOfPage('hr/exhibitors')].sort());
  });

  it('gives what a first build gives, byte for byte, after all these edits', async () => {
    expect(differingFiles(before, await copy.cold())).toEqual([]);
  });

  it('gives the same with --no-cache, which renders every page', async () => {
    const report = await copy.rebuild({ args: ['--no-cache'] });
    expect(report.rendered).toBe(report.routes);
    expect(differingFiles(before, copy.snapshot())).toEqual([]);
  });

  it('gives what a first build gives when the next build is of another time', async () => {
    await copy.rebuild({ at: INSTANTS.during });
    expect(differingFiles(copy.snapshot(), await copy.cold(INSTANTS.during))).toEqual([]);
    await copy.rebuild();
    expect(differingFiles(before, copy.snapshot())).toEqual([]);
  });

  it('mends what somebody changed or deleted in the output by hand', async () => {
    rmSync(join(copy.rootDir, 'dist', 'terms', 'index.html'));
    await copy.rebuild();
    expect(differingFiles(before, copy.snapshot())).toEqual([]);
  });

  it('loses nothing but time with its cache', async () => {
    rmSync(join(copy.rootDir, '.conf-site'), { recursive: true });
    const report = await copy.rebuild();
    expect(report.rendered).toBe(report.routes);
    expect(differingFiles(before, copy.snapshot())).toEqual([]);
  });
});
