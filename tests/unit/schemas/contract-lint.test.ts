import { createConfig, lint } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { packageDir } from '../../support/run-tool.ts';

/** Checks the API contract of the service with common rules of API design. */

/** Includes warnings. */
async function findingsIn(file: string): Promise<readonly string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const findings = await lint({ ref: `${packageDir}${file}`, config });
  return findings.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} ${location.map(({ pointer }) => pointer).join(', ')}`,
  );
}

it('the contract follows the recommended rules of Redocly', async () => {
  expect(await findingsIn('schemas/api/openapi.yaml')).toEqual([]);
});
