import { INSTANTS } from '../support/instants.ts';
import { isFull } from '../support/thoroughness.ts';
import { axeFindings, withAxe, withoutOrnaments } from './axe-findings.ts';
import { walkConfirmation, walkForm, walkSeats, walkTeam } from './form-walks.ts';
import { pinOf, type Walk, walkClosedSurvey, walkRating, walkSchedule, walkSurvey } from './island-walks.ts';
import { ALL_LOOKS, lookLike, OPPOSITE_LOOKS, wordsOf } from './looks.ts';
import { expect, test } from './quiet-test.ts';
import { msAt } from './sites.ts';
import { type SiteWithService, startWithService } from './with-service.ts';

/** What axe finds wrong in every state of every island, against the real service. */

test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'block' });

/** Instant → the islands whose states are met then. */
const STAGES: readonly { readonly at: string; readonly walks: Readonly<Record<string, Walk>> }[] = [
  {
    at: INSTANTS.before,
    walks: { form: walkForm, team: walkTeam, workshops: walkSeats, confirmation: walkConfirmation },
  },
  { at: INSTANTS.during, walks: { schedule: walkSchedule, rating: walkRating, 'closed survey': walkClosedSurvey } },
  { at: '2026-05-09T12:00', walks: { survey: walkSurvey } },
];

const looksOf = (index: number) => (isFull ? ALL_LOOKS : OPPOSITE_LOOKS.slice(index % 2).slice(0, 1));

let site: SiteWithService | undefined;
test.afterAll(() => site?.stop());

/** The build of March, served as of an instant. */
async function siteAt(at: string): Promise<SiteWithService> {
  if (site === undefined) {
    site = await startWithService({ name: 'axe', at: INSTANTS.before, hacklica: true });
    const pins = ALL_LOOKS.map((_, number) => ({ pin: pinOf(number) }));
    await site.importAttendees({ event: 'devlica', year: 2026 }, pins);
  }
  site = await site.restart(at);
  return site;
}

for (const { at, walks } of STAGES) {
  test.describe(`as of ${at}`, () => {
    test.beforeAll(async () => {
      test.setTimeout(240_000);
      await siteAt(at);
    });

    for (const [index, [name, walk]] of Object.entries(walks).entries()) {
      for (const look of looksOf(index)) {
        test(`axe finds nothing in any state of ${name} (${wordsOf(look)})`, async ({ page, complaints }) => {
          await withAxe(page);
          await page.clock.setFixedTime(msAt(at));
          await lookLike(page, look);
          const visit = {
            page,
            site: site as SiteWithService,
            prefix: look.language === 'hr' ? '/hr' : '',
            number: ALL_LOOKS.indexOf(look),
          };
          await walk(visit, async (state) => {
            await withoutOrnaments(page);
            expect.soft(await axeFindings(page), state).toEqual([]);
          });
          expect(complaints.filter((one) => !/\/api\/v1\/|ERR_INTERNET_DISCONNECTED/.test(one))).toEqual([]);
          complaints.length = 0;
        });
      }
    }
  });
}
