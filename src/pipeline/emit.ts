import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import type { DiskCache } from '../cache/disk-cache.ts';
import type { Memo } from '../cache/memo.ts';
import { packageIdentity } from '../cache/tool-identity.ts';
import type { MediaFile } from '../content/document.ts';
import { defined } from '../domain/defined.ts';
import type { Bundle } from '../domain/page/bundle.ts';
import type { NamedFile, OutputFile } from '../domain/page/output.ts';
import type { RenderedPage, RenderSettings } from '../domain/page/page.ts';
import type { Plan } from '../domain/page/plan.ts';
import type { TemplateModule } from '../domain/page/templates.ts';
import type { InterfaceTexts } from '../domain/translate.ts';
import { buildMarker, markerOf } from '../emit/build-marker.ts';
import { calendarFiles } from '../emit/calendars.ts';
import { compressedFiles } from '../emit/compressed-files.ts';
import { deadlinesFile } from '../emit/deadline-calendars.ts';
import { assetFiles, buildHashOf, contentFile, sharedFiles, textFile } from '../emit/emit-files.ts';
import { eventRules, maskFiles } from '../emit/event-rules.ts';
import { feedFile } from '../emit/feed-files.ts';
import { folderPages } from '../emit/folder-pages.ts';
import { fontRules } from '../emit/font-rules.ts';
import { headersFile } from '../emit/headers-file.ts';
import { redirectsFile, robotsFile, sitemapFile, webManifest } from '../emit/host-files.ts';
import { liveFile } from '../emit/live-file.ts';
import { mediaFiles } from '../emit/media-files.ts';
import { offlineFiles } from '../emit/offline-files.ts';
import { redirectPages } from '../emit/redirect-pages.ts';
import { retiringWorker } from '../emit/retiring-worker.ts';
import { scheduleFiles } from '../emit/schedule-files.ts';
import { securityFile } from '../emit/security-file.ts';
import type { Pictures } from '../pictures/open-pictures.ts';
import type { Publication } from '../publish/open-publication.ts';
import type { Layout } from '../render/assemble-page.ts';
import {
  createEnvironments,
  type Environments,
  loadTemplates,
  type RenderSetup,
  renderSlice,
} from '../render/renderer.ts';
import type { EarlierCode } from './earlier-code.ts';
import { createPageMaker } from './emit-pages.ts';
import { inParallel } from './in-parallel.ts';
import { layoutOf, type Stylesheets } from './page-layout.ts';
import { searchFiles } from './search-files.ts';
import type { Stopwatch } from './stopwatch.ts';

export interface EmitOptions {
  readonly plan: Plan;
  readonly bundle: Bundle;
  readonly texts: InterfaceTexts;
  readonly media: ReadonlyMap<string, MediaFile>;
  /** A hash of the content files. */
  readonly sourceHash: string;
  /** The memo of rendered pages, in a process that builds repeatedly. */
  readonly pages: Memo<RenderedPage>;
  readonly publication: Publication;
  readonly watch: Stopwatch;
  readonly version: string;
  readonly pictures: Pictures;
  /** The version of the picture encoder. */
  readonly encoder: string;
  /** The number of pictures, and of compressed files, made in parallel. */
  readonly jobs?: number;
  /** Renders all pages, even those whose files are unchanged. */
  readonly renderAll: boolean;
  /** The cache of compressed files. If absent, none are made. */
  readonly compressed?: DiskCache;
  /** Leaves out the search indexes, because they are made when they are requested. */
  readonly hasSearchOnRequest?: boolean;
  /** The code of the build before. If absent, none of it is kept. */
  readonly earlierCode?: Pick<EarlierCode, 'without'>;
}

/** The shared layout, the markup of the slices, the stylesheets and the compiled templates. */
interface Shared {
  readonly layout: Layout;
  readonly slices: Readonly<Record<string, string>>;
  readonly stylesheets: Stylesheets;
  readonly templates: TemplateModule;
}

type Add = (files: readonly OutputFile[]) => Promise<void>;

/** render → emit: adds every file of the site to the publication. Returns the number of rendered pages. */
export async function emitSite(options: EmitOptions): Promise<number> {
  const { plan, bundle, watch, publication } = options;
  const setup = renderSetup(options);
  const templates = await watch.time('render', () => loadTemplates(bundle.templatesFile));
  const slices = await watch.time('render', () => renderSlices(plan, templates, createEnvironments(setup)));
  const stylesheets = {
    ...bundle.stylesheets,
    index: bundle.stylesheets.index + fontRules(plan.site.fonts) + eventRules(plan.site, templates.drawings.masks),
  };
  const shared = { slices, stylesheets, templates, layout: layoutOf(plan, bundle, { slices, stylesheets }) };
  watch.expect({ pages: plan.routes.length, pictures: plan.media.size });
  const added: NamedFile[] = [];
  const add: Add = async (files) => {
    await publication.add(files);
    for (const { path, hash } of files) added.push({ path, hash });
  };
  const pictures = addPictures(options, add);
  pictures.catch(() => {});
  try {
    const rendered = await watch.time('render', () => addPages(options, { add, templates, setup, shared }));
    await watch.time('emit', async () => {
      await add(otherFiles(options, shared));
      await pictures;
      await addFilesAboutFiles(options, { add, added, layout: shared.layout });
      await addEarlierCode(options, added);
    });
    return rendered;
  } finally {
    await Promise.allSettled([pictures]);
  }
}

function renderSetup({ plan, bundle, texts }: EmitOptions): RenderSetup {
  const { defaultLanguage } = plan.site;
  return { templatesFile: bundle.templatesFile, texts, defaultLanguage, settings: renderSettings(plan) };
}

interface PageInputs {
  readonly add: Add;
  readonly templates: TemplateModule;
  readonly setup: RenderSetup;
  readonly shared: Shared;
}

/**
 * Adds all pages and returns the number of rendered ones. Pauses after each page, so that finished pictures can be
 * stored.
 */
async function addPages(options: EmitOptions, { add, templates, setup, shared }: PageInputs): Promise<number> {
  const { plan, bundle, pages: memo, watch, renderAll } = options;
  let rendered = 0;
  const pageOf = createPageMaker({
    ...{ templates, setup, memo, watch, layout: shared.layout, templatesHash: bundle.templatesHash },
    onRender: () => {
      rendered += 1;
    },
  });
  for (const route of plan.routes) {
    const renderedBefore = rendered;
    const { files, render } = await watch.time('emit', () => pageOf(route));
    if (renderAll) await render();
    await watch.time('publish', () => add(files));
    watch.count('pages', 1);
    if (rendered > renderedBefore) await setImmediate();
  }
  memo.sweep(new Set(plan.routes.map(({ path }) => path)));
  return rendered;
}

/** Adds files that depend on other files: pages for folders, compressed variants, the offline list, and the marker. */
async function addFilesAboutFiles(
  options: EmitOptions,
  { add, added, layout }: { readonly add: Add; readonly added: readonly NamedFile[]; readonly layout: Layout },
): Promise<void> {
  const { plan, version, publication, sourceHash } = options;
  await add([contentFile(added, sourceHash)]);
  await add(folderPages(added, plan.site, layout));
  await addCompressed(options, { add, files: [...added] });
  if (isCachedOffline(plan)) {
    const hashes = new Map(added.map(({ path, hash }) => [path, hash]));
    await add([offlineFiles(plan, { ...options, hashes, tool: packageIdentity ?? version })]);
  }
  await publication.add([buildMarker(markerOf(added, { version, site: plan.site }))]);
}

/** Adds the code of the build before that this one does not have. No other file depends on it, so that equal content has equal marker, worker and lists. */
async function addEarlierCode(options: EmitOptions, added: readonly NamedFile[]): Promise<void> {
  const { publication, earlierCode } = options;
  const files = earlierCode?.without(new Set(added.map(({ path }) => path))) ?? [];
  await publication.add(files);
  await addCompressed(options, { add: (more) => publication.add(more), files });
}

/** Adds the compressed variants of files, if the build wants them. */
async function addCompressed(
  { publication, compressed: cache, jobs }: EmitOptions,
  { add, files }: { readonly add: Add; readonly files: readonly NamedFile[] },
): Promise<void> {
  if (cache === undefined) return;
  const neighbours = files.flatMap((file) => compressedFiles(file, { place: publication.placeOf(file.path), cache }));
  await inParallel(neighbours, jobs, (file) => add([file]));
}

/** Whether the site has an offline list. A site under maintenance has none, so visitors keep what is cached. */
function isCachedOffline({ site }: Plan): boolean {
  return site.serviceWorkerActive && !site.maintenance;
}

/** Adds the pictures. They are made in other threads while pages are rendered. */
async function addPictures(options: EmitOptions, add: Add): Promise<void> {
  const { plan, media, pictures, encoder, jobs, watch } = options;
  await inParallel(mediaFiles(plan, { media, encoder, make: pictures.make }), jobs, async (file) => {
    await add([file]);
    watch.count('pictures', 1);
  });
}

function renderSettings(plan: Plan): Readonly<Record<string, RenderSettings>> {
  const {
    title,
    basePath,
    origin,
    defaultLanguage,
    randomPixels,
    translation,
    offsets,
    locales,
    apiAddress,
    fediverseCreator,
    noindex,
    hasNews,
  } = plan.site;
  const shared = {
    ...{ siteTitle: title, defaultLanguage, locales, translation },
    ...{ basePath, origin, offsets, randomPixels, hasNews },
  };
  return Object.fromEntries(
    plan.site.languages.map((language) => [
      language,
      defined({
        ...shared,
        language,
        locale: locales[language] ?? language,
        api: apiAddress,
        fediverseCreator,
        noindex,
        hasNews,
      }),
    ]),
  );
}

function renderSlices(plan: Plan, templates: TemplateModule, env: Environments): Readonly<Record<string, string>> {
  return Object.fromEntries(plan.slices.map((slice) => [slice.name, renderSlice(templates, env, slice)]));
}

/** All files except pages, pictures, and files that depend on other files. */
function otherFiles(
  { plan, bundle, hasSearchOnRequest = false }: EmitOptions,
  { layout, slices, stylesheets, templates }: Shared,
): readonly OutputFile[] {
  const { site, routes, redirects } = plan;
  const buildHash = buildHashOf(bundle);
  return [
    ...sharedFiles(plan, { buildHash, slices }),
    ...assetFiles(bundle),
    ...maskFiles(site, templates.drawings.masks),
    ...layout.stylesheets.map(({ name, href }) => textFile(href.slice(site.basePath.length), stylesheets[name])),
    textFile('_headers', headersFile(site, { policy: layout.policy, routes })),
    textFile('_redirects', redirectsFile(redirects)),
    ...redirectPages(site, redirects, layout),
    textFile('robots.txt', robotsFile(site)),
    ...securityFile(site),
    ...(site.noindex === true ? [] : [sitemapFile(site, routes)]),
    textFile('manifest.webmanifest', webManifest(site)),
    ...plan.feeds.map(feedFile),
    ...(hasSearchOnRequest ? [] : searchFiles(plan)),
    ...plan.live.map((live) => liveFile(live, buildHash)),
    textFile('sw.js', site.serviceWorkerActive ? readFileSync(bundle.serviceWorkerFile, 'utf8') : retiringWorker()),
    ...plan.programmes.flatMap((programme) => [...calendarFiles(programme), ...scheduleFiles(programme)]),
    ...plan.deadlines.map(deadlinesFile),
  ];
}
