import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageDir } from '../../support/run-tool.ts';

/** Names of this repository's own site, which would confuse users with another site. */
const OURS = /devlica|worklica|hacklica|zagreb|osijek|horvat|\bloom\b|tkaonica/i;

it.each(['schemas', 'src/check', 'src/diagnostics', 'src/read', 'src/model'])(
  'no example or message in %s names the site of this repository',
  (folder) => {
    const root = join(packageDir, folder);
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:ts|json|yaml)$/.test(file),
    );
    const lines = files.flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => (OURS.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
    );
    expect(files.length).toBeGreaterThan(3);
    expect(lines).toEqual([]);
  },
);
