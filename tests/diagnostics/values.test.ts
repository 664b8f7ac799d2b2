import { describe, expect, it } from 'vitest';
import { diagnosticsOf, reportsAfter } from './broken-site.ts';

const E26 = 'content/events/devlica/2026';
const TICKETS = `${E26}/tickets.yaml`;

describe('a placeholder', () => {
  it.each(['{deadline.nope}', '{price.nope}', '{maxAvailable.nope}', '{prize.9}', '{teamMaximum}', '{durationHours}'])(
    'must have a value in the edition of its text: %s',
    async (name) => {
      const file = `${E26}/faq/refunds.md`;
      const reported = await reportsAfter((site) => site.edit(file, '\n---\n\n', `\n---\n\n${name} `));
      expect(reported).toEqual([`placeholder-unresolved ${file}`]);
    },
  );

  it.each(['exhibitorRegistration', 'lectureRegistration', 'workshopRegistration'])(
    'has the end of a call or registration that content does not limit, and texts can name it: %s',
    async (name) => {
      const reported = await reportsAfter((site) => {
        for (const event of ['devlica', 'worklica']) {
          const edition = `content/events/${event}/2026/edition.yaml`;
          for (const limit of [
            'exhibitorRegistration: {}',
            'lectureRegistration:\n    to: 2026-02-28',
            'workshopRegistration:\n    to: 2026-05-08',
          ])
            site.edit(edition, `  ${limit}\n`, '');
        }
        site.edit(
          `${E26}/faq/refunds.md`,
          '\n---\n\n',
          `\n---\n\n::: dateLimit: ${name}\nUntil {deadline.${name}}.\n:::\n\n`,
        );
      });
      expect(reported).toEqual([]);
    },
  );

  it('of the venue requires an edition with a venue', async () => {
    const file = `${E26}/faq/refunds.md`;
    const reported = await reportsAfter((site) => {
      site.edit(file, '\n---\n\n', '\n---\n\n{venueName} ');
      site.edit(`${E26}/edition.yaml`, 'venue: tkaonica\n', '');
    });
    expect(reported).toContain(`placeholder-unresolved ${file}`);
  });

  it("must have a value in the main event's current edition if its text belongs to the site", async () => {
    const file = 'content/pages/press.md';
    const reported = await reportsAfter((site) =>
      site.edit(file, '\n---\n', '\n---\n{deadline.pressRegistration} {prize.1} '),
    );
    expect(reported).toEqual([`placeholder-unresolved ${file}`]);
  });
});

describe('a VAT rate', () => {
  it('must exist', async () => {
    expect(await reportsAfter((site) => site.edit('content/vat.yaml', 'default: full', 'default: ful'))).toEqual([
      'vat-unknown content/vat.yaml /default',
    ]);
    expect(await reportsAfter((site) => site.edit(TICKETS, '    price: 24', '    vat: none\n    price: 24'))).toEqual([
      `vat-unknown ${TICKETS} /tickets/0/vat`,
    ]);
  });
});

describe('a value in another notation', () => {
  const TALK = `${E26}/sessions/caron-is-not-an-ornament.md`;
  const DAY = '    to: 2026-05-07';
  const SALE = 'endDate: 2026-05-08T08:00';
  const TIME = "startsAt: '08:00'";
  const SPEAKER = 'speakers: [zarkic-krunoslav]';

  it.each([
    [`${E26}/edition.yaml`, DAY, '    to: 7.5.2026.', 'write 2026-05-07'],
    [`${E26}/edition.yaml`, DAY, '    to: 2026/5/7', 'write 2026-05-07'],
    [TICKETS, SALE, 'endDate: 8. 5. 2026 8:00', 'write 2026-05-08T08:00'],
    [`${E26}/schedule.yaml`, TIME, "startsAt: '8.00'", "write '08:00', in quotes"],
    [TALK, SPEAKER, 'speakers: [Krunoslav Žarkić]', 'write zarkic-krunoslav'],
    [TICKETS, SALE, 'endDate: May 8th, 2026', 'write 2026-05-08'],
    [TICKETS, SALE, 'endDate: 8 May 2026 8:00', 'write 2026-05-08T08:00'],
    [`${E26}/edition.yaml`, DAY, '    to: 05/17/2026', 'write 2026-05-17'],
    [`${E26}/edition.yaml`, DAY, '    to: 17/5/2026', 'write 2026-05-17'],
    [`${E26}/edition.yaml`, DAY, '    to: 05/07/2026', expect.stringMatching(/^A wall-clock time/)],
    [`${E26}/edition.yaml`, DAY, '    to: 7 Brumaire 2026', expect.stringMatching(/^A wall-clock time/)],
    [`${E26}/edition.yaml`, 'venue: tkaonica', 'venue: Tkaonica', 'write tkaonica'],
    [`${E26}/edition.yaml`, 'venue: tkaonica', 'venue: venues/tkaonica.yaml', 'write tkaonica'],
    [TALK, SPEAKER, 'speakers: [zarkic-krunoslav.md]', 'write zarkic-krunoslav'],
    [TALK, SPEAKER, 'speakers: [speakers/zarkic-krunoslav.md]', 'write zarkic-krunoslav'],
    [TALK, SPEAKER, 'speakers: [Krunosalv Žarkić]', 'write zarkic-krunoslav'],
    [TALK, SPEAKER, 'speakers: [krunoslav-zarkic]', 'did you mean "zarkic-krunoslav"?'],
  ])('is reported once, in %s, with the right one: %s as %s', async (file, from, to, hint) => {
    const reported = await diagnosticsOf((site) => site.edit(file, from, to));
    expect(reported.map(({ file, hint }) => ({ file, hint }))).toEqual([{ file, hint }]);
  });
});

describe('an incomplete address that a browser would accept', () => {
  const COMPANY = 'content/sponsors/baranja-byte.yaml';
  const URL = 'url: https://baranja-byte.example/';

  it.each([
    [COMPANY, URL, 'url: baranja-byte.example', 'write https://baranja-byte.example'],
    [COMPANY, URL, 'url: http://www.baranja-byte.example/x?y', 'write https://www.baranja-byte.example/x?y'],
    [COMPANY, URL, "url: '@baranja'", expect.stringMatching(/^A full address/)],
    [
      'content/site.yaml',
      'baseUrl: https://devlica.example',
      'baseUrl: devlica.example/',
      'write https://devlica.example',
    ],
  ])('is reported with the complete address: in %s, %s as %s', async (file, from, to, hint) => {
    const reported = await diagnosticsOf((site) => site.edit(file, from, to));
    expect(reported.map((one) => [one.code, one.hint])).toEqual([['value-format', hint]]);
  });
});

describe('a reference by the name of a person or a company', () => {
  it('gets a hint with the ident of the record', async () => {
    const reported = await diagnosticsOf((site) => {
      site.edit('content/sponsors/zlatna-nit.yaml', 'name: Zlatna Nit', 'name: Weavers & Daughters');
      site.edit(`${E26}/edition.yaml`, 'lunch: baranja-byte', 'lunch: Weavers & Daughters');
    });
    expect(reported.map(({ hint }) => hint)).toEqual(['write zlatna-nit']);
  });

  it('gets a hint with a file name if there is no such record', async () => {
    const reported = await diagnosticsOf((site) =>
      site.edit(`${E26}/sessions/caron-is-not-an-ornament.md`, '[zarkic-krunoslav]', '[Jane van Nobody]'),
    );
    expect(reported.map(({ hint }) => hint)).toContain('write nobody-jane-van');
  });
});

describe('a placeholder that is misspelt', () => {
  it('gets a hint with the right one, in braces', async () => {
    const reported = await diagnosticsOf((site) => site.edit('content/pages/press.md', '\n---\n', '\n---\n{evnt} '));
    expect(reported.map(({ hint }) => hint)).toEqual(['did you mean "{event}"?']);
  });
});

describe('a field that does not exist', () => {
  const SPEAKER = `${E26}/speakers/cacic-zeljka.md`;

  it.each([
    ['email: zeljka@example.org', 'write it below "contact"'],
    ['surnmae: Čačić', '"surname" is given already: move there what is new here, and delete this'],
    ['shoeSize: 38', /^there is: .*name, surname, image, contact, position, /],
  ])('gets a hint with the intended field, or with all fields: %s', async (line, hint) => {
    const reported = await diagnosticsOf((site) => site.edit(SPEAKER, 'name: Željka\n', `name: Željka\n${line}\n`));
    expect(reported.filter(({ code }) => code === 'field-unknown').map((one) => one.hint)).toEqual([
      typeof hint === 'string' ? hint : expect.stringMatching(hint),
    ]);
  });
});

describe('a field without a value after its colon', () => {
  it.each([
    [
      'content/events/devlica/event.yaml',
      /^baseColor: .*$/m,
      'baseColor: #c2185b',
      'baseColor',
      /, in quotes in YAML; for instance/,
    ],
    [`${E26}/speakers/cacic-zeljka.md`, /^name: .*$/m, 'name:', 'name', /^fill it in, or delete it; .*\. First name/],
  ])('is reported as empty: %s', async (file, from, to, name, hint) => {
    const reported = await diagnosticsOf((site) => site.write(file, site.read(file).replace(from, to)));
    expect(reported.map((one) => [one.code, one.message, one.hint])).toEqual([
      ['value-type', `"${name}" is empty, and must be text.`, expect.stringMatching(hint)],
    ]);
  });
});

describe('a text that # turns into a comment in part', () => {
  const TALK = `${E26}/sessions/caron-is-not-an-ornament.md`;
  const TITLE = 'title: Kvačica nije ukras';
  const cutOf = async (file: string, from: string, to: string) =>
    (await diagnosticsOf((site) => site.edit(file, from, to))).filter(({ code }) => code === 'value-cut');

  it.each([
    [TALK, TITLE, 'title: Why #hashtags matter', '"Why"', "'Why #hashtags matter'"],
    [TALK, TITLE, 'title: C  #is not C++ #x', '"C"', "'C  #is not C++ #x'"],
    [`${E26}/edition.yaml`, 'venue: tkaonica', 'venue: tkaonica #2', '"tkaonica"', "'tkaonica #2'"],
    [
      TALK,
      'speakers: [zarkic-krunoslav]',
      'speakers:\n  - zarkic-krunoslav #he',
      '"zarkic-krunoslav"',
      "'zarkic-krunoslav #he'",
    ],
  ])('gets a hint with the whole text: in %s, %s as %s', async (file, from, to, left, whole) => {
    const reported = await cutOf(file, from, to);
    expect(reported.map((one) => [one.severity, one.message, one.hint])).toEqual([
      [
        'warning',
        `This is read as a comment, so the value is only ${left}.`,
        `write ${whole}; in a comment, put a space after the #`,
      ],
    ]);
  });

  it.each([
    [TALK, TITLE, 'title: Why # a comment'],
    [TALK, TITLE, "title: 'Why #hashtags matter'"],
    [TALK, TITLE, 'title: "Why" #one'],
    [TALK, TITLE, 'title: Why#hashtags'],
    [TALK, TITLE, 'title: >-\n  Why #hashtags matter'],
    [TALK, 'speakers: [zarkic-krunoslav]', 'speakers: [zarkic-krunoslav] #he'],
    [TALK, 'duration: 30', 'duration: 30 #minutes'],
    [TALK, TITLE, `#one\n  #two\n${TITLE}`],
    [`${E26}/faq/food.md`, '\n---\n\n', '\n---\n\nAn issue #12 and \n'],
  ])('is not reported if the comment is intended, or if there is none: in %s, %s as %s', async (file, from, to) => {
    expect(await cutOf(file, from, to)).toEqual([]);
  });
});

describe('a list of phases', () => {
  const EVENT = 'content/events/devlica/event.yaml';

  it.each([
    ['[befor, active]', 'Item 1 of "visible" may not be "befor".', 'did you mean "before"?'],
    ['[before, 7]', 'Item 2 of "visible" may not be 7.', 'there is: before, active, after'],
    [
      '[before, active, after]',
      '"visible" may not be [before, active, after].',
      /^When something shows: always \(true\)/,
    ],
  ])('is reported with the invalid item: %s', async (list, message, hint) => {
    const reported = await diagnosticsOf((site) =>
      site.edit(EVENT, '    visible: [before, active]\n', `    visible: ${list}\n`),
    );
    expect(reported.map((one) => [one.code, one.message, one.hint])).toEqual([
      ['value-not-allowed', message, typeof hint === 'string' ? hint : expect.stringMatching(hint)],
    ]);
  });
});

describe('a picture on another site', () => {
  it('gets a hint to save it', async () => {
    const reported = await diagnosticsOf((site) =>
      site.edit('content/sponsors/baranja-byte.yaml', 'sponsors/baranja-byte.svg', 'https://b.example/logo.svg'),
    );
    expect(reported.map(({ code, hint }) => [code, hint])).toContainEqual([
      'media-unknown',
      'save the file in content/media, and write its path there',
    ]);
  });
});

describe('a name of two letters', () => {
  it('is not corrected: the hint lists all names', async () => {
    const reported = await diagnosticsOf((site) => site.edit(`${E26}/edition.yaml`, '\n  l5:', '\n  l6:'));
    expect(reported.map(({ hint }) => hint)).toContain('there is: l5, l4, l3, l2, l1');
  });
});

describe('fields without the lines of --- around them', () => {
  const TALK = `${E26}/sessions/caron-is-not-an-ornament.md`;

  it('are reported once, as front matter without its first line', async () => {
    const reported = await diagnosticsOf((site) => site.write(TALK, site.read(TALK).replaceAll('---\n', '')));
    expect(reported.map(({ code, line, hint }) => ({ code, line, hint }))).toEqual([
      {
        code: 'front-matter-unopened',
        line: 1,
        hint: 'put a line with --- above the first field, and one below the last',
      },
    ]);
  });

  it('are not assumed if the text begins like a field of another kind', async () => {
    const reported = await diagnosticsOf((site) => site.write(TALK, 'Note: bring a pen.\n\nWe will draw carons.\n'));
    expect(reported.map(({ code }) => code)).toEqual(['front-matter-missing']);
  });
});

describe('a value of the wrong type with a clear meaning', () => {
  const TALK = `${E26}/sessions/cloth-outlives-the-loom.md`;
  const SPEAKER = `${E26}/speakers/cacic-zeljka.md`;
  const SPEAKERS = 'speakers: [cacic-zeljka]';
  const IMAGE = 'image: speakers/cacic-zeljka.png';

  it.each([
    [TALK, SPEAKERS, 'speakers: cacic-zeljka', 'write [cacic-zeljka]'],
    [TALK, SPEAKERS, 'speakers: cacic-zeljka, zarkic-krunoslav', 'write [cacic-zeljka, zarkic-krunoslav]'],
    [TALK, 'duration: 45', "duration: '45 min'", 'write 45'],
    [SPEAKER, 'name: Željka', 'name: [Željka, Ivo]', "write one text, without brackets: 'Željka, Ivo'"],
    [SPEAKER, 'name: Željka', 'name: [Željka]', 'write one text, without brackets: Željka'],
    [SPEAKER, 'name: Željka', 'name: 2026', "write '2026', in quotes"],
    [TICKETS, 'price: 24', 'price: 24 €', 'write 24'],
    [TICKETS, 'price: 24', 'price: 24,50', 'write 24.50'],
    [TICKETS, 'price: 24', 'price: € 24', 'write 24'],
    [TICKETS, 'price: 24', 'price: 1.024,50', 'Price in euros, VAT included; {price.TICKET} in texts; for instance 60'],
    [TICKETS, 'listed: true', 'listed: yes', 'write true'],
    [TICKETS, 'listed: true', 'listed: Off', 'write false'],
    [SPEAKER, IMAGE, 'image: /speakers/cacic-zeljka.png', 'write speakers/cacic-zeljka.png'],
    [SPEAKER, IMAGE, 'image: /speakers/Cacic-Zeljka.PNG', 'write speakers/cacic-zeljka.png'],
    [SPEAKER, IMAGE, 'image: speakers\\cacic-zeljka.png', 'write speakers/cacic-zeljka.png'],
    [SPEAKER, IMAGE, 'image: /speakers/novak-ivo.png', 'write speakers/novak-ivo.png'],
  ])('gets a hint in %s with the right one: %s as %s', async (file, from, to, hint) => {
    const reported = await diagnosticsOf((site) => site.edit(file, from, to));
    expect(reported.filter(({ severity }) => severity === 'error').map(({ file, hint }) => ({ file, hint }))).toEqual([
      { file, hint },
    ]);
  });
});

describe('a day that does not exist in its month', () => {
  it.each([
    ['2026-02-30', 'February 2026 has 28 days'],
    ['2028-02-30', 'February 2028 has 29 days'],
    ['2026-04-31', 'April 2026 has 30 days'],
  ])('is reported with the number of days: %s', async (date, hint) => {
    const reported = await diagnosticsOf((site) =>
      site.edit(`${E26}/edition.yaml`, '    to: 2026-05-07', `    to: ${date}`),
    );
    expect(reported.find(({ code }) => code === 'date-impossible')?.hint).toBe(hint);
  });
});
