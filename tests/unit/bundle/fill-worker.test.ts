import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { BundleError } from '../../../src/bundle/bundle-error.ts';
import { fillByWorkbox, fillWorker } from '../../../src/bundle/fill-worker.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const text = (filled: Uint8Array): string => new TextDecoder().decode(filled);
const place = { cacheDir: tmpdir() };
const NAMES = ['runtime-b.js', 'font-č-$&.woff2', 'runtime-a.js'];

describe('the precache list of a service worker', () => {
  it('is sorted and contains each file once, versioned by the hash in its name', () => {
    expect(text(fillWorker(bytes('precache(self.__WB_MANIFEST);'), NAMES))).toBe(
      'precache([{"revision":null,"url":"assets/font-č-$&.woff2"},{"revision":null,"url":"assets/runtime-a.js"},{"revision":null,"url":"assets/runtime-b.js"}]);',
    );
  });

  it('equals the list that workbox-build would inject', async () => {
    const worker = bytes('const list=self.__WB_MANIFEST;/* č */precache(list);');
    expect(text(fillWorker(worker, NAMES.slice(0, 1)))).toBe(
      text(await fillByWorkbox(worker, NAMES.slice(0, 1), place)),
    );
    expect(text(fillWorker(worker, []))).toBe(text(await fillByWorkbox(worker, [], place)));
  });

  it('needs exactly one placeholder: a worker of a site without one is refused with what to write', async () => {
    for (const worker of ['precache([]);', 'a(self.__WB_MANIFEST);b(self.__WB_MANIFEST);']) {
      expect(() => fillWorker(bytes(worker), NAMES)).toThrow('places for its list');
      const refused = fillByWorkbox(bytes(worker), NAMES, place);
      await expect(refused).rejects.toBeInstanceOf(BundleError);
      await expect(refused).rejects.toMatchObject({
        hint: expect.stringContaining('self.__WB_MANIFEST once') as string,
      });
    }
  });
});
