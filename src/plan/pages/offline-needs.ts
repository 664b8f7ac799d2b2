import type { OfflineNeeds, OfflinePicture } from '../../domain/page/offline.ts';
import type { PageContent, Picture } from '../../domain/page/page.ts';

/**
 * The minimum width of cached pictures, which is enough for a phone. Offline, the service worker serves this file for
 * all widths.
 */
const MIN_CACHED_WIDTH = 640;

/** The files that the service worker caches together with a page. */
export function offlineNeeds(content: PageContent): OfflineNeeds {
  return {
    isFallback: 'notice' in content,
    pictures: offlinePictures(content),
    calendars: calendarsOf(content),
  };
}

/** The pictures in page data, with one file each. History sections are skipped. */
export function offlinePictures(content: object): readonly OfflinePicture[] {
  return picturesIn(content).map((picture) => ({ src: picture.src, file: cachedFile(picture) }));
}

/** The addresses of a page's pictures of past editions, which are not cached. */
export function pastPictures(content: PageContent): readonly string[] {
  return 'images' in content ? content.images.map(({ src }) => src) : [];
}

/** The calendar of the programme, from which a page makes the calendar of starred sessions. */
function calendarsOf(content: PageContent): readonly string[] {
  const parts = 'sections' in content ? content.sections : [content];
  return parts.flatMap((part) => ('live' in part && part.calendar !== undefined ? [part.calendar] : []));
}

function picturesIn(value: unknown): readonly Picture[] {
  if (typeof value !== 'object' || value === null || isHistorySection(value)) return [];
  return isPicture(value) ? [value] : Object.values(value).flatMap(picturesIn);
}

function isPicture(value: object): value is Picture {
  return 'src' in value && 'width' in value && 'alt' in value;
}

function isHistorySection(value: object): boolean {
  return 'kind' in value && value.kind === 'history';
}

/** The narrowest file that is wide enough, else the widest. AVIF is preferred. */
function cachedFile({ src, avif }: Picture): string {
  const files = avif?.split(', ').map((candidate) => {
    const [address = src, width = ''] = candidate.split(' ');
    return { address, width: Number.parseInt(width, 10) };
  });
  return (files?.find(({ width }) => width >= MIN_CACHED_WIDTH) ?? files?.at(-1))?.address ?? src;
}
