import { SITE_SCHEMAS, updateSchemas } from '../exchange/site-schemas.ts';
import { type CommandContext, rootsOf } from './console/command-context.ts';

/**
 * Updates the site's copy of the schemas if the package was updated, so that editors and `check` agree. If the copy cannot
 * be written, the command continues, since only editors use it.
 */
export function updateSiteSchemas(context: CommandContext): void {
  try {
    const names = updateSchemas(rootsOf(context));
    if (names.length === 0) return;
    context.say(
      `Updated ${SITE_SCHEMAS}/ to conf-site ${context.tool.version}: ${names.join(', ')}. Commit the change.`,
    );
  } catch (error) {
    context.say(`Editors use outdated schemas, since ${SITE_SCHEMAS}/ cannot be updated: ${(error as Error).message}`);
  }
}
