import { describe, expect, it } from 'vitest';
import type { EventPage, EventSection, SponsorCard } from '../../../src/domain/page/page.ts';
import { planOf } from '../../support/planned-content.ts';

const SPRING = Date.parse('2026-03-01T12:00:00+01:00') / 1000;
const CLOUD = 'content/sponsors/nit-cloud.yaml';

describe('the tags of a sponsor', () => {
  it('are in the language of the page, and the same where they have no translation', async () => {
    const plan = await planOf(SPRING, (copy) =>
      copy.write(CLOUD, copy.read(CLOUD).replace(/^tags: .*$/m, 'tags: [TypeScript, { en: sheep, hr: ovce }]')),
    );
    const tagsOf = (path: string): SponsorCard['tags'] | undefined => {
      const page = plan.routes.find((route) => route.path === path)?.content as EventPage;
      const sponsors = page.sections.find(
        (section): section is EventSection & { kind: 'sponsors' } => section.kind === 'sponsors',
      );
      const cards = sponsors?.levels.flatMap((level) => level.sponsors) ?? [];
      return cards.find(({ ident }) => ident === 'nit-cloud')?.tags;
    };
    expect(tagsOf('/devlica/')).toEqual(['TypeScript', 'sheep']);
    expect(tagsOf('/hr/devlica/')).toEqual(['TypeScript', 'ovce']);
  });
});
