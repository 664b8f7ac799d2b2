import type { OutputFile } from '../domain/page/output.ts';
import type { Plan } from '../domain/page/plan.ts';
import { searchFile } from '../emit/search-file.ts';
import { planSearchIndex } from '../plan/search/plan-search-index.ts';

/** The search index of each language. */
export function searchFiles(plan: Plan): readonly OutputFile[] {
  return plan.site.languages.map((language) => searchFile(language, planSearchIndex(plan, language)));
}
