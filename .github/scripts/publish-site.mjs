// Publishes what has changed in content/: commits it, takes over what others have pushed, and pushes. All other changed
// files stay as they are, uncommitted. `npm run publish-site` runs it, and so does `conf-site change … --publish`.
//
// The push starts .github/workflows/publish.yml, or whatever publishes your site. If you publish in another way, write that
// as "publish-site" in package.json instead.
import { spawnSync } from 'node:child_process';

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;
const git = (...args) => run('git', args);

function orFail(isDone, message) {
  if (isDone) return;
  console.error(`error ${message}`);
  process.exit(1);
}

orFail(git('add', '--all', '--', 'content'), 'The content cannot be added to git.');
if (!git('diff', '--cached', '--quiet', '--', 'content')) {
  orFail(git('commit', '--quiet', '--message', 'Change the content', '--', 'content'), 'The content cannot be committed.');
}
// With --autostash, uncommitted changes of other files are put aside and back again.
if (!git('pull', '--quiet', '--rebase', '--autostash')) {
  git('rebase', '--abort');
  orFail(false, 'What others have pushed does not fit: run "git pull --rebase", choose between the two, and try again.');
}
orFail(git('push', '--quiet'), 'The push failed: what was committed is still here only.');
// GitHub starts no workflow for a push that another workflow makes, so it is started here.
if (process.env.GITHUB_ACTIONS === 'true') {
  const branch = process.env.GITHUB_REF_NAME ?? 'main';
  orFail(run('gh', ['workflow', 'run', 'publish.yml', '--ref', branch]), 'The workflow publish.yml cannot be started.');
}
