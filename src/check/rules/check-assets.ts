import { anyRecordNamed } from '../../content/content-index.ts';
import type { MediaFile } from '../../content/document.ts';
import { isNamedAsPage } from '../../content/unsafe-media-messages.ts';
import { isOf, type ValidRecord } from '../../content/valid-record.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { ASSET_EXTENSIONS, type AssetKind, extensionOf } from '../../domain/programme/session-assets.ts';
import type { CheckScope } from '../check-scope.ts';
import { atValue } from '../finding-at.ts';

/**
 * Checks the material of sessions. Adds `recording-unwanted` for a recording or stream of a session that is not to be
 * recorded, `asset-format` for a file that browsers cannot use as material of its kind, and the warning `asset-address` for an item with neither a file nor an address, or with both.
 */
export function checkAssets(record: ValidRecord, { index }: CheckScope): readonly Finding[] {
  if (!isOf(record, 'asset')) return [];
  const isRecorded = anyRecordNamed(index, 'session', record.place)?.data.recorded !== false;
  return record.data.items.flatMap(({ file: path, kind, url, github }, at) => {
    const pointer = ['items', String(at)] as const;
    const unwanted = !isRecorded && (kind === 'recording' || kind === 'stream') ? [notWanted(record, pointer)] : [];
    const isLinked = url !== undefined || github !== undefined;
    if (path === undefined) return isLinked ? unwanted : [...unwanted, nowhere(record, pointer)];
    return [
      ...unwanted,
      ...(isLinked ? [inTwoPlaces(record, pointer)] : []),
      ...formatFindings(record, pointer, {
        kind,
        path,
        file: index.media.get(path),
      }),
    ];
  });
}

type Assets = ValidRecord<'asset'>;
type ItemPointer = readonly ['items', string];

function notWanted(record: Assets, pointer: ItemPointer): Finding {
  return atValue(record, [...pointer, 'kind'], {
    code: 'recording-unwanted',
    severity: 'error',
    message: 'The session of this material says "recorded: false", so nobody may record or show it.',
    hint: 'take the item away, or "recorded: false" out of the session if its speakers agree now',
  });
}

function nowhere(record: Assets, pointer: ItemPointer): Finding {
  return atValue(record, pointer, {
    code: 'asset-address',
    severity: 'warning',
    message: 'This material has neither a file nor an address, so no page shows it.',
    hint: 'add a "url", or a "file" below content/media; take the item away if there will be none',
  });
}

function inTwoPlaces(record: Assets, pointer: ItemPointer): Finding {
  return atValue(record, [...pointer, 'file'], {
    code: 'asset-address',
    severity: 'warning',
    message: 'This material has a file and an address, and pages show only the file.',
    hint: 'take one of them away, or make the address an item of its own',
  });
}

interface AssetFile {
  readonly kind: AssetKind | undefined;
  readonly path: string;
  readonly file: MediaFile | undefined;
}

function formatFindings(record: Assets, pointer: ItemPointer, { kind, path, file }: AssetFile): readonly Finding[] {
  // Other rules report these.
  if (isNamedAsPage(path) || file === undefined) return [];
  const wrong = (message: string, hint: string): readonly Finding[] => [
    atValue(record, [...pointer, 'file'], { code: 'asset-format', severity: 'error', message, hint }),
  ];
  const extension = extensionOf(path);
  const allowed = kind === undefined ? ALL_EXTENSIONS : ASSET_EXTENSIONS[kind];
  if (kind === 'stream') return wrong('A stream is at another site, and this is a file.', 'give its address as "url"');
  if (!allowed.includes(extension))
    return wrong(
      `${kind === undefined ? 'Material' : NAMES[kind]} cannot be a file that ends in ".${extension}".`,
      conversion(extension, allowed),
    );
  if (file.format === 'lfs')
    return wrong('This file is a Git LFS pointer to another file.', 'fetch the file itself with: git lfs pull');
  const expected = FORMATS[extension];
  return expected === undefined || file.format === expected.format ? [] : wrong(expected.message, expected.hint);
}

const ALL_EXTENSIONS = [...new Set(Object.values(ASSET_EXTENSIONS).flat())];

const NAMES: Readonly<Record<AssetKind, string>> = {
  slides: 'Slides',
  recording: 'A recording',
  stream: 'A stream',
  captions: 'Captions',
  transcript: 'A transcript',
  code: 'Code',
};

function conversion(extension: string, allowed: readonly string[]): string {
  const endings = allowed.map((one) => `.${one}`).join(', ');
  if (extension === 'srt' && allowed.includes('vtt')) return 'convert it to WebVTT: ffmpeg -i talk.srt talk.vtt';
  return `use one that ends in ${endings}, or put it at another site and give its "url"`;
}

interface ExpectedFormat {
  readonly format: MediaFile['format'];
  readonly message: string;
  readonly hint: string;
}

/** The formats that files must have by their extension, where it can be told from their first bytes. */
const FORMATS: Readonly<Record<string, ExpectedFormat>> = {
  vtt: {
    format: 'vtt',
    message: 'This file is not WebVTT: it does not begin with the word WEBVTT.',
    hint: 'export the captions as WebVTT, or convert them: ffmpeg -i talk.srt talk.vtt',
  },
  mp4: expectedVideo('mp4', 'MP4'),
  webm: expectedVideo('webm', 'WebM'),
  pdf: {
    format: 'pdf',
    message: 'This file is not a PDF document, whatever its name says.',
    hint: 'export the document as PDF again',
  },
};

function expectedVideo(format: 'mp4' | 'webm', name: string): ExpectedFormat {
  return {
    format,
    message: `This file is not a video in the format ${name}, whatever its name says.`,
    hint: `export the video as ${name} again`,
  };
}
