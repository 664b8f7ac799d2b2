import { keptWith } from '../model/kept-with.ts';
import type { Picture } from '../model/page.ts';
import type { Route } from '../model/plan.ts';

/** Wide enough for what pages show on a phone; the worker shows it in the place of all other widths. */
const ENOUGH_WIDTH = 640;

/**
 * The addresses of the pictures that pages and slices show, one width each. A section about years that have been is
 * passed over, and so are the pictures in `past`.
 */
export function offlinePictures(contents: readonly object[], past: ReadonlySet<string>): readonly string[] {
  return contents
    .flatMap(picturesOf)
    .filter(({ src }) => !past.has(src))
    .map(oneOf);
}

/** The pictures of years that have been, by their addresses. */
export function pastPictures(routes: readonly Route[]): ReadonlySet<string> {
  return new Set(routes.flatMap(({ content }) => ('images' in content ? content.images.map(({ src }) => src) : [])));
}

const picturesOf = keptWith((content: object) => picturesIn(content));

function picturesIn(value: unknown): readonly Picture[] {
  if (typeof value !== 'object' || value === null || isOfThePast(value)) return [];
  return isPicture(value) ? [value] : Object.values(value).flatMap(picturesIn);
}

function isPicture(value: object): value is Picture {
  return 'src' in value && 'width' in value && 'alt' in value;
}

function isOfThePast(value: object): boolean {
  return 'kind' in value && value.kind === 'history';
}

/** The narrowest file that is wide enough, else the widest; as AVIF where there is one. */
function oneOf({ src, srcset, avif }: Picture): string {
  const files = (avif ?? srcset)?.split(', ').map((candidate) => {
    const [address = src, width = ''] = candidate.split(' ');
    return { address, width: Number.parseInt(width, 10) };
  });
  return (files?.find(({ width }) => width >= ENOUGH_WIDTH) ?? files?.at(-1))?.address ?? src;
}
