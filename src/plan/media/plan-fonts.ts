import type { PlannedFont } from '../../domain/page/plan.ts';
import type { FontRole, SiteFont } from '../../domain/site/fonts.ts';
import type { PlanContext } from '../plan-context.ts';
import { fileOf } from './pictures.ts';

/** The site's own fonts, which are copied unchanged. */
export function planFonts(context: PlanContext): readonly PlannedFont[] {
  const roles = Object.entries(context.site.settings.fonts ?? {}) as [FontRole, readonly SiteFont[]][];
  return roles.flatMap(([role, fonts]) =>
    fonts.map(({ src, hash, ...facts }) => ({
      ...facts,
      role,
      path: fileOf(context, { src, hash }).slice(context.basePath.length),
    })),
  );
}
