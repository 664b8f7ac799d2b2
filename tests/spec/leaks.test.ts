import { fieldAnnotations } from 'conf-site:schemas';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ContentCopy, copyContent, SMALL_SITE } from '../support/content-copy.ts';
import { publishedFiles } from '../support/published-files.ts';
import { runTool } from '../support/run-tool.ts';

/** Private fields, which only organisers may see, must not be in any published file. */

const SPEAKERS = ['brezic-toma', 'sternad-ilka', 'vidak-jelena'];

/** Unique values for the private fields of a record. */
const privateValues = (at: number) => ({
  email: `private-${at}@planted.example`,
  phone: `+385 91 555 09${at}7`,
  pin: `7319026${at}`,
});
const SPONSOR_EMAIL = 'private-sponsor@planted.example';

let copy: ContentCopy;
beforeAll(async () => {
  copy = copyContent(SMALL_SITE);
  for (const [at, ident] of SPEAKERS.entries()) {
    const { email, phone, pin } = privateValues(at);
    const fields = `contact: { email: ${email}, phone: '${phone}' }\npin: '${pin}'\n`;
    copy.edit(`content/events/meander/2027/speakers/${ident}.md`, 'position:', `${fields}position:`);
  }
  const sponsor = 'content/sponsors/vrbik.yaml';
  copy.write(sponsor, `${copy.read(sponsor).trimEnd()}\nemail: ${SPONSOR_EMAIL}\n`);
  const args = ['--root', copy.rootDir, 'build', '--at', '2026-03-01T12:00', '--compress', '--dev-pages'];
  const { status, stderr } = await runTool(args);
  expect([status, stderr]).toEqual([0, '']);
});
afterAll(() => copy.remove());

/** The encodings in which a value could leak. */
function encodingsOf(value: string): readonly string[] {
  const bare = value.replace(/[ +]/g, '');
  const base64 = Buffer.from(value).toString('base64').replace(/=+$/, '');
  return [...new Set([value, bare, encodeURIComponent(value), base64, [...value].reverse().join('')])];
}

it('this test plants a value in each private field of the schemas', () => {
  const leaves = Object.entries(fieldAnnotations).flatMap(([kind, fields]) =>
    fields.filter(({ annotation }) => annotation.private === true).map(({ path }) => `${kind} ${path.join('/')}`),
  );
  expect(leaves.sort()).toEqual(
    ['speaker contact', 'speaker contact/email', 'speaker contact/phone', 'speaker pin', 'sponsor email'].sort(),
  );
});

it('no published file contains e-mail addresses, telephone numbers or PINs', () => {
  const planted = [...SPEAKERS.flatMap((_, at) => Object.values(privateValues(at))), SPONSOR_EMAIL];
  const forms = planted.flatMap(encodingsOf);
  const files = publishedFiles(join(copy.rootDir, 'dist'));
  const leaks = files.flatMap(({ path, text }) =>
    forms.filter((form) => text.includes(form)).map((form) => [path, form]),
  );
  expect(leaks).toEqual([]);
  expect(files.filter(({ text }) => text.includes('Ilka deletes fields for a living.')).length).toBeGreaterThan(3);
  expect(files.some(({ path }) => path.endsWith('.br'))).toBe(true);
});
