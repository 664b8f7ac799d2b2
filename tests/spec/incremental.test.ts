import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BuildSummary, type BuiltSite, differingFiles } from '../support/built-sites.ts';
import { INSTANTS } from '../support/instants.ts';
import { copySite, type SiteCopy } from '../support/site-copy.ts';
import { isFull } from '../support/thoroughness.ts';
import { metaContent, pageAt, pagesOf } from './read-html.ts';

const SPEAKER = 'content/events/devlica/2026/speakers/cacic-zeljka.md';
const SPEAKER_PAGE = 'devlica/2026/cacic-zeljka';
const SESSION_PAGE = 'devlica/2026/sessions/cloth-outlives-the-loom';
/** Schedule apps get the biographies of speakers too. */
const LIVE = ['devlica/2026/live.json', 'worklica/2026/live.json'];
const SCHEDULE_FEED = 'devlica/2026/schedule.json';
const SEARCH_INDEX = 'search/en.json';
/** Files that change with any content: the marker, the hash of the content for open pages, and the offline list with the versions of its pages. */
const ALWAYS_CHANGED = ['.conf-site-build.json', 'page-data/content-data.json', 'offline-files.json'];

/** The stages that are skipped if the last build is up to date; only files and outputs are compared. */
const ALL_SKIPPED = { check: 0, model: 0, plan: 0, render: 0, emit: 0 };

/** The three files of a page. */
function filesOfPage(page: string): readonly string[] {
  const data = `page-data/${page}`;
  return [`${page}/index.html`, `${data}/page-data.json`, `${data}/page-data-rsc.json`];
}

/** The share image of a page. It shows the position, and its name is a hash of what it shows. */
function shareImageOf(site: BuiltSite, page: string): string {
  const address = metaContent(pageAt(site, `/${page}/`).root, 'og:image') as string;
  return new URL(address).pathname.slice(1);
}

/** The HTML files that contain a text. */
function pagesWith(site: BuiltSite, text: string): readonly string[] {
  return site.files.filter((file) => file.endsWith('.html') && site.text(file).includes(text));
}

/** Whether a page has the English header and footer. Screens at the venue have neither. */
const hasEnglishSlices = (path: string): boolean => !/^\/(?:hr|screen)\//.test(path);

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

  const fileStates = (site: BuiltSite) =>
    site.files.map((file) => {
      const { ino, mtimeMs } = statSync(join(site.outDir, file));
      return { file, ino, mtimeMs };
    });

  it('writes nothing and renders nothing if nothing changed', async () => {
    const unchanged = fileStates(before);
    const report = await copy.rebuild();
    expect(report).toMatchObject({
      ok: true,
      rendered: 0,
      written: 0,
      reused: report.routes,
      files: before.files.length,
    });
    expect(fileStates(copy.snapshot())).toEqual(unchanged);
  });

  it('reads no content if nothing changed, or if time has passed without effect', async () => {
    for (const at of [INSTANTS.before, '2026-03-02T09:30']) {
      const report = await copy.rebuild({ at });
      expect(report).toMatchObject({ rendered: 0, written: 0, stages: ALL_SKIPPED, nextChange: first.nextChange });
    }
  });

  it('writes nothing if a file was saved without a change, and reads no content after that', async () => {
    copy.edit(SPEAKER, 'For eighteen years', 'For eighteen years');
    const report = await copy.rebuild();
    expect(report).toMatchObject({ rendered: 0, written: 0 });
    expect(report.stages['check']).toBeGreaterThan(0);
    expect(await copy.rebuild()).toMatchObject({ rendered: 0, written: 0, stages: ALL_SKIPPED });
  });

  if (isFull) {
    it('is not confused by a build with other options, or of another instant', async () => {
      await copy.rebuild({ args: ['--maintenance'] });
      expect(differingFiles(before, copy.snapshot())).not.toEqual([]);
      await copy.rebuild();
      expect(differingFiles(before, copy.snapshot())).toEqual([]);
      expect((await copy.rebuild({ at: INSTANTS.during })).written).toBeGreaterThan(0);
      expect((await copy.rebuild()).written).toBeGreaterThan(0);
      expect(differingFiles(before, copy.snapshot())).toEqual([]);
    });
  }

  it('renders one page when a speaker’s text changes in one language', async () => {
    copy.edit(SPEAKER, 'For eighteen years she has collected', 'For nineteen years she has collected');
    const report = await copy.rebuild();
    expect(report.rendered).toBe(1);
    const written = differingFiles(before, copy.snapshot());
    expect(written).toEqual([...ALWAYS_CHANGED, ...filesOfPage(SPEAKER_PAGE), SCHEDULE_FEED, SEARCH_INDEX].sort());
    expect(report.written).toBe(written.length);
  });

  it('renders the pages that show a speaker’s position, and the event page in all languages, when it changes', async () => {
    const showing = pagesWith(before, 'Web archivist, Archive of Closed Sites');
    copy.edit(SPEAKER, 'en: Web archivist\n', 'en: Web archaeologist\n');
    const report = await copy.rebuild();
    expect(showing).toEqual([`${SPEAKER_PAGE}/index.html`, `${SESSION_PAGE}/index.html`, 'devlica/index.html']);
    // Pages that live.json names have a hash of all their languages. The home page has the data of three speakers.
    const others = ['hr/devlica/index', 'hr/index', 'index'];
    expect(report.rendered).toBe([...showing, ...others].length);
    const shared = [before, copy.snapshot()].map((site) => shareImageOf(site, SPEAKER_PAGE));
    const pages = [
      ...['devlica', SPEAKER_PAGE, SESSION_PAGE].flatMap(filesOfPage),
      ...others.flatMap((page) => [
        `${page}.html`,
        `page-data/${page === 'index' ? page : page.replace(/\/index$/, '')}/page-data.json`,
      ]),
    ];
    expect(differingFiles(before, copy.snapshot())).toEqual(
      [...ALWAYS_CHANGED, ...LIVE, ...pages, ...shared, SEARCH_INDEX].sort(),
    );
    expect(pagesWith(copy.snapshot(), 'Web archivist, Archive of Closed Sites')).toEqual([]);
  });

  it('rewrites pages and no page data when only the footer changes', async () => {
    copy.edit('content/site.yaml', 'title: { en: Terms, hr: Uvjeti }', 'title: { en: Terms of sale, hr: Uvjeti }');
    const report = await copy.rebuild();
    const after = copy.snapshot();
    const english = pagesOf(after, hasEnglishSlices).map(({ file }) => file);
    const footers = after.files.filter((file) => /^slice-data\/footer-.*-en\.json$/.test(file));
    expect(differingFiles(before, after)).toEqual([...ALWAYS_CHANGED, ...english, ...footers].sort());
    expect(report.written).toBe(ALWAYS_CHANGED.length + english.length + footers.length);
  });

  it('changes the header of every page of a language with its interface texts', async () => {
    copy.edit('content/i18n/hr/common.yaml', 'menu: ', 'menu: Svi ');
    await copy.rebuild();
    const after = copy.snapshot();
    const croatian = pagesOf(after, (path) => path.startsWith('/hr/')).map(({ file }) => file);
    const headers = after.files.filter((file) => /^slice-data\/header-.*-hr\.json$/.test(file));
    expect(differingFiles(before, after)).toEqual([...ALWAYS_CHANGED, ...croatian, ...headers].sort());
  });

  it('updates the title of an event on every page that names it', async () => {
    copy.edit('content/events/worklica/event.yaml', 'title: Worklica\n', 'title: Worklica Lab\n');
    await copy.rebuild();
    const after = copy.snapshot();
    const english = pagesOf(after, hasEnglishSlices).map(({ file }) => file);
    expect(pagesWith(after, 'Worklica Lab')).toEqual(expect.arrayContaining([...english]) as string[]);
  });

  it('deletes the files of removed content', async () => {
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
    const removed = before.files.filter((file) => !after.files.includes(file));
    expect(removed).toEqual([...filesOfPage('exhibitors'), ...filesOfPage('hr/exhibitors')].sort());
  });

  it('gives the same bytes as a cold build after all these edits', async () => {
    expect(differingFiles(before, await copy.cold())).toEqual([]);
  });

  it('gives the same with --no-cache, which renders every page', async () => {
    const report = await copy.rebuild({ args: ['--no-cache'] });
    expect(report.rendered).toBe(report.routes);
    expect(differingFiles(before, copy.snapshot())).toEqual([]);
  });

  if (isFull) {
    it('gives the same bytes as a cold build at another instant', async () => {
      await copy.rebuild({ at: INSTANTS.during });
      expect(differingFiles(copy.snapshot(), await copy.cold(INSTANTS.during))).toEqual([]);
      await copy.rebuild();
      expect(differingFiles(before, copy.snapshot())).toEqual([]);
    });
  }

  it('restores output files that were changed or deleted by hand', async () => {
    rmSync(join(copy.rootDir, 'dist', 'terms', 'index.html'));
    await copy.rebuild();
    expect(differingFiles(before, copy.snapshot())).toEqual([]);
  });

  it('renders every page again if the cache was deleted', async () => {
    rmSync(join(copy.rootDir, '.conf-site'), { recursive: true });
    const report = await copy.rebuild();
    expect(report.rendered).toBe(report.routes);
    expect(differingFiles(before, copy.snapshot())).toEqual([]);
  });
});
