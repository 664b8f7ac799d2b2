import { readFileSync } from 'node:fs';
import { integrityOf } from '../content/integrity.ts';
import { hashOf } from '../content/short-hash.ts';
import { buildMarker, markerOf } from '../emit/build-marker.ts';
import { clothFiles, eventRules } from '../emit/cloth-files.ts';
import { assetFiles, buildHashOf, contentFile, sharedFiles, textFile } from '../emit/emit-files.ts';
import { feedFile } from '../emit/feed-files.ts';
import { headersFile } from '../emit/headers-file.ts';
import { redirectsFile, robotsFile, sitemapFile, webManifest } from '../emit/host-files.ts';
import { mediaFiles } from '../emit/media-files.ts';
import { offlineFiles } from '../emit/offline-files.ts';
import { contentSecurityPolicy } from '../emit/policy.ts';
import { programmeFiles } from '../emit/programme-files.ts';
import { redirectPages } from '../emit/redirect-pages.ts';
import { retiringWorker } from '../emit/service-worker.ts';
import { defined } from '../model/defined.ts';
import { jsonForScript } from '../model/escape-markup.ts';
import { keptWith } from '../model/kept-with.ts';
import type { NamedFile, OutputFile } from '../model/output.ts';
import type { RenderSettings } from '../model/page.ts';
import type { Plan, PlannedSlice, Route } from '../model/plan.ts';
import type { TemplateModule } from '../model/templates.ts';
import type { Frame } from '../render/assemble-page.ts';
import {
  createEnvironments,
  type Environments,
  loadTemplates,
  type RenderSetup,
  renderSlice,
} from '../render/renderer.ts';
import { type Add, addingTo, type EmitOptions } from './adding.ts';
import { emitPages } from './emit-pages.ts';
import { inParallel } from './in-parallel.ts';
import { letOthersWork } from './let-others-work.ts';
import { openPageCrew } from './page-crew.ts';
import { type Spent, timing } from './spent.ts';

/** render → emit: hands every file of the site to the publication; gives the number of pages rendered. */
export async function emitSite(options: EmitOptions): Promise<number> {
  const { plan, bundle, texts, watch, publication } = options;
  const setup: RenderSetup = {
    templatesFile: bundle.templatesFile,
    texts,
    defaultLanguage: plan.site.defaultLanguage,
    settings: renderSettings(plan),
  };
  const templates = await watch.time('render', () => loadTemplates(bundle.templatesFile));
  const slices = await watch.time('render', () => renderSlices(plan, templates, createEnvironments(setup)));
  watch.expect({ pages: plan.routes.length, pictures: plan.media.size });
  const stylesheet = bundle.stylesheet + eventRules(plan.site);
  const frame = frameOf(options, { slices, stylesheet });
  const crew = openPageCrew(
    templates,
    { ...setup, frame, staging: publication.staging },
    { ...defined({ jobs: options.jobs }), pages: plan.routes.length, refused: (error) => publication.refused(error) },
  );
  const ofPictures: (readonly NamedFile[])[] = [];
  const pictures = addPictures(options, addingTo(options, ofPictures));
  pictures.catch(() => {});
  try {
    const others: (readonly NamedFile[])[] = [];
    const besides = (): Promise<void> =>
      addOthers(otherFiles(options, { frame, slices, stylesheet }), addingTo(options, others), crew.spent);
    const pages = await emitPages(options, { crew, templates, frame, setup, besides });
    const ofPages = pages.lots.map(({ files }) => files);
    for (const names of pages.neighbours) others.push(names);
    const add = addingTo(options, others);
    await watch.time('emit', async () => {
      await add([contentFile([...ofPages, ...others])]);
      await pictures;
      for (const names of ofPictures) others.push(names);
    });
    await watch.time('publish', async () => {
      if (isKeptOffline(plan)) await add([offlineFiles(plan, { ...options, lots: pages.lots, others })]);
      await publication.add([markerFile(options, [...ofPages, ...others])]);
    });
    return pages.rendered;
  } finally {
    await Promise.allSettled([crew.close(), pictures]);
  }
}

/** Makes and adds lists of files, with pauses in which what threads have made is taken over. */
async function addOthers(lists: Iterable<readonly OutputFile[]>, add: Add, spent: Spent): Promise<void> {
  const timed = timing(spent);
  const coming = lists[Symbol.iterator]();
  for (let next = timed('emit', () => coming.next()); next.done !== true; next = timed('emit', () => coming.next())) {
    const from = performance.now();
    await add(next.value);
    spent.publish += performance.now() - from;
    await letOthersWork();
  }
}

function markerFile({ plan, version }: EmitOptions, named: readonly (readonly NamedFile[])[]): OutputFile {
  return buildMarker(markerOf(named, { version, site: plan.site }));
}

/** A site under maintenance leaves visitors what they have. */
function isKeptOffline({ site }: Plan): boolean {
  return site.serviceWorkerActive && !site.maintenance;
}

/** Making a picture keeps a core busy for a while: pages are rendered meanwhile. */
async function addPictures(options: EmitOptions, add: Add): Promise<void> {
  const { plan, media, pictures, encoder, jobs, watch } = options;
  await inParallel(mediaFiles(plan, { media, encoder, make: pictures.make }), jobs, async (file) => {
    await add([file]);
    watch.count('pictures', 1);
  });
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

function renderSlices(plan: Plan, templates: TemplateModule, env: Environments): Readonly<Record<string, string>> {
  const known = rendered(templates);
  return Object.fromEntries(
    plan.slices.map((slice) => {
      const markup = known.get(slice) ?? renderSlice(templates, env, slice);
      known.set(slice, markup);
      return [slice.name, markup];
    }),
  );
}

/** Slices that were planned before are rendered already: what they are rendered with follows from what they are made of. */
const rendered = keptWith((_templates: TemplateModule) => new WeakMap<PlannedSlice, string>());

function frameOf(
  { plan, bundle }: EmitOptions,
  { slices, stylesheet }: { readonly slices: Readonly<Record<string, string>>; readonly stylesheet: string },
): Frame {
  const { site } = plan;
  const { bootScript } = bundle;
  const asset = (name: string): string => `${site.basePath}assets/${name}`;
  const integrity = Object.fromEntries(Object.entries(bundle.integrity).map(([name, hash]) => [asset(name), hash]));
  const importMap = jsonForScript({ integrity });
  return {
    basePath: site.basePath,
    bootScript,
    importMap,
    policy: contentSecurityPolicy({ ...site, inlineScripts: [bootScript, importMap] }),
    stylesheetHref: asset(`style-${hashOf(stylesheet).slice(0, 10)}.css`),
    stylesheetIntegrity: integrityOf(stylesheet),
    runtimeHref: asset(bundle.runtime),
    runtimeIntegrity: bundle.integrity[bundle.runtime] ?? '',
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

/** Everything besides pages; what belongs to a programme in a list of its own, the same for as long as the programme is. */
function* otherFiles(
  { plan, bundle, names }: EmitOptions,
  {
    frame,
    slices,
    stylesheet,
  }: { readonly frame: Frame; readonly slices: Readonly<Record<string, string>>; readonly stylesheet: string },
): Generator<readonly OutputFile[]> {
  const { site, routes, redirects } = plan;
  yield [
    ...sharedFiles(plan, { buildHash: buildHashOf(bundle), slices }),
    ...assetFiles(bundle),
    ...clothFiles(site),
    textFile(frame.stylesheetHref.slice(site.basePath.length), stylesheet),
    textFile(
      '_headers',
      headersFile(site, {
        policy: frame.policy,
        routes,
        feeds: plan.feeds.map(({ file }) => file),
      }),
    ),
    textFile('_redirects', redirectsFile(redirects)),
    ...redirectPages(site, redirects, frame),
    textFile('robots.txt', robotsFile(site)),
    sitemapFile(site, routes as readonly Route[]),
    textFile('manifest.webmanifest', webManifest(site)),
    ...plan.feeds.map(feedFile),
    textFile('sw.js', site.serviceWorkerActive ? readFileSync(bundle.serviceWorkerFile, 'utf8') : retiringWorker()),
  ];
  for (const programme of plan.programmes) yield programmeFiles(programme, names.programme);
}
