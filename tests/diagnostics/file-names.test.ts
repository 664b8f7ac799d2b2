import { describe, expect, it } from 'vitest';
import type { ContentChange } from '../support/content-in-memory.ts';
import { diagnosticsOf } from './broken-site.ts';

const E26 = 'content/events/devlica/2026';
const SPEAKERS = `${E26}/speakers`;
const ZELJKA = `${SPEAKERS}/cacic-zeljka`;

/** Code, file and hint of each diagnostic. */
const hintsOf = async (change: ContentChange) =>
  (await diagnosticsOf(change)).map(({ code, file, hint }) => [code, file, hint]);

describe('a copy of a speaker under another name', () => {
  it('gets no hint to take the name of the original, and causes no other report', async () => {
    const copy = `${SPEAKERS}/novak-ivo.md`;
    expect(await hintsOf((site) => site.copy(`${ZELJKA}.md`, copy))).toEqual([
      [
        'name-outdated',
        copy,
        'cacic-zeljka.md is of the same person: write the name of another one here, or delete this copy',
      ],
    ]);
  });

  it('is recognized if the original cannot be read', async () => {
    const reported = await hintsOf((site) => {
      site.copy(`${ZELJKA}.md`, `${SPEAKERS}/novak-ivo.md`);
      site.write(`${ZELJKA}.md`, '---\nname: [\n---\n');
    });
    expect(reported.map(([code]) => code)).toEqual(['yaml-syntax', 'name-outdated']);
    expect(reported[1]?.[2]).toContain('delete this copy');
  });
});

describe('the file of a speaker whose name has letters with two transliterations', () => {
  it.each([
    ['Müller', 'Anna', 'mueller-anna', []],
    ['Müller', 'Anna', 'muller-anna', []],
    ['Đurić', 'Sanja', 'djuric-sanja', []],
    ['Müller', 'Anna', 'moller-anna', ['name-outdated']],
  ])('may use either of them: %s, %s in %s.md', async (surname, name, ident, codes) => {
    const found = await diagnosticsOf((site) => {
      const text = site.read(`${ZELJKA}.md`).replace(/^name: .*$/m, `name: ${name}`);
      site.write(`${SPEAKERS}/${ident}.md`, text.replace(/^surname: .*$/m, `surname: ${surname}`));
    });
    expect(found.filter(({ code }) => code.startsWith('name-')).map(({ code }) => code)).toEqual(codes);
  });
});

describe('a file whose name cannot be part of an address', () => {
  it.each([
    ['čačić-željka', 'name it "cacic-zeljka.md"'],
    ['Cacic-Zeljka', 'name it "cacic-zeljka.md"'],
    ['cacic-zeljka (1)', 'name it "cacic-zeljka.md"'],
    ['cacic-zeljka copy', 'name it "cacic-zeljka.md"'],
  ])('is reported once, even if other files refer to it or have the same name: %s', async (name, hint) => {
    const file = `${SPEAKERS}/${name}.md`;
    expect(await hintsOf((site) => site.move(`${ZELJKA}.md`, file))).toEqual([['name-malformed', file, hint]]);
    const both = await hintsOf((site) => {
      site.move(`${ZELJKA}.md`, file);
      site.move(`${ZELJKA}.hr.md`, `${SPEAKERS}/${name}.hr.md`);
    });
    expect(both).toEqual([['name-malformed', file, hint]]);
  });

  it('is reported once as a translation', async () => {
    const file = `${SPEAKERS}/čačić-željka.hr.md`;
    expect(await hintsOf((site) => site.move(`${ZELJKA}.hr.md`, file))).toEqual([
      ['name-malformed', file, 'name it "cacic-zeljka.hr.md"'],
    ]);
  });

  it.each(['cacic-zeljka (1).md', 'Copy of cacic-zeljka.md', 'Cacic-Zeljka.md', 'cacic-zeljka_2.md'])(
    'is reported as a copy of the original: %s',
    async (name) => {
      const file = `${SPEAKERS}/${name}`;
      expect(await hintsOf((site) => site.copy(`${ZELJKA}.md`, file))).toEqual([
        ['name-malformed', file, 'it looks like a copy of cacic-zeljka.md: delete it, or rename it'],
      ]);
    },
  );

  it.each(['cacic-zeljka (1).hr.md', 'cacic-zeljka.hr (1).md'])(
    'is also reported as a copy in another language: %s',
    async (name) => {
      const reported = await hintsOf((site) => site.copy(`${ZELJKA}.hr.md`, `${SPEAKERS}/${name}`));
      expect(reported.map(([code]) => code)).toEqual(['name-malformed']);
      expect(reported[0]?.[2]).toContain('a copy of cacic-zeljka.hr.md');
    },
  );

  it('is reported together with errors in its content, but without consequences of its name', async () => {
    const file = `${E26}/news/Nova vijest.md`;
    const text = '---\ntitel: Nova vijest\nwhen: 2026-03-01\nshort: Došla je.\n---\nDošla je.\n';
    const reported = await hintsOf((site) => site.write(file, text));
    expect(reported).toEqual([
      ['name-malformed', file, 'name it "nova-vijest.md"'],
      ['field-unknown', file, 'did you mean "title"?'],
    ]);
  });

  it('without any Latin letter gets a general hint', async () => {
    const file = `${E26}/faq/日本.md`;
    const reported = await hintsOf((site) => site.move(`${E26}/faq/food.md`, file));
    expect(reported.find(([, path]) => path === file)).toEqual([
      'name-malformed',
      file,
      'name it with letters from a to z, digits and hyphens',
    ]);
  });
});

describe('a file in an unexpected place', () => {
  it.each(['tickets copy.yaml', 'tickets-old.yaml', 'tickets (1).yaml', 'tickets_2.yaml', 'tickets.yaml.bak'])(
    'is reported as a copy of the file beside it: %s',
    async (name) => {
      const file = `${E26}/${name}`;
      expect(await hintsOf((site) => site.copy(`${E26}/tickets.yaml`, file))).toEqual([
        ['file-unknown', file, 'it looks like a copy of tickets.yaml: delete it, or move it out of content'],
      ]);
    },
  );

  it.each([
    ['tickets.yaml', 'tickets.yml', 'name it tickets.yaml'],
    ['tickets.yaml', 'tickets.YAML', 'name it tickets.yaml'],
    ['faq/food.md', 'faq/food.markdown', 'name it food.md'],
    ['faq/food.md', 'faq/food.html', 'content files end in .yaml or .md'],
  ])('with the wrong ending gets a hint with the right one: %s as %s', async (from, to, hint) => {
    const reported = await hintsOf((site) => site.move(`${E26}/${from}`, `${E26}/${to}`));
    expect(reported.find(([, path]) => path === `${E26}/${to}`)).toEqual(['file-unknown', `${E26}/${to}`, hint]);
  });
});

describe('a file outside of the folders of records', () => {
  const YEARS = 'an event has event.yaml, a folder pages, and a folder for each year, such as devlica/2027';

  it.each([
    ['content/sit.yaml', 'did you mean "site"?'],
    ['content/notes.yaml', 'there is: site, company, vat, languages, press'],
    ['content/page/code.md', 'did you mean "pages"?'],
    ['content/blog/code.md', 'there is: pages, venues, sponsors, media, i18n, events'],
    ['content/pages/more/code.md', 'content/README.md lists the folder of each kind of record'],
    ['content/i18n/fr/common.yaml', 'list fr in content/languages.yaml, if it is the code of a language'],
    ['content/events/devlica/2O26/tickets.yaml', YEARS],
    ['content/events/devlica/tickets.yaml', YEARS],
    [`${E26}/speaker/x.md`, 'did you mean "speakers"?'],
    [`${E26}/extra/x.md`, 'there is: faq, news, testimonials, speakers, sessions, assets, changes, days'],
    [
      `${E26}/days/friday/tickets.yaml`,
      'a day has a folder such as days/2027-05-08, with the same files as an edition',
    ],
    [`${E26}/extra.yaml`, 'there is: edition, tickets, schedule, survey'],
  ])('gets a hint where it may belong: %s', async (file, hint) => {
    expect(await hintsOf((site) => site.write(file, 'x: y'))).toEqual([['file-unknown', file, hint]]);
  });
});

describe('a text in a language that the site does not have', () => {
  it('gets a hint to list the language', async () => {
    const file = `${ZELJKA}.de.md`;
    expect(await hintsOf((site) => site.copy(`${ZELJKA}.md`, file))).toEqual([
      [
        'name-malformed',
        file,
        'list de in content/languages.yaml if it is a language; else name it "cacic-zeljka-de.md"',
      ],
    ]);
  });
});
