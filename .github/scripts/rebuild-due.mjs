#!/usr/bin/env node
/**
 * Is a build due? Prints `due=true` or `due=false`, which a step of a workflow appends to its outputs, and the reason
 * on standard error. The argument is a file with what `conf-site build --json` printed when the site was last
 * published; without it nothing is known, and a build is due. Now is SOURCE_DATE_EPOCH where that is set, as for the
 * tool itself.
 */
import { readFileSync } from 'node:fs';

const now = Number(process.env.SOURCE_DATE_EPOCH || Math.floor(Date.now() / 1000));

/** The instant of the next change that takes a build, as the last build told it; null: none; undefined: unknown. */
function nextRebuild(file) {
  try {
    const { ok, nextChange } = JSON.parse(readFileSync(file, 'utf8'));
    return ok === true ? nextChange.rebuild : undefined;
  } catch {
    return undefined;
  }
}

const next = nextRebuild(process.argv[2] ?? 'published.json');
const told = typeof next === 'number' ? new Date(next * 1000).toISOString() : '';
const [isDue, reason] =
  next === undefined
    ? [true, 'Nothing is known of the last build.']
    : next === null
      ? [false, 'No change to come takes a build.']
      : next <= now
        ? [true, `Something has changed at ${told}.`]
        : [false, `The next change that takes a build is at ${told}.`];

process.stderr.write(`${reason}\n`);
process.stdout.write(`due=${isDue}\n`);
