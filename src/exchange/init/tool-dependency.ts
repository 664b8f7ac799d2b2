import { lockedOrigin } from './locked-origin.ts';
import { packTool } from './pack-tool.ts';

/** The running package. */
export interface InstalledTool {
  readonly packageDir: string;
  readonly version: string;
  /** Whether it is a clone of the repository, which has to be compiled before it is packed. */
  readonly isClone: boolean;
}

/** How a new site depends on conf-site. */
export interface ToolDependency {
  /** What `package.json` says: a version range, a git address, or `file:` with the path of the tarball. */
  readonly spec: string;
  /** The tarball that the site carries with it, by its path; absent if npm can get the package from elsewhere. */
  readonly tarball?: { readonly path: string; readonly bytes: Uint8Array };
}

/**
 * The new site gets the package from where this one came from, if that is a registry or git. From anywhere else (a
 * tarball, a link, a global installation) others could not get it, so it is packed into the site. Throws what `packTool` does.
 */
export async function toolDependency(tool: InstalledTool): Promise<ToolDependency> {
  const spec = publishedSpec(tool);
  if (spec !== undefined) return { spec };
  const path = `vendor/conf-site-${tool.version}.tgz`;
  return { spec: `file:${path}`, tarball: { path, bytes: await packTool(tool) } };
}

/**
 * By what others can get this package: a version range or a git address. Undefined unless the lock file through which it was
 * installed says so. A tarball from another web address, such as a release page, is none that a version range finds.
 */
export function publishedSpec({ packageDir, version }: Omit<InstalledTool, 'isClone'>): string | undefined {
  const origin = lockedOrigin(packageDir) ?? '';
  if (origin.startsWith('git+')) return origin;
  const isFromRegistry = /^https?:/.test(origin) && origin.endsWith(`/conf-site/-/conf-site-${version}.tgz`);
  return isFromRegistry ? `^${version}` : undefined;
}
