#!/bin/sh
# Publishes a site from a server's own cron: fetches what was pushed, and builds if something was, or if time has made a
# build necessary. Otherwise it stops within a moment, so it may run often:
#
#   */10 * * * *  /srv/my-conf/.github/scripts/publish-by-cron.sh /srv/my-conf /var/www/my-conf
#
# The first folder is a clone of the site with its packages installed (`npm ci`), the second one is what the web server
# shows. A build takes its place at once or, if it fails, not at all; cron sends you what it said, and the next run
# tries again.
set -eu
site=${1:?'give the folder of the site'}
out=${2:?'give the folder that the web server shows'}
cd "$site"
mkdir -p .conf-site
# One run at a time; the lock ends with the process, however that ends.
exec 9> .conf-site/cron.lock
flock -n 9 || exit 0

published=.conf-site/published.json
before=$(git rev-parse HEAD)
git pull --quiet --ff-only
if [ "$before" = "$(git rev-parse HEAD)" ] &&
  [ "$(node .github/scripts/rebuild-due.mjs "$published" 2> /dev/null)" = due=false ]; then
  exit 0
fi
# Without this file the next run builds, as it must when this one does not come to its end.
rm -f "$published"
if [ package-lock.json -nt node_modules/.package-lock.json ]; then npm ci --no-audit --no-fund; fi
if ! npx --no conf-site --quiet build --out "$out" --json > "$published.new"; then
  npx --no conf-site check
  exit 1
fi
mv "$published.new" "$published"
