import { describe, expect, it } from 'vitest';
import { convertMarkdown } from '../../../src/content/convert-markdown.ts';
import { readTextWindow } from '../../../src/content/text-window.ts';
import type { EventPage, TextPage } from '../../../src/domain/page/page.ts';
import { reportsAfter } from '../../diagnostics/broken-site.ts';
import { planOf } from '../../support/planned-content.ts';

const at = (iso: string): number => Date.parse(iso) / 1000;
const MARCH = at('2026-03-01T12:00:00+01:00');
const JUNE = at('2026-06-15T12:00:00+02:00');
const STARTS = at('2026-05-08T08:00:00+02:00');
const ENDS = at('2026-05-08T20:00:00+02:00');
const CODE = 'content/pages/code.md';

/** The markup after the last paragraph of the code of conduct, to which a block was added. */
async function shownOn(block: string, instant: number): Promise<string> {
  const plan = await planOf(instant, (copy) => copy.write(CODE, `${copy.read(CODE)}\nThe end.\n\n${block}\n`));
  const page = plan.routes.find(({ path }) => path === '/code/') as (typeof plan.routes)[number];
  const { text } = page.content as TextPage;
  return text.html.slice(text.html.indexOf('The end.</p>') + 'The end.</p>'.length).trim();
}

describe('a block of Markdown with a window', () => {
  it('shows in the phases that it names, and not otherwise', async () => {
    const block = '::: visible: [before, active]\nSee you **there**.\n::: otherwise\nThank you.\n:::';
    expect(await shownOn(block, MARCH)).toBe(
      `<div data-when="..${ENDS}">\n<p>See you <strong>there</strong>.</p>\n</div>\n` +
        `<div data-when="${ENDS}.." hidden="">\n<p>Thank you.</p>\n</div>`,
    );
    expect(await shownOn(block, JUNE)).toBe('<div>\n<p>Thank you.</p>\n</div>');
  });

  it('shows within a date limit of the edition', async () => {
    const until = at('2026-05-01T00:00:00+02:00');
    const block = '::: dateLimit: pressRegistration\nAsk by {deadline.pressRegistration}.\n:::';
    expect(await shownOn(block, MARCH)).toBe(`<div data-when="..${until}">\n<p>Ask by 30\u00a0April 2026.</p>\n</div>`);
    expect(await shownOn(block, JUNE)).toBe('');
  });

  it('shows from one date to another, until the end of the last day', async () => {
    const [from, until] = [at('2026-05-01T00:00:00+02:00'), at('2026-05-08T00:00:00+02:00')];
    const block = '::: from: 2026-05-01, to: 2026-05-07\nSoon.\n:::';
    expect(await shownOn(block, MARCH)).toBe(`<div data-when="${from}..${until}" hidden="">\n<p>Soon.</p>\n</div>`);
  });

  it('is visible in an answer, but not in data for search engines', async () => {
    const refunds = 'content/events/devlica/2026/faq/refunds.md';
    const plan = await planOf(MARCH, (copy) =>
      copy.write(refunds, `${copy.read(refunds)}\n::: visible: active\nAsk at the desk.\n:::\n`),
    );
    const { content, head } = plan.routes.find(({ path }) => path === '/devlica/') as (typeof plan.routes)[number];
    const faq = (content as EventPage).sections.find(({ kind }) => kind === 'faq');
    expect(JSON.stringify(faq)).toContain(`<div data-when=\\"${STARTS}..${ENDS}\\" hidden=\\"\\">`);
    expect(JSON.stringify(head.jsonLd)).not.toContain('Ask at the desk');
  });
});

describe('the opening line of a block', () => {
  it.each(['', 'after', 'visible: later', 'from: tomorrow', 'visible: after visible: before', 'until: 2026-05-01'])(
    'is refused if it defines no window: %s',
    (words) => {
      expect(readTextWindow(words)).toBeUndefined();
    },
  );

  it('is reported together with its block if that contains a heading, or is not closed', () => {
    const codes = (text: string) => convertMarkdown(text, 2).read.problems.map(({ code }) => code);
    expect(codes('::: visible: after\nText.\n:::')).toEqual([]);
    expect(codes('::: visible: after\n## Title\n:::')).toEqual(['block-malformed']);
    expect(codes('::: visible: after\nText.\n')).toEqual(['mark-unclosed']);
    expect(codes('<div>Text</div>')).toEqual(['unsafe-html']);
    expect(codes('<div data-window="visible: after">Text</div>')).toEqual(['unsafe-html']);
  });

  it('is compatible with HTML in the same text', () => {
    const { html, problems } = convertMarkdown('Press <kbd>F1</kbd>.\n\n::: visible: after\nText.\n:::', 2).read;
    expect([html.includes('<div data-window="visible: after">'), problems]).toEqual([true, []]);
  });

  it('must name an existing date limit or valid dates, in a text about an edition', async () => {
    const reported = (file: string, block: string) =>
      reportsAfter((site) => site.write(file, `${site.read(file)}\n${block}\nText.\n:::\n`));
    expect(await reported(CODE, '::: dateLimit: presRegistration')).toEqual([
      expect.stringContaining('date-limit-unknown'),
    ]);
    expect(await reported(CODE, '::: to: 2026-02-30')).toEqual([expect.stringContaining('block-malformed')]);
    const session = 'content/events/devlica/2026/sessions/small-browser.md';
    expect(await reported(session, '::: visible: after')).toEqual([expect.stringContaining('block-malformed')]);
  });
});
