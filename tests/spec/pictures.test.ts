import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_PICTURE_BYTES, SHARE_SIZE } from '../../src/domain/page/media.ts';
import { type BuiltSite, builtSites, openSite } from '../support/built-sites.ts';
import { INSTANTS } from '../support/instants.ts';
import { packageDir, runTool, sharedPictures } from '../support/run-tool.ts';
import { copySite, type SiteCopy } from '../support/site-copy.ts';
import {
  attribute,
  canonicalOf,
  classed,
  type Element,
  isIndexed,
  metaContent,
  pageAt,
  pagesOf,
  tagged,
} from './read-html.ts';

interface Candidate {
  readonly file: string;
  readonly width: number;
}

const candidates = (srcset: string): readonly Candidate[] =>
  srcset.split(', ').map((one) => {
    const [address = '', width = ''] = one.split(' ');
    return { file: address.slice(1), width: Number.parseInt(width, 10) };
  });

const srcsets = (root: Element): readonly string[] =>
  [...tagged(root, 'img'), ...tagged(root, 'source')].flatMap((one) => attribute(one, 'srcset') ?? []);

const posterOf = (width: number): Promise<Buffer> =>
  sharp({ create: { width, height: width / 2, channels: 3, background: '#b8152f' } })
    .png()
    .toBuffer();

const sizeIn = (site: BuiltSite, file: string) => imageSize(site.bytes(file));
const PICTURE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/;

describe.each(builtSites())('the pictures of a site built $name the conference', (site) => {
  const pages = pagesOf(site);

  it('are at most 200 kB, share images with portraits at most 130 kB, and others at most 60 kB', () => {
    const pictures = site.files.filter((file) => PICTURE.test(file));
    const limit = (file: string): number => {
      if (!file.startsWith('assets/share/')) return MAX_PICTURE_BYTES;
      return file.endsWith('.jpg') ? 130_000 : 60_000;
    };
    expect(pictures.filter((file) => site.bytes(file).length > limit(file))).toEqual([]);
    expect(pictures.length).toBeGreaterThan(100);
  });

  it('have their size in the markup, at least their aspect ratio', () => {
    const wrong = pages.flatMap(({ path, root }) =>
      tagged(root, 'img').flatMap((img) => {
        const [src = '', width, height] = ['src', 'width', 'height'].map((name) => attribute(img, name));
        const real = sizeIn(site, src.slice(1));
        const expected = Math.round((real.height * Number(width)) / real.width);
        return Math.abs(Number(height) - expected) <= 1 ? [] : [`${path} ${src}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('exist in every width that a page offers, and have that width', () => {
    const offered = new Map(
      pages.flatMap(({ root }) => srcsets(root).flatMap(candidates)).map((one) => [one.file, one]),
    );
    const wrong = [...offered.values()].filter(
      ({ file, width }) => !site.files.includes(file) || sizeIn(site, file).width !== width,
    );
    expect(wrong).toEqual([]);
  });

  it('are all used', () => {
    const texts = site.files.filter((file) => /\.(?:html|json|webmanifest)$/.test(file)).map((file) => site.text(file));
    const named = new Set(texts.flatMap((text) => text.match(/assets\/(?:media|share)\/[\w.-]+/g) ?? []));
    const inFolders = site.files.filter((file) => /^assets\/(?:media|share)\//.test(file));
    // The page of a folder stands in the place of its listing.
    const pictures = inFolders.filter((file) => !file.endsWith('/index.html'));
    expect(pictures.filter((file) => !named.has(file))).toEqual([]);
  });

  it('include a share image for each page, with its size and alternative text', () => {
    const shared = pages.map(({ path, root }) => ({ path, root, image: metaContent(root, 'og:image') ?? '' }));
    for (const { path, root, image } of shared) {
      const file = image.replace(/^https?:\/\/[^/]+\//, '');
      const { width, height } = sizeIn(site, file);
      expect({ width, height }, path).toEqual(SHARE_SIZE);
      expect(metaContent(root, 'og:image:width')).toBe('1200');
      expect(metaContent(root, 'og:image:alt')).not.toBe('');
      expect(metaContent(root, 'twitter:card')).toBe('summary_large_image');
      expect(metaContent(root, 'twitter:image')).toBe(image);
    }
  });

  it('include a separate share image for each page that may be indexed, and one for all other pages', () => {
    const imageOf = ({ root }: { readonly root: Element }): string => metaContent(root, 'og:image') ?? '';
    const found = pages.filter(isIndexed).filter(({ root, path }) => canonicalOf(root)?.endsWith(path));
    const english = found.filter(({ root }) => attribute(root, 'lang') === 'en');
    const past = english.filter(({ path }) => /\/20(?:1\d|2[0-5])\/(?:sessions|changes)\//.test(path));
    const own = english.filter((page) => !past.includes(page));
    expect(new Set(own.map(imageOf)).size).toBe(own.length);
    for (const page of past)
      expect(imageOf(page), page.path).toBe(imageOf(pageAt(site, page.path.replace(/(?:sessions|changes)\/.*$/, ''))));
    const hidden = pages.filter((page) => !isIndexed(page) && attribute(page.root, 'lang') === 'en');
    expect(new Set(hidden.map(imageOf))).toEqual(new Set([imageOf(pageAt(site, '/'))]));
  });

  it('include the icons that the manifest and the head name', () => {
    const manifest = site.json('manifest.webmanifest') as {
      readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[];
    };
    const sized = manifest.icons.filter(({ sizes }) => sizes !== 'any');
    expect(sized.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
    for (const { src, sizes } of sized) {
      const { width, height } = sizeIn(site, src.slice(1));
      expect(`${width}x${height}`).toBe(sizes);
    }
    const touch = tagged(pageAt(site, '/').root, 'link').find((link) => attribute(link, 'rel') === 'apple-touch-icon');
    expect(sizeIn(site, attribute(touch as Element, 'href')?.slice(1) ?? '')).toMatchObject({
      width: 180,
      height: 180,
    });
    expect(sizeIn(site, 'favicon.ico')).toMatchObject({ width: 32, height: 32 });
  });
});

describe('a site with its own settings', () => {
  let copy: SiteCopy;
  let scratch: string;
  beforeAll(() => {
    copy = copySite();
    scratch = mkdtempSync(join(tmpdir(), 'conf-site-modules-'));
  });
  afterAll(() => {
    copy.remove();
    rmSync(scratch, { recursive: true, force: true });
  });

  it('has no share images if the settings switch them off', async () => {
    copy.edit('content/site.yaml', 'shareImages: true', 'shareImages: false');
    await copy.rebuild();
    const site = copy.snapshot();
    copy.edit('content/site.yaml', 'shareImages: false', 'shareImages: true');
    expect(site.files.filter((file) => file.startsWith('assets/share/'))).toEqual([]);
    const home = pageAt(site, '/').root;
    expect([metaContent(home, 'og:image'), metaContent(home, 'twitter:card')]).toEqual([undefined, 'summary']);
  });

  it('has the videos of a hero by screen width, each with its poster, and none that plays by itself', async () => {
    const EDITION = 'content/events/worklica/2026/edition.yaml';
    const original = copy.read(EDITION);
    const films = ['small', 'medium', 'large'].map((name) => ({
      name,
      src: `film-${name}.webm`,
      poster: `film-${name}.png`,
    }));
    for (const [index, { src, poster }] of films.entries()) {
      copy.write(`content/media/${src}`, `a video, number ${index}`);
      copy.write(`content/media/${poster}`, await posterOf(640 * (index + 1)));
    }
    const videos = films.map(({ name, src, poster }) => `    ${name}: { src: ${src}, poster: ${poster} }\n`).join('');
    const withoutVideos = original.replace(/\n {2}videos:\n(?: {4}.*\n)+/, '\n');
    copy.write(EDITION, withoutVideos.replace('\nhero:\n', `\nhero:\n  videos:\n${videos}`));
    await copy.rebuild();
    const site = copy.snapshot();
    copy.write(EDITION, original);
    const { root } = pageAt(site, '/worklica/');
    const [video] = tagged(root, 'video');
    const sources = tagged(video as Element, 'source').map((source) => ({
      text: site.text(attribute(source, 'src')?.slice(1) ?? ''),
      type: attribute(source, 'type'),
      media: attribute(source, 'media'),
    }));
    expect(sources).toEqual([
      { text: 'a video, number 0', type: 'video/webm', media: '(max-width: 640px)' },
      { text: 'a video, number 1', type: 'video/webm', media: '(max-width: 1280px)' },
      { text: 'a video, number 2', type: 'video/webm', media: undefined },
    ]);
    expect(attribute(video as Element, 'autoplay')).toBeUndefined();
    const posters = classed(root, 'hero-film').flatMap((film) => tagged(film, 'picture'));
    const widest = posters.flatMap((one) => srcsets(one)).map((set) => candidates(set).at(-1)?.width);
    expect(widest).toEqual([640, 640, 1280, 1280, 1920, 1920]);
    const named = [
      ...srcsets(root).flatMap(candidates),
      ...tagged(root, 'img').map((img) => candidates(attribute(img, 'src') ?? '')[0]),
    ];
    const posterFiles = named.flatMap((one) => (one?.file.includes('film-') ? [one.file] : []));
    expect([...new Set(posterFiles)].sort()).toEqual(
      site.files.filter((file) => /film-[\w-]+\.(?:avif|webp)$/.test(file)),
    );
  });

  it('loads the code that draws share images if one is missing, and not for later builds', async () => {
    cpSync(sharedPictures, join(scratch, 'pictures'), { recursive: true });
    copy.edit('content/pages/safety.md', 'title: Health and safety', 'title: Health, safety and rest');
    const loadedFor = async (out: string): Promise<readonly string[]> => {
      const file = join(scratch, out);
      writeFileSync(file, '');
      const run = await runTool(
        ['--root', copy.rootDir, 'build', '--at', INSTANTS.before, '--out', join(copy.rootDir, out), '--no-cache'],
        {
          env: {
            NODE_OPTIONS: `--import=${join(packageDir, 'tests/support/list-modules.mjs')}`,
            MODULES_FILE: file,
            CONF_SITE_PICTURES: join(scratch, 'pictures'),
          },
        },
      );
      expect(run.status, run.stderr).toBe(0);
      const loaded = new Set(readFileSync(file, 'utf8').split('\n'));
      return ['harfbuzzjs', 'sharp'].filter((name) => loaded.has(name));
    };
    expect(await loadedFor('first')).toEqual(['harfbuzzjs']);
    expect(await loadedFor('second')).toEqual([]);
    expect(openSite(join(copy.rootDir, 'second'), INSTANTS.before).files).toEqual(
      openSite(join(copy.rootDir, 'first'), INSTANTS.before).files,
    );
  });
});
