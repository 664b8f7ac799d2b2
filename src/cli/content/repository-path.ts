import { join, relative, sep } from 'node:path';
import { realPath, realPlace } from '../../fs/real-path.ts';
import { repositoryOf } from '../../fs/repository.ts';

/** The variables in which hosts of repositories name the folder that they have cloned to: GitHub and Forgejo, and GitLab. */
const CLONE_VARIABLES = ['GITHUB_WORKSPACE', 'CI_PROJECT_DIR'] as const;

/**
 * The path of a file of the site, relative to the root of the repository that a job or a person works in. If `content` is a link,
 * that is the path of the file itself. Outside of the repository, it is the path relative to the root of the site.
 */
export function repositoryPath(file: string, root: string): string {
  const cwd = process.cwd();
  const clone = CLONE_VARIABLES.map((name) => process.env[name]).find((path) => path !== undefined && path !== '');
  const repository = realPath(clone ?? repositoryOf(cwd)?.top ?? cwd);
  const places = [realPlace(join(root, file)), join(realPath(root), file)];
  const paths = places.map((place) => relative(repository, place).split(sep).join('/'));
  return paths.find((path) => !path.startsWith('../')) ?? file;
}
