import { FULL_RUN_ONLY } from '../support/thoroughness.ts';
import { expect, test } from './quiet-test.ts';
import { answerAll, enterPin, heading, nextStep, type SurveyPlace, shown, survey } from './survey-walk.ts';
import { type SiteWithService, startWithService } from './with-service.ts';

/** Surveys with a separate survey for each day: those of Worklica 2025, which had a day in May and one in June. */

const AT = '2025-07-01T12:00';
const PIN = '0401';
const DAYS = ['2025-05-09', '2025-06-13'] as const;

const placeOf = (day: string): SurveyPlace => ({
  ident: `worklica-2025-${day}`,
  path: `/survey/?event=worklica&year=2025&day=${day}`,
});

test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'block', reducedMotion: 'reduce' } as object);

let site: SiteWithService;
test.beforeAll(async () => {
  site = await startWithService({ name: 'survey-days', at: AT });
  await site.importAttendees({ event: 'worklica', year: 2025 }, [{ pin: PIN }]);
});
test.afterAll(() => site.stop());
test.beforeEach(({ page }) => page.clock.setFixedTime(Date.parse(`${AT}:00+02:00`)));

test(
  'each day has its own survey with the sessions of that day, sent with the same PIN',
  FULL_RUN_ONLY,
  async ({ page }) => {
    const sessions: string[][] = [];
    for (const day of DAYS) {
      const place = placeOf(day);
      await page.goto(site.url + place.path.slice(1));
      await expect(page.locator('.survey:visible')).toHaveCount(1);
      await enterPin(page, PIN, place);
      await answerAll(page, place);
      await nextStep(page, place);
      await expect(heading(page, 'sessions', place)).toBeFocused();
      const names = await shown(page, place)
        .locator('[data-group="sessions"] input')
        .evaluateAll((inputs) => [...new Set(inputs.map((input) => (input as HTMLInputElement).name))]);
      sessions.push(names);
      await nextStep(page, place);
      await nextStep(page, place);
      await expect(heading(page, 'sent', place)).toBeFocused();
    }
    const [first = [], second = []] = sessions;
    expect(first.length).toBeGreaterThan(0);
    expect(second.length).toBeGreaterThan(0);
    expect(first.filter((name) => second.includes(name))).toEqual([]);
  },
);

test(
  'an address without a day shows the surveys of all days, and each links to its own address',
  FULL_RUN_ONLY,
  async ({ page }) => {
    await page.goto(`${site.url}survey/?event=worklica&year=2025`);
    await expect(page.locator('.survey:visible')).toHaveCount(DAYS.length);
    const place = placeOf(DAYS[1]);
    await survey(page, place).getByRole('link', { name: 'Fill in the survey' }).click();
    await expect(heading(page, 'start', place)).toBeVisible();
    await expect(page.locator('.survey:visible')).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`day=${DAYS[1]}`));
  },
);
