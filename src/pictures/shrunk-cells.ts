/** Pixels in rows from the top, each of `channels` bytes. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/**
 * True where most squares of the picture, `factor` pixels wide, are of one colour each: a picture made of cells, which
 * stays itself when one pixel of each square is taken.
 */
export function isOfCells(pixels: Pixels, factor: number): boolean {
  const { width, height } = pixels;
  if (!Number.isInteger(factor) || width % factor !== 0 || height % factor !== 0) return false;
  let plain = 0;
  for (let y = 0; y < height; y += factor) {
    for (let x = 0; x < width; x += factor) plain += isPlain(pixels, { x, y, factor }) ? 1 : 0;
  }
  return plain * factor * factor * 2 > width * height;
}

function isPlain(
  { data, width, channels }: Pixels,
  { x, y, factor }: { readonly x: number; readonly y: number; readonly factor: number },
): boolean {
  const first = (y * width + x) * channels;
  for (let down = 0; down < factor; down += 1) {
    for (let at = 0; at < factor * channels; at += 1)
      if (data[first + down * width * channels + at] !== data[first + (at % channels)]) return false;
  }
  return true;
}

/** The same picture with the first pixel of each of its squares. */
export function shrunkCells({ data, width, height, channels }: Pixels, factor: number): Pixels {
  const [smallWidth, smallHeight] = [width / factor, height / factor];
  const small = new Uint8Array(smallWidth * smallHeight * channels);
  for (let y = 0; y < smallHeight; y += 1) {
    for (let x = 0; x < smallWidth; x += 1) {
      const from = (y * factor * width + x * factor) * channels;
      small.set(data.subarray(from, from + channels), (y * smallWidth + x) * channels);
    }
  }
  return { data: small, width: smallWidth, height: smallHeight, channels };
}
