import type { Page } from '@playwright/test';
import { expect } from './quiet-test.ts';

const CONTROLS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';

/**
 * Goes by Tab from the first control of the main part, or of what lies over it, to the last one: each is reached, in the
 * order of the page, and says what it is. Of radio buttons that belong together one is a stop.
 */
export async function expectReachedByTab(page: Page): Promise<void> {
  const count = await page.evaluate(markStops, CONTROLS);
  expect(count).toBeGreaterThan(0);
  for (let index = 0; index < count; index += 1) {
    const stop = page.locator(`[data-stop="${index}"]`);
    await expect(stop, `the control number ${index}`).toBeFocused();
    await expect(stop).toHaveAccessibleName(/\S/);
    await page.keyboard.press('Tab');
  }
}

/** Numbers the controls, and puts the focus on the first. Runs in the page. */
function markStops(selector: string): number {
  const scope = document.querySelector('dialog[open], .is-full') ?? document.querySelector('main');
  const controls = [...(scope?.querySelectorAll<HTMLInputElement>(selector) ?? [])];
  const stops = controls.filter((control) => {
    if (control.disabled || control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true }))
      return false;
    const group = controls.filter(
      ({ type, name, form }) => type === 'radio' && name === control.name && form === control.form,
    );
    return control.type !== 'radio' || control === (group.find(({ checked }) => checked) ?? group[0]);
  });
  for (const control of controls) control.removeAttribute('data-stop');
  for (const [index, stop] of stops.entries()) stop.dataset['stop'] = String(index);
  stops[0]?.focus();
  return stops.length;
}
