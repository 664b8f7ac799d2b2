import { createConfig, lint } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { packageDir } from '../support/run-tool.ts';

/** The contract of the service, held against rules that designers of APIs share. */

/** Errors and warnings alike. */
async function findingsIn(file: string): Promise<readonly string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const findings = await lint({ ref: `${packageDir}${file}`, config });
  return findings.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} ${location.map(({ pointer }) => pointer).join(', ')}`,
  );
}

it('the contract keeps the recommended rules of Redocly', async () => {
  expect(await findingsIn('schemas/api/openapi.yaml')).toEqual([]);
});
