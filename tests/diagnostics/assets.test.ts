import { describe, expect, it } from 'vitest';
import { diagnosticsOf } from './broken-site.ts';

const ASSETS = 'content/events/devlica/2026/assets/two-banks-2.yaml';
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

const WEBM = latin('\x1a\x45\xdf\xa3webm');
const MP4 = Buffer.concat([Buffer.of(0, 0, 0, 16), latin('ftypisom\0\0\0\0')]);
const PDF = latin('%PDF-1.7\n');
const SRT = latin('1\n00:00:00,000 --> 00:00:02,000\nHello.\n');
const VTT = latin('\xef\xbb\xbfWEBVTT\r\n\r\n00:00.000 --> 00:02.000\r\nHello.\r\n');
const LFS = latin('version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n');

/** The findings about the item of the asset file, with this file in the media folder: `message (hint)`. */
async function reportsFor(item: string, name = '', bytes: Uint8Array = new Uint8Array()): Promise<readonly string[]> {
  const found = await diagnosticsOf((site) => {
    if (name !== '') site.write(`content/media/talks/${name}`, bytes);
    site.write(ASSETS, `items:\n  - ${item}\n`);
  });
  return found
    .filter(({ file }) => file === ASSETS)
    .map(({ code, line, message, hint }) => `${code} ${line}: ${message} (${hint})`);
}

describe('material of a session', () => {
  it.each([
    ['recording', 'talk.webm', WEBM],
    ['recording', 'talk.MP4', MP4],
    ['captions', 'talk.vtt', VTT],
    ['slides', 'talk.pdf', PDF],
    ['transcript', 'talk.txt', latin('Good morning.')],
  ])('may be a file of its kind: %s as %s', async (kind, name, bytes) => {
    expect(await reportsFor(`{ kind: ${kind}, file: talks/${name} }`, name, bytes)).toEqual([]);
  });

  it.each([
    [
      'captions',
      'talk.srt',
      SRT,
      'Captions cannot be a file that ends in ".srt". (convert it to WebVTT: ffmpeg -i talk.srt talk.vtt)',
    ],
    [
      'captions',
      'talk.vtt',
      SRT,
      'This file is not WebVTT: it does not begin with the word WEBVTT. (export the captions as WebVTT, or convert them: ffmpeg -i talk.srt talk.vtt)',
    ],
    [
      'recording',
      'talk.mov',
      latin('\0\0\0\x14ftypqt  \0\0\0\0'),
      'A recording cannot be a file that ends in ".mov". (use one that ends in .mp4, .webm, or put it at another site and give its "url")',
    ],
    [
      'recording',
      'talk.mp4',
      WEBM,
      'This file is not a video in the format MP4, whatever its name says. (export the video as MP4 again)',
    ],
    [
      'recording',
      'talk.webm',
      LFS,
      'This file is a Git LFS pointer to another file. (fetch the file itself with: git lfs pull)',
    ],
    [
      'slides',
      'talk.pdf',
      WEBM,
      'This file is not a PDF document, whatever its name says. (export the document as PDF again)',
    ],
    ['stream', 'talk.webm', WEBM, 'A stream is at another site, and this is a file. (give its address as "url")'],
  ])('that browsers cannot use is reported at its line: %s as %s', async (kind, name, bytes, report) => {
    expect(await reportsFor(`{ kind: ${kind}, file: talks/${name} }`, name, bytes)).toEqual([
      `asset-format 2: ${report}`,
    ]);
  });

  it('needs one place: a file or an address', async () => {
    expect(await reportsFor('kind: slides')).toEqual([
      'asset-address 2: This material has neither a file nor an address, so no page shows it. (add a "url", or a "file" below content/media; take the item away if there will be none)',
    ]);
    expect(await reportsFor('{ kind: slides, url: https://talks.example/x, file: talks/x.pdf }', 'x.pdf', PDF)).toEqual(
      [
        'asset-address 2: This material has a file and an address, and pages show only the file. (take one of them away, or make the address an item of its own)',
      ],
    );
  });

  it('needs a title or a kind, a file that exists, and an end after its start', async () => {
    expect(await reportsFor('url: https://talks.example/x')).toEqual([expect.stringContaining('"title"')]);
    expect(await reportsFor('{ kind: slides, file: talks/counted-thread.pdf }')).toEqual([
      expect.stringContaining('did you mean "talks/counted-threads.pdf"?'),
    ]);
    const times = 'from: 2026-05-12, until: 2026-05-10';
    expect(await reportsFor(`{ kind: slides, url: https://talks.example/x, ${times} }`)).toEqual([
      expect.stringContaining('"until" (2026-05-10) is not after "from" (2026-05-12).'),
    ]);
  });
});
