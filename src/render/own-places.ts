import { appendFileSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { orNothing } from '../content/or-nothing.ts';

/**
 * Where each kept part begins, as a list that grows by a line for each new one. Nothing relies on it: a record is sealed, and says
 * itself whose it is.
 */
export type Place = readonly [offset: number, length: number];

export interface OwnPlaces {
  /** The parts of one tool, by their keys. */
  readonly places: Map<string, Place>;
  /** Lines of no use. */
  readonly wasted: number;
}

/** The files in which parts are kept. */
export interface OwnFiles {
  readonly list: string;
  readonly pack: string;
}

export function ownFiles(cacheDir: string): OwnFiles {
  return { list: join(cacheDir, 'own.list'), pack: join(cacheDir, 'own.pack') };
}

export function readPlaces({ list }: OwnFiles, tool: string): OwnPlaces {
  const lines = (orNothing(() => readFileSync(list, 'utf8')) ?? '').split('\n').filter((line) => line !== '');
  const places = new Map<string, Place>();
  for (const line of lines) {
    const [offset, length, key = ''] = line.startsWith(`${tool} `) ? line.slice(tool.length + 1).split(' ') : [];
    if (/^\d+ \d+$/.test(`${offset} ${length}`)) places.set(key, [Number(offset), Number(length)]);
  }
  return { places, wasted: lines.length - places.size };
}

/** Behind whatever stands there, which may be the half of a line. */
export function appendPlaces({ list }: OwnFiles, tool: string, added: Iterable<readonly [string, Place]>): void {
  appendFileSync(list, textOf(tool, added));
}

export function textOf(tool: string, places: Iterable<readonly [string, Place]>): string {
  return [...places].map(([key, [offset, length]]) => `\n${tool} ${offset} ${length} ${key}`).join('');
}

/** What a process that builds again and again remembers of them, as long as nobody else has written there. */
export interface PlacesMemory {
  recall(files: OwnFiles, tool: string): OwnPlaces | undefined;
  keep(files: OwnFiles, tool: string, places: OwnPlaces): void;
}

export function createPlacesMemory(): PlacesMemory {
  let kept: { readonly of: string; readonly places: OwnPlaces } | undefined;
  const nameOf = (files: OwnFiles, tool: string): string | undefined =>
    orNothing(() => [tool, stampOf(files.list), stampOf(files.pack)].join(' '));
  return {
    recall: (files, tool) => (kept !== undefined && kept.of === nameOf(files, tool) ? kept.places : undefined),
    keep(files, tool, places) {
      const of = nameOf(files, tool);
      kept = of === undefined ? undefined : { of, places };
    },
  };
}

/** Keeps nothing. */
export const noPlacesMemory: PlacesMemory = { recall: () => undefined, keep: () => undefined };

function stampOf(path: string): string {
  const { dev, ino, size, mtimeNs, ctimeNs } = lstatSync(path, { bigint: true });
  return [dev, ino, size, mtimeNs, ctimeNs].join();
}
