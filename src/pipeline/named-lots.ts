import { hashOf } from '../content/short-hash.ts';
import { type PageFile, pageFiles } from '../emit/emit-files.ts';
import type { PageLot } from '../emit/offline-files.ts';
import type { Route } from '../model/plan.ts';
import { type Frame, frameHash } from '../render/assemble-page.ts';
import type { PageInputs } from '../render/page-input.ts';

/** Some pages, by the names of their files. */
export interface NamedLot extends PageLot {
  readonly pages: readonly NamedPage[];
  /** The files of all of them: the very list of the last time, where the pages are the same and all around them is. */
  readonly files: readonly PageFile[];
  readonly keys: readonly string[];
}

export interface NamedPage {
  /** The file of its document. */
  readonly file: string;
  readonly key: string;
  readonly files: readonly PageFile[];
}

/** A lot with the texts of its pages' data, by their places in it. */
export interface NamedLotOf {
  readonly lot: NamedLot;
  readonly json: (at: number) => string;
}

export interface LotNaming {
  readonly frame: Frame;
  readonly inputs: PageInputs;
  /** All languages of the site. */
  readonly languages: readonly string[];
}

/** Routes do not change: of a list of them that was named before, only what is around all pages need be the same. */
const named = new WeakMap<readonly Route[], { readonly around: string; readonly lot: NamedLot }>();

/** Names the pages of routes, list by list. */
export function createLotNaming({ frame, inputs, languages }: LotNaming): (routes: readonly Route[]) => NamedLotOf {
  const around = hashOf(JSON.stringify([frame, languages.map(inputs.environment)]));
  return (routes) => {
    const before = named.get(routes);
    if (before?.around === around) return { lot: before.lot, json: (at) => inputs.of(routes[at] as Route).json() };
    const made = routes.map((route) => ({ route, input: inputs.of(route) }));
    const pages = made.map(({ route, input: { dataHash, key } }) => ({
      file: route.file,
      key,
      files: pageFiles({ route, dataHash, key, frameHash: frameHash(frame, route) }),
    }));
    const lot = { routes, pages, files: pages.flatMap(({ files }) => files), keys: pages.map(({ key }) => key) };
    named.set(routes, { around, lot });
    return { lot, json: (at) => made[at]?.input.json() ?? '' };
  };
}
