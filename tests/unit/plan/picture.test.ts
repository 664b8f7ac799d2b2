import { describe, expect, it } from 'vitest';
import type { PlannedMedia } from '../../../src/domain/page/media.ts';
import type { Image } from '../../../src/domain/site/site.ts';
import { widthsOf } from '../../../src/plan/media/picture-variants.ts';
import { picture } from '../../../src/plan/media/pictures.ts';
import type { PlanContext } from '../../../src/plan/plan-context.ts';

const contextOf = (media: Map<string, PlannedMedia>, encoder = 'sharp-1'): PlanContext =>
  ({
    basePath: '/',
    language: { option: 'en' },
    site: { settings: { defaultLanguage: 'en' } },
    notes: { current: { media, changes: new Set() } },
    encoder,
  }) as unknown as PlanContext;

const imageOf = (src: string, of: Partial<Image> = {}): Image => ({
  src,
  hash: '0123456789abcdef',
  width: 4,
  height: 3,
  alt: { '*': '' },
  ...of,
});

const planned = (image: Image, encoder?: string) => {
  const media = new Map<string, PlannedMedia>();
  return { picture: picture(contextOf(media, encoder), image), media };
};

describe('the address of a picture', () => {
  it.each([
    ['logos/devlica-full.svg', '/assets/media/logos-devlica-full-0123456789.svg'],
    ['gallery/100% "ours" & <theirs>#1?.SVG', '/assets/media/gallery-100-ours-theirs-1-0123456789.svg'],
    ['o nama/Žarkić Đuro.svg', '/assets/media/o-nama-zarkic-duro-0123456789.svg'],
    ['漢字.gif', '/assets/media/0123456789.gif'],
    ['v1.2/plain', '/assets/media/v1-2-plain-0123456789'],
  ])('of %s needs no escaping', (src, address) => {
    const { picture, media } = planned(imageOf(src));
    expect(picture.src).toBe(address);
    expect([...media]).toEqual([[address.slice(1), { kind: 'copy', source: src }]]);
  });

  it.each([['o nama/Žarkić Đuro.JPG'], ['100% "ours", & <theirs>.png'], ['漢字.webp']])(
    'of %s in several widths needs no escaping either',
    (src) => {
      const { picture, media } = planned(imageOf(src, { width: 900, height: 600 }));
      for (const path of media.keys()) expect(path).toMatch(/^assets\/media\/[a-z0-9-]+\.(?:avif|webp)$/);
      expect([picture.src, ...(picture.avif?.split(', ') ?? [])]).toHaveLength(media.size);
    },
  );

  it('differs by source, recipe and encoder', () => {
    const photo = imageOf('hall.jpg', { width: 1000, height: 500 });
    const others = [
      planned(photo),
      planned({ ...photo, hash: 'fedcba9876543210' }),
      planned({ ...photo, isFlat: true }),
      planned(photo, 'sharp-2'),
    ];
    expect(new Set(others.map(({ picture }) => picture.src)).size).toBe(others.length);
  });
});

describe('a raster picture', () => {
  it.each([
    ['small', 24, [24]],
    ['small', 170, [170]],
    ['small', 340, [340]],
    ['small', 480, [320, 480]],
    ['small', 4000, [320, 640, 960]],
    ['column', 600, [600]],
    ['column', 1300, [640, 1280]],
    ['screen', 1300, [640, 1300]],
    ['screen', 8000, [640, 1280, 1920]],
  ] as const)('in a place of kind %s, %i pixels wide, is made in the widths that are shown', (place, width, ladder) => {
    expect(widthsOf(width, place)).toEqual(ladder);
  });

  it('is made as AVIF in each width, and as WebP in the widest one, whose size it gives', () => {
    const { picture, media } = planned(imageOf('hall.jpg', { width: 4000, height: 3000 }));
    const [name] = /^.*(?=-1280\.webp$)/.exec(picture.src.slice(1)) ?? [];
    expect([...media.keys()].sort()).toEqual([`${name}-1280.avif`, `${name}-1280.webp`, `${name}-640.avif`]);
    expect(picture).toMatchObject({
      width: 1280,
      height: 960,
      avif: `/${name}-640.avif 640w, /${name}-1280.avif 1280w`,
    });
  });

  it('is one PNG of its own width if it has few colours', () => {
    const { picture, media } = planned(imageOf('face.png', { width: 480, height: 480, isFlat: true }));
    expect([...media]).toEqual([[picture.src.slice(1), { kind: 'flat', source: 'face.png' }]]);
    expect(picture).toMatchObject({
      width: 480,
      height: 480,
      src: expect.stringMatching(/^\/assets\/media\/face-\w+\.png$/),
    });
    expect(picture.avif).toBeUndefined();
  });

  it('of few colours is scaled like others if it is wider than any page', () => {
    const { media } = planned(imageOf('map.png', { width: 2400, height: 1200, isFlat: true }));
    expect([...media.values()].map(({ kind }) => kind)).not.toContain('flat');
  });
});
