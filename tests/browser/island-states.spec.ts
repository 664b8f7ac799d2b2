import type { Page } from '@playwright/test';
import { INSTANTS } from '../support/instants.ts';
import { isFull } from '../support/thoroughness.ts';
import { axeFindings, withAxe, withoutOrnaments } from './axe-findings.ts';
import { walkConfirmation, walkForm, walkSeats, walkTeam } from './form-walks.ts';
import {
  pinOf,
  type Visit,
  type Walk,
  walkClosedSurvey,
  walkRating,
  walkSchedule,
  walkSurvey,
} from './island-walks.ts';
import { ALL_LOOKS, describeLook, type Look, lookLike, OPPOSITE_LOOKS } from './looks.ts';
import { expect, test } from './quiet-test.ts';
import { msAt } from './sites.ts';
import { type SiteWithService, startWithService } from './with-service.ts';

/** Tests every state of every island with axe, with the real service. */

test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'block' });

/** Instants with the islands that have states at these times. */
const STAGES: readonly { readonly at: string; readonly walks: Readonly<Record<string, Walk>> }[] = [
  {
    at: INSTANTS.before,
    walks: { form: walkForm, team: walkTeam, workshops: walkSeats, confirmation: walkConfirmation },
  },
  { at: INSTANTS.during, walks: { schedule: walkSchedule, rating: walkRating, 'closed survey': walkClosedSurvey } },
  { at: '2026-05-09T12:00', walks: { survey: walkSurvey } },
];

/** Alternating scenarios are in English, light and wide, or in Croatian, dark and narrow. */
function looksAt(index: number): readonly Look[] {
  return isFull ? ALL_LOOKS : OPPOSITE_LOOKS.filter((_, which) => which === index % 2);
}

let site: SiteWithService | undefined;
test.afterAll(() => site?.stop());

/** The build of March, served as of an instant. */
async function serveAt(at: string): Promise<void> {
  if (site === undefined) {
    site = await startWithService({ name: 'states', at: INSTANTS.before, hacklica: true });
    const pins = ALL_LOOKS.map((_, number) => ({ pin: pinOf(number) }));
    await site.importAttendees({ event: 'devlica', year: 2026 }, pins);
  }
  site = await site.restart(at);
}

function visitOf(page: Page, { language, number }: { readonly language: string; readonly number: number }): Visit {
  if (site === undefined) throw new Error('No site is served.');
  return { page, site, prefix: language === 'hr' ? '/hr' : '', number };
}

test.afterEach(({ complaints }) => {
  expect(complaints.filter((one) => !/\/api\/v1\/|ERR_INTERNET_DISCONNECTED/.test(one))).toEqual([]);
  complaints.length = 0;
});

for (const { at, walks } of STAGES) {
  test.describe(`as of ${at}`, () => {
    test.beforeAll(async () => {
      await serveAt(at);
    });
    test.beforeEach(({ page }) => page.clock.setFixedTime(msAt(at)));

    for (const [index, [name, walk]] of Object.entries(walks).entries()) {
      for (const look of looksAt(index)) {
        test(`axe finds nothing in any state of ${name} (${describeLook(look)})`, async ({ page }) => {
          await withAxe(page);
          await lookLike(page, look);
          await walk(visitOf(page, { ...look, number: ALL_LOOKS.indexOf(look) }), async (state, part = 'main') => {
            await withoutOrnaments(page);
            await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' })); // so that nothing is partly below the header
            expect.soft(await axeFindings(page, part), state).toEqual([]);
          });
        });
      }
    }
  });
}
