import type { PageSources, TravelRequest, WatchMoments } from '../model/watch.ts';

/** What pages may ask of the watch. */
export interface LiveDesk {
  /** The files of the page at an address of the site, without the base path. `isNear`: asked on this computer. */
  sourcesOf(path: string, asked: { readonly isNear: boolean }): Promise<PageSources>;
  moments(): Promise<WatchMoments>;
  /** Sets the clock; false where that is no instant. */
  travel(request: TravelRequest): boolean;
}
