import type { CDPSession, Locator, Page } from '@playwright/test';
import { type ContentCopy, copyContent, SMALL_SITE } from '../support/content-copy.ts';
import { button, choice, field, group, save, status } from './edit-pages.ts';
import { expect, test } from './quiet-test.ts';
import { type StartedTool, startTool } from './started-tool.ts';

/** The editor on a small screen: dragged by touch, and what a screen reader reads. */

test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'block', hasTouch: true, viewport: { width: 390, height: 844 } });

let copy: ContentCopy;
let watch: StartedTool;
test.beforeAll(async () => {
  copy = copyContent(SMALL_SITE);
  watch = await startTool(['--root', copy.rootDir, 'watch', '--port', '0', '--at', '2027-03-01T12:00']);
});
test.afterEach(async ({ page }) => {
  await page.goto('about:blank');
});
test.afterAll(async () => {
  await watch.stop();
  copy.remove();
});

const schedule = (): string => copy.read('content/events/meander/2027/schedule.yaml');

async function openRecord(page: Page, path: string): Promise<void> {
  await page.goto(`${watch.editUrl}&record=content/events/meander/2027/${path}`);
  await expect(button(page, 'Save')).toBeVisible();
}

async function openBoard(page: Page): Promise<void> {
  await page.goto(`${watch.editUrl}&board=meander/2027`);
  await expect(button(page, 'Move to… Coffee')).toBeVisible();
}

test('an entry of the board is dragged by touch, which a second finger, the system or Escape cancels', async ({
  page,
}) => {
  const before = schedule();
  await openBoard(page);
  const fingers = new Fingers(await page.context().newCDPSession(page));
  const landing = page.locator('.board-landing');
  const dragToTop = async (): Promise<void> => {
    await page.evaluate(() => scrollTo(0, 0));
    await fingers.down(await middleOf(handle(page, 'Coffee')));
    await fingers.move(await topOf(entry(page, 'Registration')));
    await expect(landing).toHaveText('Coffee');
  };
  for (const cancel of [
    () => fingers.down({ x: 200, y: 700 }),
    () => fingers.cancel(),
    () => page.keyboard.press('Escape'),
  ]) {
    await dragToTop();
    await cancel();
    await expect(landing).toHaveCount(0);
    await fingers.up();
  }
  expect(schedule(), 'nothing is moved').toBe(before);

  await dragToTop();
  await fingers.up();
  await expect(page.locator('.board-status')).toContainText('Coffee');
  expect(schedule()).toMatch(/^entries:\n {2}- break: coffee\n/);
  await page.locator('.board-undo').click();
  await expect(page.locator('.board-status')).toContainText('The last change is undone.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.evaluate(() => scrollTo(0, 0));
  await fingers.down(await middleOf(entry(page, 'Rivers of bytes').locator('.board-title')));
  await fingers.move({ x: 200, y: 40 });
  await fingers.up();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  expect(schedule()).toBe(before);
});

test('what happens is announced, and the focus stays where a person works', async ({ page }) => {
  await openRecord(page, 'speakers/sternad-ilka.md');
  await field(page, 'First name').fill('');
  await expect(field(page, 'First name')).toHaveAccessibleDescription(/Error: This field must be filled in/);
  await button(page, 'Save').press('Enter');
  await expect(status(page)).toHaveText('Saved. 1 error');
  await expect(button(page, 'Save')).toBeFocused();
  await field(page, 'First name').fill('Ilka');
  await save(page);

  await openRecord(page, 'sessions/quiet-forms.md');
  const title = group(page, 'Title').getByRole('textbox');
  await title.first().fill('');
  await title.last().fill('');
  await expect(title.first()).toHaveAccessibleDescription(/Error: This field must be filled in/);
  await button(page, '+ Add: Speaker').press('Enter');
  await expect(choice(page, 'Speaker 2')).toBeFocused();
  await button(page, 'Remove Speaker 2').press('Enter');
  await expect(status(page)).toHaveText('Removed: Speaker 2.');
  await page.getByRole('link', { name: 'All content' }).press('Enter');
  const leaving = page.getByRole('dialog', { name: 'There are unsaved changes' });
  await expect(leaving).toHaveAccessibleDescription('What should become of them?');
  await button(leaving, 'Discard them').press('Enter');
  await expect(page.getByText(/^\d+ entries$/).first()).toBeAttached();

  await openBoard(page);
  await button(page, 'Move to… Coffee').press('Enter');
  const dialog = page.getByRole('dialog');
  await choice(dialog, 'Position').selectOption('At the beginning');
  await expect(dialog.getByRole('status')).toHaveText(
    /^What changes: "Coffee" 10:40 → 09:00\. 2 more changes of time\. Clashes after that: "registration" begins at 09:00/,
  );
});

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Touches as the browser gets them from a screen. */
class Fingers {
  private points: Point[] = [];
  constructor(private readonly session: CDPSession) {}

  async down(point: Point): Promise<void> {
    this.points.push(point);
    await this.send('touchStart');
  }

  /** Moves the first finger. */
  async move(to: Point): Promise<void> {
    const [from = to, ...others] = this.points;
    for (let step = 1; step <= 5; step += 1) {
      this.points = [{ x: from.x + ((to.x - from.x) * step) / 5, y: from.y + ((to.y - from.y) * step) / 5 }, ...others];
      await this.send('touchMove');
    }
  }

  async up(): Promise<void> {
    if (this.points.length === 0) return;
    this.points = [];
    await this.send('touchEnd');
  }

  async cancel(): Promise<void> {
    this.points = [];
    await this.send('touchCancel');
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel'): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints: this.points });
  }
}

const entry = (page: Page, title: string): Locator =>
  page.locator('li.board-entry').filter({ has: page.getByRole('button', { name: `Move to… ${title}`, exact: true }) });
const handle = (page: Page, title: string): Locator => entry(page, title).locator('.board-handle');

async function boxOf(element: Locator): Promise<Point & { readonly width: number; readonly height: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return box;
}

async function middleOf(element: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(element);
  return { x: x + width / 2, y: y + height / 2 };
}

async function topOf(element: Locator): Promise<Point> {
  const { x, y, width } = await boxOf(element);
  return { x: x + width / 2, y: y + 4 };
}
