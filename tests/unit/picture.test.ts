import { describe, expect, it } from 'vitest';
import type { Image } from '../../src/model/site.ts';
import { picture, type Wording } from '../../src/plan/wording.ts';

const wordingOf = (media: Map<string, string>): Wording =>
  ({
    basePath: '/',
    language: { option: 'en' },
    site: { settings: { defaultLanguage: 'en' } },
    media,
  }) as unknown as Wording;

const imageOf = (src: string): Image => ({ src, hash: '0123456789abcdef', width: 4, height: 3, alt: { '*': '' } });

describe('the address of a picture', () => {
  it.each([
    ['logos/devlica-full.svg', '/assets/media/logos-devlica-full-0123456789.svg'],
    ['gallery/100% "ours" & <theirs>#1?.PNG', '/assets/media/gallery-100-ours-theirs-1-0123456789.png'],
    ['o nama/Žarkić Đuro.jpg', '/assets/media/o-nama-zarkic-duro-0123456789.jpg'],
    ['漢字.webp', '/assets/media/0123456789.webp'],
    ['v1.2/plain', '/assets/media/v1-2-plain-0123456789'],
  ])('of %s needs no escaping', (src, address) => {
    const media = new Map<string, string>();
    expect(picture(wordingOf(media), imageOf(src)).src).toBe(address);
    expect([...media]).toEqual([[address.slice(1), src]]);
  });
});
