import type { Edition } from '../../model/site.ts';
import type { PlanContext } from '../plan-context.ts';
import type { Draft } from './draft.ts';

/** Pages of one language that are planned together. In each language that has them, they are in the list of the same name. */
export interface DraftList {
  readonly name: string;
  /**
   * The only editions whose speakers, sessions and programmes the pages may show; of others there is an outline. Absent: they may
   * show anything, so they are planned at each build.
   */
  readonly editions?: readonly Edition[];
  /** `context` has the site as these editions see it. */
  readonly drafts: (context: PlanContext) => readonly Draft[];
}
