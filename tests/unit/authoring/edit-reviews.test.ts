import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openRecordEditing, type RecordEditing } from '../../../src/authoring/records/record-editing.ts';
import type { FieldProblem, Value } from '../../../src/domain/editor/edit.ts';
import { type ContentCopy, copyContent, SMALL_SITE } from '../../support/content-copy.ts';
import { packageDir } from '../../support/run-tool.ts';

const NOW = Date.parse('2027-03-01T12:00:00+01:00') / 1000;
const EDITION = 'content/events/meander/2027/edition.yaml';
const FAQ = 'content/events/meander/2027/faq/parking.md';
const TICKETS = 'content/events/meander/2027/tickets.yaml';

let site: ContentCopy;
let editing: RecordEditing;

beforeEach(() => {
  site = copyContent(SMALL_SITE);
  editing = openRecordEditing({ rootDir: site.rootDir, packageDir }, { now: () => NOW, forms: {} });
});

afterEach(() => site.remove());

type Fields = Readonly<Record<string, Value>>;

function reviewsOf(own: readonly FieldProblem[]): readonly FieldProblem[] {
  return own.filter(({ review }) => review !== undefined);
}

/** Opens a record, and saves it with other fields and without the review comment at a pointer. */
async function reviewed(path: string, pointer: string, fields: Fields = {}) {
  const opened = await editing.record({ path });
  const value = { ...(opened.value as Fields), ...fields };
  const { own } = await editing.check({ path, value });
  const { review } = reviewsOf(own).find((one) => one.pointer.join('/') === pointer) ?? {};
  if (review === undefined) throw new Error(`no comment at ${pointer}`);
  return editing.save({ path, versions: opened.versions, value, reviewed: review });
}

describe('a comment that asks for a review', () => {
  it('is a warning at the value that it is about', async () => {
    site.edit(EDITION, 'days:\n', '# review: only one?\ndays:\n');
    site.edit(EDITION, '  - date: 2027-04-16', '  - date: 2027-04-16 # review: was 2026-04-17');
    const { own } = (await editing.record({ path: EDITION })).problems;
    expect(reviewsOf(own).map(({ pointer }) => pointer.join('/'))).toEqual(['days', 'days/0/date']);
  });

  it('is removed without another byte, and undo restores it', async () => {
    const before = site.read(EDITION);
    site.edit(EDITION, 'days:\n', '# review: only one?\ndays:\n');
    site.edit(EDITION, '  - date: 2027-04-16', '  - date: 2027-04-16   # review: was 2026-04-17');
    const commented = site.read(EDITION);
    await reviewed(EDITION, 'days/0/date');
    expect(await reviewed(EDITION, 'days')).toMatchObject({ kind: 'saved', files: [EDITION] });
    expect(site.read(EDITION)).toBe(before);
    await editing.history({ direction: 'undo' });
    await editing.history({ direction: 'undo' });
    expect(site.read(EDITION)).toBe(commented);
  });

  it('is removed from front matter with Windows line breaks', async () => {
    const before = site.read(FAQ).replaceAll('\n', '\r\n');
    site.write(FAQ, before.replace('---\r\n', '---\r\n# review: it names a year\r\n'));
    await reviewed(FAQ, Object.keys((await editing.record({ path: FAQ })).value as Fields)[0] as string);
    expect(site.read(FAQ)).toBe(before);
  });

  it('is the right one if the form has other changes, which are saved with it', async () => {
    for (const price of ['price: 40', 'price: 60']) site.edit(TICKETS, price, `${price} # review: the price of 2026`);
    const tickets = ((await editing.record({ path: TICKETS })).value as { tickets: readonly Fields[] }).tickets;
    const first = { ...tickets[0], ident: 'friends', icon: 'friends', price: 20 };
    await reviewed(TICKETS, 'tickets/2/price', { tickets: [first, ...tickets] as Value });
    expect(site.read(TICKETS)).toContain('ident: friends');
    expect(site.read(TICKETS)).toMatch(/price: 40 # review: the price of 2026\n(?:.*\n)*.*price: 60\n/);
  });

  it('that is gone is not removed, and nothing is saved', async () => {
    site.edit(EDITION, 'days:\n', '# review: only one?\ndays:\n');
    const { value, versions, problems } = await editing.record({ path: EDITION });
    const [problem] = reviewsOf(problems.own);
    const review = { ...(problem?.review as NonNullable<FieldProblem['review']>), line: 1 };
    const before = site.read(EDITION);
    await expect(editing.save({ path: EDITION, versions, value, reviewed: review })).rejects.toThrow(/not there/);
    expect(site.read(EDITION)).toBe(before);
  });
});
