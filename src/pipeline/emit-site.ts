import type { MediaFile } from '../content/document.ts';
import type { KeptBytes } from '../content/kept-bytes.ts';
import { toolIdentity } from '../content/tool-identity.ts';
import type { InterfaceTexts } from '../content/translate.ts';
import { buildMarker } from '../emit/build-marker.ts';
import { calendarFiles } from '../emit/calendars.ts';
import { clothFiles, eventRules } from '../emit/cloth-files.ts';
import { compressedFiles } from '../emit/compressed-files.ts';
import {
  assetFiles,
  buildHashOf,
  contentFile,
  type EmittablePage,
  hashOf as fileHash,
  pageFiles,
  sharedFiles,
  textFile,
} from '../emit/emit-files.ts';
import { feedFile } from '../emit/feed-files.ts';
import { headersFile, redirectsFile, robotsFile, sitemapFile, webManifest } from '../emit/host-files.ts';
import { mediaFiles } from '../emit/media-files.ts';
import { offlineFiles } from '../emit/offline-files.ts';
import { contentSecurityPolicy } from '../emit/policy.ts';
import { scheduleFiles } from '../emit/schedule-files.ts';
import { retiringWorker, serviceWorker } from '../emit/service-worker.ts';
import type { Bundle } from '../model/bundle.ts';
import { defined } from '../model/defined.ts';
import type { OutputFile } from '../model/output.ts';
import type { RenderedPage, RenderSettings } from '../model/page.ts';
import type { Plan, Route } from '../model/plan.ts';
import type { Pictures } from '../pictures/open-pictures.ts';
import type { Publication } from '../publish/open-publication.ts';
import { assemblePage, type Frame, frameHash } from '../render/assemble-page.ts';
import type { OwnMemo } from '../render/own-memo.ts';
import { createPageInputs, type PageInput } from '../render/page-input.ts';
import { createRenderer, type Renderer } from '../render/renderer.ts';
import { inParallel } from './in-parallel.ts';
import type { Stopwatch } from './stopwatch.ts';

export interface EmitOptions {
  readonly plan: Plan;
  readonly bundle: Bundle;
  readonly texts: InterfaceTexts;
  readonly media: ReadonlyMap<string, MediaFile>;
  readonly memo: OwnMemo;
  readonly publication: Publication;
  readonly watch: Stopwatch;
  readonly cacheDir: string;
  readonly version: string;
  readonly pictures: Pictures;
  /** Version of what encodes pictures. */
  readonly encoder: string;
  readonly jobs?: number;
  readonly renderAll: boolean;
  /** Where compressed files are kept; absent: none are made. */
  readonly compressed?: KeptBytes;
}

/** Pages are rendered and written in portions, so that memory holds a few of them at a time. */
const PORTION = 512;

/** render → emit: hands every file of the site to the publication; gives the number of pages rendered. */
export async function emitSite(options: EmitOptions): Promise<number> {
  const { plan, bundle, texts, watch } = options;
  const settings = renderSettings(plan);
  const renderer = await watch.time('render', () =>
    createRenderer(
      { templatesFile: bundle.templatesFile, texts, defaultLanguage: plan.site.defaultLanguage, settings },
      options.jobs,
    ),
  );
  try {
    const slices = await watch.time('render', () => renderSlices(plan, renderer));
    const stylesheet = bundle.stylesheet + eventRules(plan.site);
    const frame = frameOf(options, { slices, stylesheetName: `style-${fileHash(stylesheet).slice(0, 10)}.css` });
    const files: Pick<OutputFile, 'path' | 'hash'>[] = [];
    const add = addingTo(options, files);
    const rendered = await emitPages(options, { renderer, frame, settings, add });
    const others = await watch.time('emit', () => otherFiles(options, { frame, slices, stylesheet }));
    await watch.time('publish', async () => {
      await add(others);
      await add([contentFile(files)]);
      await addPictures(options, add);
      if (isKeptOffline(plan)) await add([offlineFiles(plan, { ...options, files })]);
      await add([buildMarker(files, { version: options.version, site: plan.site })]);
    });
    return rendered;
  } finally {
    await renderer.close();
  }
}

/** A site under maintenance leaves visitors what they have. */
function isKeptOffline({ site }: Plan): boolean {
  return site.serviceWorkerActive && !site.maintenance;
}

/** Adds files, and after them their compressed neighbours where the build wants some. */
function addingTo(
  options: EmitOptions,
  files: Pick<OutputFile, 'path' | 'hash'>[],
): (these: readonly OutputFile[]) => Promise<void> {
  const { publication, compressed, jobs } = options;
  const add = async (file: OutputFile): Promise<void> => {
    files.push({ path: file.path, hash: file.hash });
    await publication.add(byThisTool(file, options));
  };
  return async (these) => {
    for (const file of these) await add(file);
    if (compressed === undefined) return;
    await inParallel(
      these.flatMap((file) => compressedFiles(file, compressed)),
      jobs,
      add,
    );
  };
}

/** Making a picture keeps a core busy for a while. */
async function addPictures(options: EmitOptions, add: Emitting['add']): Promise<void> {
  const { plan, media, pictures, encoder, jobs } = options;
  await inParallel(mediaFiles(plan, { media, encoder, make: pictures.make }), jobs, (file) => add([file]));
}

interface Emitting {
  readonly renderer: Renderer;
  readonly frame: Frame;
  readonly settings: Readonly<Record<string, RenderSettings>>;
  readonly add: (files: readonly OutputFile[]) => Promise<void>;
}

async function emitPages(options: EmitOptions, { renderer, frame, settings, add }: Emitting): Promise<number> {
  const { plan, bundle, texts, watch, memo } = options;
  const inputOf = createPageInputs({
    templatesHash: bundle.templatesHash,
    texts,
    defaultLanguage: plan.site.defaultLanguage,
    settings: (language) => settings[language] as RenderSettings,
    componentChunkName: (template) => renderer.templates.componentChunkName(template),
  });
  let rendered = 0;
  for (let from = 0; from < plan.routes.length; from += PORTION) {
    const portion = plan.routes.slice(from, from + PORTION);
    const pages = await watch.time('emit', () => portion.map((route) => emittable(inputOf(route), frame, memo)));
    const missing = pages.filter((page) => options.renderAll || isWanted(page, options));
    rendered += await watch.time('render', () => renderMissing(missing, renderer, memo));
    await watch.time('publish', async () => {
      for (const page of pages) memo.keep(page.key);
      await add(pages.flatMap(pageFiles));
    });
  }
  return rendered;
}

type Page = EmittablePage & { answer?: RenderedPage };

function emittable({ route, json, key }: PageInput, frame: Frame, memo: OwnMemo): Page {
  const page: Page = {
    route,
    json,
    key,
    frameHash: frameHash(frame, route),
    own: async () => (page.answer ??= memo.get(key) as RenderedPage),
    assemble: (own) => assemblePage(frame, route, own),
  };
  return page;
}

function isWanted(page: Page, options: EmitOptions): boolean {
  return pageFiles(page).some((file) => options.publication.wants(byThisTool(file, options)));
}

/** Other code may make other bytes of the same input, so what another tool published counts as changed. */
function byThisTool(file: OutputFile, { version }: EmitOptions): OutputFile {
  return { ...file, hash: `${version} ${toolIdentity} ${file.hash}` };
}

/** Renders the pages that nothing is kept of; the others read theirs when they are written. */
async function renderMissing(pages: readonly Page[], renderer: Renderer, memo: OwnMemo): Promise<number> {
  const missing = pages.filter((page) => {
    const known = memo.get(page.key);
    if (known !== undefined) page.answer = known;
    return known === undefined;
  });
  const answers = await renderer.render(missing.map((page) => page.route));
  for (const [index, page] of missing.entries()) {
    page.answer = answers[index] as RenderedPage;
    memo.set(page.key, page.answer);
  }
  return missing.length;
}

function renderSettings(plan: Plan): Readonly<Record<string, RenderSettings>> {
  const { title, basePath, origin, defaultLanguage, randomPixels, translation, timeZone, locales, apiAddress } =
    plan.site;
  const shared = { siteTitle: title, defaultLanguage, basePath, origin, randomPixels, translation, timeZone };
  return Object.fromEntries(
    plan.site.languages.map((language) => [
      language,
      defined({ ...shared, language, locale: locales[language] ?? language, api: apiAddress }),
    ]),
  );
}

function renderSlices(plan: Plan, renderer: Renderer): Readonly<Record<string, string>> {
  return Object.fromEntries(plan.slices.map((slice) => [slice.name, renderer.renderSlice(slice)]));
}

function frameOf(
  { plan, bundle }: EmitOptions,
  { slices, stylesheetName }: { readonly slices: Readonly<Record<string, string>>; readonly stylesheetName: string },
): Frame {
  const { site } = plan;
  const { bootScript } = bundle;
  const asset = (name: string): string => `${site.basePath}assets/${name}`;
  return {
    basePath: site.basePath,
    bootScript,
    policy: contentSecurityPolicy({ ...site, bootScript }),
    stylesheetHref: asset(stylesheetName),
    runtimeHref: asset(bundle.runtime),
    preloadHrefs: bundle.preloadFonts.map(asset),
    islandHrefs: Object.fromEntries(Object.entries(bundle.islands).map(([island, name]) => [island, asset(name)])),
    ...(site.icons === undefined
      ? {}
      : { iconHref: site.icons.icon, iconFallbackHref: site.icons.fallback, touchIconHref: site.icons.touch }),
    manifestHref: `${site.basePath}manifest.webmanifest`,
    validFrom: site.validFrom,
    slices,
  };
}

/** Everything besides pages. */
async function otherFiles(
  { plan, bundle, cacheDir }: EmitOptions,
  {
    frame,
    slices,
    stylesheet,
  }: { readonly frame: Frame; readonly slices: Readonly<Record<string, string>>; readonly stylesheet: string },
): Promise<readonly OutputFile[]> {
  const { site, routes, redirects } = plan;
  const precached = [...bundle.runtimeChunks, ...bundle.preloadFonts].map((name) => `${site.basePath}assets/${name}`);
  const worker = site.serviceWorkerActive
    ? await serviceWorker(bundle, { urls: precached, cacheDir })
    : retiringWorker();
  return [
    ...sharedFiles(plan, { buildHash: buildHashOf(bundle), slices }),
    ...assetFiles(bundle),
    ...clothFiles(site),
    textFile(frame.stylesheetHref.slice(site.basePath.length), stylesheet),
    textFile('_headers', headersFile(site, { policy: frame.policy, feeds: plan.feeds.map(({ file }) => file) })),
    textFile('_redirects', redirectsFile(redirects)),
    textFile('robots.txt', robotsFile(site)),
    textFile('sitemap.xml', sitemapFile(site, routes as readonly Route[])),
    textFile('manifest.webmanifest', webManifest(site)),
    ...plan.feeds.map(feedFile),
    ...plan.programmes.flatMap((programme) => [...calendarFiles(programme), ...scheduleFiles(programme)]),
    textFile('sw.js', worker),
  ];
}
