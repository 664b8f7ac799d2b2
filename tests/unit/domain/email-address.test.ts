import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalEmailAddress } from '../../../src/domain/site/email-address.ts';

describe('the normal form of an e-mail address', () => {
  it.each([
    'victim@example.org',
    'Victim@Example.ORG',
    '  victim@example.org\n',
    '\u00a0victim@example.org\u3000',
    'vic\u00adtim@example.org',
    'victim\u200b@example.org',
    '\ufeffvictim@example.org',
    'victim@exam\u200dple.org',
    '\u202evictim@example.org',
    'victim\u2066@example.org\u2069',
    'victim@example.org\u061c',
    'victim\u180e@example.org',
    'victim@example\u2060.org',
    'victim\ufe0f@example.org',
    'victim\u{e0041}@example.org',
    'victim@example.org.',
    'victim@example。org',
    'ｖｉｃｔｉｍ@example.org',
    'victim＠example.org',
    'victim@ｅxample.org',
    'ⓥⓘⓒⓣⓘⓜ@example.org',
    '𝐯𝐢𝐜𝐭𝐢𝐦@example.org',
    'victim@EXAMPLE.𝐎𝐑𝐆',
  ])('is the same for all spellings of one address: %j', (written) => {
    expect(normalEmailAddress(written)).toBe('victim@example.org');
  });

  it.each([
    ["o'neill+talks@mail.example.org", "o'neill+talks@mail.example.org"],
    ['a.b-c_d@x-y.example', 'a.b-c_d@x-y.example'],
    ['1@example.org', '1@example.org'],
    ['a=b?c@example.org', 'a=b?c@example.org'],
    ['mia@bücher.example', 'mia@xn--bcher-kva.example'],
    ['mia@BÜCHER.example', 'mia@xn--bcher-kva.example'],
    ['mia@bu\u0308cher.example', 'mia@xn--bcher-kva.example'],
    ['mia@xn--bcher-kva.example', 'mia@xn--bcher-kva.example'],
    ['mia@пример.испытание', 'mia@xn--e1afmkfd.xn--80akhbyknj4f'],
  ])('of %s is %s', (written, form) => {
    expect(normalEmailAddress(written)).toBe(form);
  });

  it.each([
    '',
    '@',
    'victim',
    'victim@',
    '@example.org',
    '<victim@example.org',
    '<<victim@example.org',
    '<victim@example.org>',
    'victim@example.org>',
    '"victim"@example.org',
    '"vic tim"@example.org',
    "'victim'@example.org, other@example.org",
    'Victim <victim@example.org>',
    'mailto:victim@example.org',
    'victim@example.org,other@example.org',
    'victim@example.org;other@example.org',
    'victim@example.org other@example.org',
    'other@example.org@example.org',
    'victim(comment)@example.org',
    'victim@(comment)example.org',
    'victim\\@example.org',
    'vic tim@example.org',
    'victim @example.org',
    'victim@ example.org',
    'victim@example.org\r\nBcc: other@example.org',
    'victim\n@example.org',
    'vic\ttim@example.org',
    'victim\0@example.org',
    '.victim@example.org',
    'victim.@example.org',
    'vic..tim@example.org',
    'victim@example..org',
    'victim@.example.org',
    'victim@-example.org',
    'victim@example-.org',
    'victim@exam_ple.org',
    'victim@localhost',
    'victim@127.0.0.1',
    'victim@[127.0.0.1]',
    'victim@[IPv6:::1]',
    'victim@example.1',
    'victim@example.o',
    'victim@example.org:25',
    'victim@example.org/x',
    'victim@example.org?x',
    'victim@example.org#x',
    'victim@example%2eorg',
    'viсtim@example.org',
    'victim%example.org@relay.example',
    'victim%@example.org',
    'example.org!victim@relay.example',
    '!victim@example.org',
    '=?utf-8?q?victim?=@example.org',
    'vic=?tim@example.org',
    'žana@example.org',
    `${'v'.repeat(65)}@example.org`,
    `victim@${'e'.repeat(64)}.org`,
    `victim@${'e.'.repeat(130)}org`,
  ])('does not exist for an invalid address: %j', (written) => {
    expect(normalEmailAddress(written)).toBeUndefined();
  });

  it('of a normal form is the same, for any input', () => {
    const written = fc.oneof(
      fc.emailAddress(),
      fc
        .array(fc.constantFrom('a', 'B', 'ü', 'İ', 'ﬀ', '\u00ad', '.', '-', '@', '＠', 'é', '1', 'ß', 'ς'))
        .map((all) => all.join('')),
    );
    fc.assert(
      fc.property(written, (text) => {
        const form = normalEmailAddress(text);
        if (form !== undefined) expect(normalEmailAddress(form)).toBe(form);
      }),
      { numRuns: 2000 },
    );
  });
});
