import { describe, expect, it } from 'vitest';
import { securityFile } from '../../../src/emit/security-file.ts';
import { planOf } from '../../support/planned-content.ts';

const AT = Date.parse('2026-03-01T12:00:00+01:00') / 1000;

describe('security.txt', () => {
  it('has the fields of RFC 9116', async () => {
    const { site } = await planOf(AT);
    const [file] = securityFile({
      ...site,
      security: {
        contacts: ['security@devlica.example', 'https://devlica.example/report/'],
        expiresAt: Date.parse('2027-07-01T00:00:00+02:00') / 1000,
        languages: ['hr', 'en'],
        policy: 'https://devlica.example/policy/',
      },
    });
    expect(file?.path).toBe('.well-known/security.txt');
    expect(file?.content).toBe(`Contact: mailto:security@devlica.example
Contact: https://devlica.example/report/
Expires: 2027-06-30T22:00:00Z
Preferred-Languages: hr, en
Canonical: https://devlica.example/.well-known/security.txt
Policy: https://devlica.example/policy/
`);
  });

  it('exists only if content has it, and not below a path of the host', async () => {
    const { site } = await planOf(AT);
    const { security: _, ...without } = site;
    expect(securityFile(site)).toHaveLength(1);
    expect(securityFile(without)).toEqual([]);
    expect(securityFile({ ...site, basePath: '/2026/' })).toEqual([]);
  });
});
