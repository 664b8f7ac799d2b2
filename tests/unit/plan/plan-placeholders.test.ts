import { describe, expect, it } from 'vitest';
import { planOf, serializePlan } from '../../support/planned-content.ts';

const AT = Date.parse('2026-03-01T12:00:00+01:00') / 1000;
const SITE = 'content/site.yaml';
const E26 = 'content/events/devlica/2026/edition.yaml';
const E25 = 'content/events/devlica/2025/edition.yaml';

const BUSES = `buses:
  date: 2026-05-08
  departures: ['07:00']
  returns: ['22:00']
  text: { en: 'Buses {companyName}', hr: 'Autobusi {companyName}' }
`;

describe('placeholders', () => {
  it('are filled in every text that may contain them', async () => {
    const plan = await planOf(AT, (copy) => {
      copy.edit(SITE, 'title: Devlica', "title: 'Title {companyName}'");
      copy.edit(SITE, 'A conference, workshops', 'Description {companyName}, workshops');
      copy.edit(SITE, 'en: Pick your thread', "en: 'Events {companyName}'");
      copy.edit(E26, 'Stitched picture:', 'Alternative {companyName}:');
      copy.edit(E26, 'The loom hall, with', 'Caption {companyName}, with');
      copy.write(E26, `${copy.read(E26)}${BUSES}`);
      copy.edit(E25, 'Stitched picture: a speaker beside', 'Gallery {companyName} beside');
      copy.edit(E25, 'en: participants', "en: 'Numbers {companyName}'");
    });
    const serialized = serializePlan(plan) + JSON.stringify(plan.site);
    expect(serialized.match(/.{20}\{companyName\}/g) ?? []).toEqual([]);
    const parts = [
      'Title',
      'Description',
      'Events',
      'Alternative',
      'Caption',
      'Buses',
      'Autobusi',
      'Gallery',
      'Numbers',
    ];
    expect(parts.filter((part) => !serialized.includes(`${part} Udruga Križić`))).toEqual([]);
  });
});
