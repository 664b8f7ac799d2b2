import { beforeAll, describe, expect, it } from 'vitest';
import type { Plan } from '../../../src/domain/page/plan.ts';
import { scheduleFiles } from '../../../src/emit/schedule-files.ts';
import { programmeIn } from '../../support/planned-content.ts';
import { type Variation, type VariedSite, variedSite } from '../../support/varied-site.ts';

const SPRING = Date.parse('2026-03-01T12:00:00+01:00') / 1000;
const WITH_API: Variation = {
  'content/site.yaml': (data) => Object.assign(data, { api: { baseUrl: 'https://api.example' } }),
};
const feedbackUrl = 'https://forms.example/{session}';

interface Programme {
  readonly schedule: {
    readonly conference: {
      readonly days: readonly { readonly rooms: Readonly<Record<string, readonly Record<string, unknown>[]>> }[];
    };
  };
}

async function fileOf(plan: Plan, folder: string, name: string): Promise<string> {
  const programme = programmeIn(plan, folder);
  const file = programme && scheduleFiles(programme).find(({ path }) => path === folder + name);
  if (typeof file?.content !== 'function') throw new Error(`There is no ${folder}${name}.`);
  return String(await file.content());
}

/** The address for feedback of each event of a programme that has one, by the slug of the event. */
async function feedbackOf(plan: Plan, folder = 'devlica/2026/'): Promise<ReadonlyMap<unknown, unknown>> {
  const { schedule } = JSON.parse(await fileOf(plan, folder, 'schedule.json')) as Programme;
  const events = schedule.conference.days.flatMap(({ rooms }) => Object.values(rooms).flat());
  return new Map(
    events.filter((event) => 'feedback_url' in event).map((event) => [event['slug'], event['feedback_url']]),
  );
}

describe('schedule.json', () => {
  let site: VariedSite;
  beforeAll(async () => {
    site = await variedSite((path) => !/\/devlica\/20(1\d|2[0-4])\//.test(path));
  });

  it('has no address for feedback on a site that asks for none', async () => {
    expect((await feedbackOf(await site.plan(SPRING))).size).toBe(0);
  });

  it('leads to the page on which a session is rated, and only in the current year', async () => {
    const plan = await site.plan(SPRING, WITH_API);
    const feedback = await feedbackOf(plan);
    expect(feedback.get('devlica-2026-two-banks-1')).toMatch(/^https:.*\/devlica\/2026\/sessions\/two-banks-1\/$/);
    expect(feedback.get('devlica-2026-panel-2026-05-08-1')).toMatch(/^https:.*\/devlica\/#panel-/);
    expect((await feedbackOf(plan, 'devlica/2025/')).size).toBe(0);
  });

  it('leads to the form at another site, if there is one', async () => {
    const plan = await site.plan(SPRING, {
      ...WITH_API,
      'content/events/devlica/2026/edition.yaml': (data) => Object.assign(data, { feedbackUrl }),
    });
    expect((await feedbackOf(plan)).get('devlica-2026-two-banks-1')).toBe('https://forms.example/two-banks-1');
  });

  it('is the only file with such addresses, since the schema of schedule.xml has no element for them', async () => {
    const plan = await site.plan(SPRING, WITH_API);
    expect(await fileOf(plan, 'devlica/2026/', 'schedule.xml')).not.toContain('feedback');
  });
});
