import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { mediaFile } from '../../../src/read/media-file.ts';

const read = async (picture: Sharp) => mediaFile('/site', 'content/media/map.png', await picture.toBuffer());

/** Grey noise, which no encoder makes small. */
function noise(width: number, height: number): Sharp {
  let state = 1;
  const data = Uint8Array.from({ length: width * height }, () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state >> 16;
  });
  return sharp(data, { raw: { width, height, channels: 1 } });
}

describe('a picture in the media folder', () => {
  it('has few colours if it has a palette', async () => {
    const plain = sharp({ create: { width: 400, height: 300, channels: 3, background: '#b8152f' } });
    expect(await read(plain.clone().png({ palette: true }))).toMatchObject({ width: 400, height: 300, isFlat: true });
    expect(await read(plain.clone().png({ palette: false }))).not.toHaveProperty('isFlat');
    expect(await read(plain.clone().jpeg())).not.toHaveProperty('isFlat');
  });

  it('is a photograph if a palette does not make its file small', async () => {
    expect(await read(noise(800, 600).png({ palette: true }))).not.toHaveProperty('isFlat');
    expect(await read(noise(200, 150).png({ palette: true }))).toHaveProperty('isFlat');
  });
});
