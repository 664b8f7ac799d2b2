import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { proposedZones, zoneHint } from '../../../src/diagnostics/zone-hint.ts';
import { packageDir } from '../../support/run-tool.ts';

const patternIn = (schema: string): RegExp => {
  const { properties } = JSON.parse(readFileSync(join(packageDir, 'schemas', `${schema}.schema.json`), 'utf8'));
  return new RegExp(properties.timeZone.pattern, 'u');
};

describe('the hint about a time zone', () => {
  it.each([
    ['Europe/Viena', 'did you mean "Europe/Vienna"?'],
    ['europe/vienna', 'did you mean "Europe/Vienna"?'],
    ['GB-Eir', 'use its name from the IANA database, for instance "Europe/Vienna"'],
    ['Somewhere/Else', 'use its name from the IANA database, for instance "Europe/Vienna"'],
  ])('says for %s: %s', (name, hint) => {
    expect(zoneHint(name)).toBe(hint);
  });

  it.each(['site', 'edition', 'import'])(
    'only proposes names that the schema of a file of the kind %s accepts',
    (schema) => {
      const pattern = patternIn(schema);
      expect(proposedZones().length).toBeGreaterThan(570);
      expect(proposedZones().filter((name) => !pattern.test(name))).toEqual([]);
    },
  );
});
