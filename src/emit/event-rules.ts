import { hashOf } from '../content/short-hash.ts';
import type { Drawings } from '../domain/page/look.ts';
import type { OutputFile } from '../domain/page/output.ts';
import type { PlannedSite } from '../domain/page/plan.ts';
import { textFile } from './emit-files.ts';

type Masks = Drawings['masks'];

/**
 * The colours of events and tracks, and the events' pictures, as stylesheet rules, since the Content Security Policy
 * forbids inline styles: `--thread` is an event's colour, and `--track` a track's; the look draws the pictures. Pages of
 * no event use the pictures of the site's title.
 */
export function eventRules({ title, color, events, trackColors, randomPixels }: PlannedSite, masks: Masks): string {
  const properties = (ident: string): string =>
    maskFilesOf(masks(ident, randomPixels))
      .map(({ kind, name }) => `--${kind}:url(${name})`)
      .join(';');
  const ofSite = `${color === undefined ? '' : `--thread:${color};`}${properties(title)}`;
  return [
    ...(ofSite === '' ? [] : [`:root{${ofSite}}`]),
    ...events.map(({ ident, mark, baseColor }) => `[data-event="${mark}"]{--thread:${baseColor};${properties(ident)}}`),
    ...trackColors.map((one) => `[data-color="${one}"]{--track:${one}}`),
  ].join('');
}

/** The pictures that the rules refer to. Two idents may share a picture. */
export function maskFiles({ title, events, randomPixels }: PlannedSite, masks: Masks): readonly OutputFile[] {
  const all = [title, ...events.map((event) => event.ident)].flatMap((ident) =>
    maskFilesOf(masks(ident, randomPixels)),
  );
  const files = new Map(all.map(({ name, svg }) => [name, textFile(`assets/${name}`, svg)]));
  return [...files.values()];
}

interface MaskFile {
  readonly kind: string;
  readonly name: string;
  readonly svg: string;
}

function maskFilesOf(masks: ReturnType<Masks>): readonly MaskFile[] {
  return Object.entries(masks).map(([kind, svg]) => {
    return { kind, name: `mask-${kind}-${hashOf(svg).slice(0, 10)}.svg`, svg };
  });
}
