#!/bin/sh
# Publishes a site from a server's own cron: fetches what was pushed, and builds if something was, or if time has made a
# build necessary. Otherwise it stops within a moment, so it may run often:
#
#   */10 * * * *  /srv/my-conf/.github/scripts/publish-by-cron.sh /srv/my-conf /var/www/my-conf
#
# The first folder is a clone of the site with its packages installed (`npm ci`), the second one is what the web server
# shows. A build takes its place at once or, if it fails, not at all; cron sends you what it said, and the next run
# tries again.
#
# Changes in the clone that nobody committed do not stop it: if they are in the way of what was pushed, it puts them into
# a stash, and says which they are. If nothing can be fetched, it builds what time has made necessary all the same, and
# ends with status 1.
set -eu
site=${1:?'give the folder of the site'}
out=${2:?'give the folder that the web server shows'}
cd "$site"
mkdir -p .conf-site
# One run at a time; the lock ends with the process, however that ends.
exec 9> .conf-site/cron.lock
flock -n 9 || exit 0

# Takes over what was pushed. Fails if it cannot be fetched, or does not follow on the commit that is here.
take_over() {
  git fetch --quiet || return 1
  # What stops the first attempt stops the second one too, which says it, unless it is put aside in between.
  if git merge --quiet --ff-only '@{upstream}' 2> /dev/null; then return 0; fi
  if git merge-base --is-ancestor HEAD '@{upstream}'; then put_aside || return 1; fi
  git merge --quiet --ff-only '@{upstream}'
}

# Stashes all changes of tracked files, and the untracked files that what was pushed would overwrite.
put_aside() {
  git diff --name-only -z HEAD '@{upstream}' |
    xargs -0 -r git --literal-pathspecs ls-files -z --others -- |
    git update-index --add -z --stdin
  left=$(git status --short --untracked-files=no)
  if [ -z "$left" ]; then return 0; fi
  git stash push --quiet --message 'put aside by publish-by-cron.sh' || return 1
  echo "These changes in $site were not committed, and were in the way of what was pushed:" >&2
  echo "$left" >&2
  echo "They are not published. To look at them, run: git -C $site stash show -p 'stash@{0}'" >&2
}

published=.conf-site/published.json
before=$(git rev-parse HEAD)
status=0
take_over || status=1
if [ "$before" = "$(git rev-parse HEAD)" ] &&
  [ "$(node .github/scripts/rebuild-due.mjs "$published" 2> /dev/null)" = due=false ]; then
  exit "$status"
fi
# Without this file the next run builds, as it must when this one does not come to its end.
rm -f "$published"
# npm writes the second of these files last, so it is missing if an installation was interrupted.
installed=node_modules/.package-lock.json
if [ -e package-lock.json ] && { [ ! -e "$installed" ] || [ package-lock.json -nt "$installed" ]; }; then
  npm ci --no-audit --no-fund
fi
if ! npx --no conf-site --quiet build --out "$out" --json > "$published.new"; then
  npx --no conf-site check
  exit 1
fi
mv "$published.new" "$published"
exit "$status"
