import fc from 'fast-check';
import { expect, it } from 'vitest';
import { candidatesIn, checkPrivate, secretsOf } from '../../../src/check/rules/check-private.ts';
import { allRecordsOf, indexContent } from '../../../src/content/content-index.ts';
import { isFull } from '../../support/thoroughness.ts';

interface Speaker {
  readonly email: string;
  readonly phone: string;
  readonly pin: string;
  readonly motto: string;
  readonly body: string;
}

const folder = 'content/events/weft/2026/speakers';

function findingsOf(speakers: readonly Speaker[], contactEmail: string) {
  const documents = speakers.map(({ email, phone, pin, motto, body }, at) => ({
    path: `${folder}/s${at}.md`,
    data: { contact: { email, phone }, pin, position: { en: motto } },
    body,
    hash: '',
  }));
  const company = { path: 'content/company.yaml', data: { contactEmail }, body: '', hash: '' };
  const index = indexContent({ documents: [company, ...documents], media: [] });
  const own = allRecordsOf(index, 'speaker');
  const [secrets, candidates] = [own.flatMap(secretsOf), own.flatMap(candidatesIn)];
  return checkPrivate(index, { secrets, candidates }).map(({ path, place, message }) => ({ path, place, message }));
}

/** A slow search for each secret in each text, which gives findings like `"s0" e-mail address at start..end of the body`. */
function expectedOf(speakers: readonly Speaker[], contactEmail: string) {
  const digits = (text: string) => text.replace(/\D/g, '');
  const stretch = (text: string, sought: string) => {
    const start = text.toLowerCase().indexOf(sought.toLowerCase());
    return start < 0 ? [] : [{ start, end: start + sought.length }];
  };
  const phones = (text: string, phone: string) =>
    [...text.matchAll(/\+?\d(?:[ ()/.-]?\d){7,}/g)]
      .filter(([number]) => digits(phone).length >= 8 && digits(number).endsWith(digits(phone).slice(-8)))
      .map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
      .slice(0, 1);
  const pins = (text: string, pin: string) => {
    const start = /\bPIN\b/i.test(text) ? text.search(new RegExp(`(?<!\\d)${pin}(?!\\d)`)) : -1;
    return start < 0 ? [] : [{ start, end: start + pin.length }];
  };
  return speakers.flatMap(({ motto, body }, at) =>
    speakers.flatMap(({ email, phone, pin }, owner) =>
      [
        { text: motto, place: () => ({ kind: 'pointer', pointer: ['position', 'en'], on: 'value' }) },
        { text: body, place: (found: object) => ({ kind: 'body', ...found }) },
      ].flatMap(({ text, place }) =>
        [
          ['e-mail address', email === contactEmail ? [] : stretch(text, email)] as const,
          ['phone number', phones(text, phone)] as const,
          ['PIN', pins(text, pin)] as const,
        ].flatMap(([what, found]) =>
          found.map((one) => ({
            path: `${folder}/s${at}.md`,
            place: place(one),
            message: `This would publish the ${what} of "s${owner}", which is private.`,
          })),
        ),
      ),
    ),
  );
}

const EMAILS = ['a@b.hr', 'ana@b.hr', 'Ana@B.hr', 'iva.ana@b.hr', 'ana@b.hr.example', 'hello@weft.example'];
const PHONES = ['+385991112222', '099 111 2222', '0991112222', '1112222', '+49 30 1234567'];
const PINS = ['042', '0421', '421', '99'];
const words = fc
  .array(
    fc.constantFrom(...EMAILS, ...PHONES, ...PINS, 'PIN', 'pin:', 'spinning', '2026-05-08', 'ANA@B.HR', '@', 'x'),
    {
      maxLength: 6,
    },
  )
  .chain((parts) => fc.constantFrom(' ', '', ', ').map((between) => parts.join(between)));

const speakers = fc.array(
  fc.record({
    email: fc.constantFrom(...EMAILS),
    phone: fc.constantFrom(...PHONES),
    pin: fc.constantFrom(...PINS),
    motto: words,
    body: words,
  }),
  { minLength: 1, maxLength: 4 },
);

it('every secret is found in any text, like by a search for each of them', () => {
  const sorted = (list: readonly object[]): readonly string[] => list.map((one) => JSON.stringify(one)).sort();
  fc.assert(
    fc.property(speakers, fc.constantFrom('hello@weft.example', 'ana@b.hr'), (all, own) => {
      expect(sorted(findingsOf(all, own))).toEqual(sorted(expectedOf(all, own)));
    }),
    { numRuns: isFull ? 5000 : 300, seed: 20_260_512 },
  );
});

it('an invalid PIN, which the schema reports, is not searched for', () => {
  const speaker = { email: 'ana@b.hr', phone: '1', pin: '(', motto: 'PIN (', body: '' };
  expect(findingsOf([speaker], '')).toEqual([]);
});
