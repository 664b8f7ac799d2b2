import { describe, expect, it } from 'vitest';
import { checkPresent } from '../../src/check/check-present.ts';
import { type ContentIndex, indexContent } from '../../src/content/content-index.ts';
import { realContent } from '../support/content-in-memory.ts';

const at = (moment: string): number => Date.parse(moment) / 1000;

/** The end of 30 June 2027 in the zone of the site, which is when the contact of the real content expires. */
const EXPIRES = at('2027-07-01T00:00:00+02:00');
const NOTICE = EXPIRES - 30 * 24 * 60 * 60;

describe('the contact for weaknesses of the site', () => {
  const index = async (): Promise<ContentIndex> => indexContent(await realContent());
  const messages = async (moment: number): Promise<readonly string[]> =>
    checkPresent(await index(), moment).findings.map(({ code, message }) => `${code}: ${message}`);

  it('causes no warning until 30 days before it expires, and findings hold until then', async () => {
    expect(await messages(NOTICE - 1)).toEqual([]);
    expect(checkPresent(await index(), NOTICE - 1).until).toBe(NOTICE);
  });

  it('causes a warning from then on', async () => {
    expect(await messages(NOTICE)).toEqual([
      'security-contact-expires: The contact for weaknesses of the site expires on 2027-06-30, in less than 30 days.',
    ]);
    expect(checkPresent(await index(), NOTICE).until).toBe(EXPIRES);
  });

  it('is over at the end of its last day', async () => {
    expect(await messages(EXPIRES)).toEqual([
      'security-contact-expires: The contact for weaknesses of the site expired on 2027-06-30.',
    ]);
    expect(checkPresent(await index(), EXPIRES).until).toBeNull();
  });
});
