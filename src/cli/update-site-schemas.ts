import {
  COMMITTED_SCHEMAS,
  isCommittedCopyOutdated,
  SITE_SCHEMAS,
  updateSchemas,
} from '../content-edits/site-schemas.ts';
import { attempt } from '../fs/attempt.ts';
import { type CommandContext, rootsOf } from './console/command-context.ts';

/**
 * Updates the schemas that editors use in a site, so that they agree with `check`. If they cannot be written, the command
 * continues, since only editors use them.
 */
export function updateSiteSchemas(context: CommandContext): void {
  attempt(() => updateSchemas(rootsOf(context)));
}

/** Says how to do without schemas that git tracks, if those of a site are not those of the running package. */
export function reportCommittedSchemas(context: CommandContext): void {
  if (!isCommittedCopyOutdated(rootsOf(context))) return;
  context.say(
    `Editors use outdated schemas: those in ${COMMITTED_SCHEMAS}/ are of another conf-site, and no command updates them any ` +
      `more. In .vscode/settings.json and in the first lines of files in content/, replace ${COMMITTED_SCHEMAS}/ by ` +
      `${SITE_SCHEMAS}/, and delete ${COMMITTED_SCHEMAS}/.`,
  );
}
