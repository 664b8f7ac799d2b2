import type { Text } from '../language.ts';
import type { Phase } from './phase.ts';
import { constant, type Instant, map, type Timeline, type Window } from './timeline.ts';

/** What has happened to an edition that does not take place as it was first announced. */
export interface EditionStatus {
  /** `postponed`: to a date that is not known yet. `moved`: to the dates that the edition has now. */
  readonly kind: 'cancelled' | 'postponed' | 'moved';
  /** Markdown. */
  readonly text?: Text;
  /** When a moved edition was to begin before. A date alone is the beginning of that day. */
  readonly previousStartsAt?: Instant;
}

/** A status with which an edition does not take place on its dates. */
export type ClosingStatus = Exclude<EditionStatus['kind'], 'moved'>;

/** Whether an edition takes place on its dates: it is neither cancelled nor postponed. */
export function editionTakesPlace(edition: { readonly status?: EditionStatus }): boolean {
  return closingStatus(edition) === undefined;
}

/** When an edition is over. One that does not take place counts as over. */
export function overWindow(edition: { readonly status?: EditionStatus; readonly phases: Timeline<Phase> }): Window {
  return editionTakesPlace(edition) ? map(edition.phases, (phase) => phase === 'after') : constant(true);
}

/** The status that closes ticket sales and registrations; undefined if the edition takes place. */
export function closingStatus({ status }: { readonly status?: EditionStatus }): ClosingStatus | undefined {
  return status === undefined || status.kind === 'moved' ? undefined : status.kind;
}
