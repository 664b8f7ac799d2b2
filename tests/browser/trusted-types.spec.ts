import type { Page } from '@playwright/test';
import { INSTANTS } from '../support/instants.ts';
import { FULL_RUN_ONLY } from '../support/thoroughness.ts';
import { follow } from './navigated.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf, msAt } from './sites.ts';
import { answerAsGoogle, recordExternalRequests } from './third-parties.ts';
import { waitForRuntime } from './visible-content.ts';

/**
 * Strings only become markup or script through the policy of the runtime and the one that starts it. Every browser test verifies that the pages work
 * with this policy, because a violation is a complaint (`quiet-test.ts`).
 */

/** Ways from a string to code. Each of them throws if the policy is enforced, and otherwise runs. */
const SINKS: Readonly<Record<string, string>> = {
  'markup of an element': 'document.body.innerHTML = "<p>x</p>"',
  'an element and its markup': 'document.body.firstElementChild.outerHTML = "<p>x</p>"',
  'markup beside an element': 'document.body.insertAdjacentHTML("beforeend", "<p>x</p>")',
  'markup of a shadow root': 'document.createElement("p").attachShadow({ mode: "open" }).innerHTML = "<p>x</p>"',
  'markup of a range': 'document.createRange().createContextualFragment("<p>x</p>")',
  'markup of a document': 'new DOMParser().parseFromString("<p>x</p>", "text/html")',
  'document.write': 'document.write("<p>x</p>")',
  'markup of a frame': 'document.createElement("iframe").srcdoc = "<p>x</p>"',
  'the address of a script': 'document.createElement("script").src = "/sw.js"',
  'the address of a script, as an attribute': 'document.createElement("script").setAttribute("src", "/sw.js")',
  'the text of a script': 'document.createElement("script").text = "1"',
  'a handler': 'document.body.setAttribute("onclick", "1")',
  'a worker': 'new Worker("/sw.js")',
  'a service worker': 'navigator.serviceWorker.register("/sw.js")',
  'code to evaluate': 'eval("1")',
  'the body of a function': 'new Function("1")',
  'code in a timer': 'setTimeout("1")',
};

/**
 * Lists the ways that the policy does not block. Each runs in a separate task, because Playwright's own evaluation has more
 * permissions.
 */
async function openSinks(page: Page): Promise<readonly string[]> {
  const open: string[] = [];
  for (const [name, code] of Object.entries(SINKS)) {
    const outcome = await page.evaluate(`new Promise((resolve) => {
      setTimeout(async () => {
        try { await (${code}); resolve('open'); } catch (error) { resolve(error.name); }
      });
    })`);
    if (outcome !== 'TypeError' && outcome !== 'EvalError') open.push(`${name}: ${outcome}`);
  }
  return open;
}

/** Removes the expected complaints about each way. Fails if there are not enough. */
function expectComplaints(complaints: string[], times: number): void {
  const isOfPolicy = (complaint: string): boolean => /Trusted ?(?:Type|HTML|Script)|unsafe-eval/.test(complaint);
  expect(complaints.filter((complaint) => !isOfPolicy(complaint))).toEqual([]);
  expect(complaints.length).toBeGreaterThanOrEqual(times);
  complaints.length = 0;
}

test('strings become neither markup nor script, on a loaded page and after client navigation', async ({
  page,
  complaints,
}) => {
  await page.goto(addressOf('during', '/devlica/'));
  await waitForRuntime(page);
  expect(await openSinks(page)).toEqual([]);
  await follow(page, '/');
  expect(await openSinks(page)).toEqual([]);
  expectComplaints(complaints, 2 * Object.keys(SINKS).length);
});

/** The policies that pages create: their names, and the last one. */
interface MadePolicies {
  readonly names: string[];
  last: { createHTML(html: string): unknown; createScriptURL(url: string): unknown } | undefined;
}

/** Records the policies that each document creates from now on. */
async function watchPolicies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const made: MadePolicies = { names: [], last: undefined };
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string): MadePolicies['last'] };
    };
    const create = trustedTypes.createPolicy.bind(trustedTypes);
    trustedTypes.createPolicy = (...args) => {
      made.names.push(args[0]);
      made.last = create(...args);
      return made.last;
    };
    Object.assign(window, { madePolicies: made });
  });
}

/** The values that the policy of the open page accepts. */
function admitted(page: Page, kind: 'createHTML' | 'createScriptURL', values: readonly string[]) {
  return page.evaluate(
    ({ method, all }) => {
      const { last } = (window as unknown as { readonly madePolicies: MadePolicies }).madePolicies;
      return all.filter((value) => {
        try {
          last?.[method](value);
          return true;
        } catch {
          return false;
        }
      });
    },
    { method: kind, all: values },
  );
}

test('the policy of the runtime accepts addresses of the site and markup without script', async ({ page }) => {
  await watchPolicies(page);
  await page.goto(addressOf('during', '/devlica/'));
  await waitForRuntime(page);
  const isOurs = ['/sw.js', 'assets/x.js', addressOf('during', '/sw.js')];
  const isNot = [
    'https://evil.example/x.js',
    '//evil.example/x.js',
    'data:text/javascript,1',
    'blob:null/1',
    '\\\\e.example/x',
  ];
  expect(await admitted(page, 'createScriptURL', [...isOurs, ...isNot])).toEqual(isOurs);
  const isMarkup = ['<p>x</p>', '<script type="application/ld+json">{}</script>'];
  const isScript = [
    '<script>1</script>',
    '<SCRIPT src=/sw.js>',
    '<script type="module">',
    '<script/type="importmap">',
    `<script data-x='type="application/json"'>`,
  ];
  expect(await admitted(page, 'createHTML', [...isMarkup, ...isScript])).toEqual(isMarkup);
});

test('no other policy can be created, nor that one again', async ({ page, complaints }) => {
  await page.goto(addressOf('during', '/'));
  await waitForRuntime(page);
  const make = (name: string): Promise<string> =>
    page.evaluate(
      `(() => { try { trustedTypes.createPolicy(${JSON.stringify(name)}, {}); return 'made'; } catch (error) { return error.name; } })()`,
    );
  for (const name of ['conf-site', 'conf-site-start', 'default', 'another'])
    expect(await make(name), name).toBe('TypeError');
  expectComplaints(complaints, 4);
});

test(
  'all interactions of a visitor work with these two policies',
  FULL_RUN_ONLY,
  async ({ page, context, complaints }) => {
    const outside = recordExternalRequests(context, complaints);
    await answerAsGoogle(context);
    await watchPolicies(page);
    await page.clock.setFixedTime(msAt(INSTANTS.during));
    await page.goto(addressOf('during', '/'));
    await waitForRuntime(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.locator('[data-consent] button').first().click();
    await expect.poll(() => outside.views().length).toBeGreaterThan(0);
    await follow(page, '/devlica/');
    const islands = page.locator('[data-island]');
    expect(await islands.count()).toBeGreaterThan(2);
    for (const island of await islands.all()) {
      await island.scrollIntoViewIfNeeded();
      await island.dispatchEvent('pointerover');
      await expect(island).toHaveAttribute('data-island-state', 'ready');
    }
    await page.locator('[data-theme-button]').first().click();
    expect(await page.evaluate(() => (window as unknown as { madePolicies: MadePolicies }).madePolicies.names)).toEqual(
      ['conf-site-start', 'conf-site'],
    );
    outside.allow(/^https:\/\/(?:www\.googletagmanager\.com|region1\.google-analytics\.com)\//);
  },
);
