import type { Edition } from '../../domain/site/site.ts';
import type { PlanContext } from '../plan-context.ts';
import type { DraftMaker } from './page-draft.ts';

/**
 * Pages of one language that are planned and memoized together. Lists of the same name in all languages form one memo
 * entry.
 */
export interface DraftList {
  readonly name: string;
  /**
   * The editions that these pages can see in full; of all other editions they see only the outline. If absent, the
   * pages see the whole site and are planned in each build.
   */
  readonly editions?: readonly Edition[];
  /** `context.site` contains these editions in full and outlines of the others. */
  readonly drafts: (context: PlanContext) => readonly DraftMaker[];
}
