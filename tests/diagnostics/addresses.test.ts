import { describe, expect, it } from 'vitest';
import { diagnosticsOf, reportsAfter } from './broken-site.ts';

const E26 = 'content/events/devlica/2026';
const PAGE = '---\ntitle: { en: A, hr: A }\ndescription: { en: B, hr: B }\n---\n\nText.\n';

describe('an address', () => {
  it.each([
    ['404', 'name-reserved'],
    ['hr', 'name-reserved'],
    ['index', 'name-reserved'],
    ['page-data', 'name-reserved'],
    ['screen', 'name-reserved'],
    ['search', 'name-reserved'],
    ['dev', 'name-reserved'],
    ['assets', 'name-reserved'],
    ['devlica', 'route-twice'],
  ])('of a page may not be /%s/: %s', async (ident, code) => {
    const reported = await reportsAfter((site) => {
      site.write(`content/pages/${ident}.md`, PAGE);
      site.write(`content/pages/${ident}.hr.md`, 'Tekst.\n');
    });
    expect(reported).toEqual([`${code} content/pages/${ident}.md`]);
  });

  it('of an event is reported at the field that contains it', async () => {
    const event = 'content/events/worklica/event.yaml';
    for (const [address, code] of [
      ['/devlica/', 'route-twice'],
      ['/devlica/2025/', 'route-twice'],
      ['/press/', 'route-twice'],
      ['/hr/', 'name-reserved'],
      ['/404/', 'name-reserved'],
    ]) {
      const reported = await reportsAfter((site) => site.edit(event, 'baseUrl: /worklica/', `baseUrl: ${address}`));
      expect(reported, address).toEqual([`${code} ${event} /baseUrl`]);
    }
  });

  it.each([
    ['content/pages/terms.md', 'survey', '/survey/'],
    ['content/events/hacklica/pages/terms.md', 'register', '/hacklica/register/'],
  ])('in formerSlugs of %s may not be that of a page that the site generates: %s', async (path, former, address) => {
    const [reported, ...others] = await diagnosticsOf((site) =>
      site.edit(path, '---\n', `---\nformerSlugs: [${former}]\n`),
    );
    expect(others).toEqual([]);
    expect(reported).toMatchObject({ code: 'name-reserved', file: path, pointer: '/formerSlugs/0' });
    expect(reported?.message).toBe(`The site needs the address ${address} for a page of its own.`);
  });

  it.each([
    [`${E26}/speakers/cacic-zeljka.md`, 'sessions', '/devlica/2026/sessions/'],
    ['content/events/hacklica/pages/terms.md', 'changes', '/hacklica/changes/'],
  ])('in formerSlugs of %s may not be that of pages of the programme: %s', async (path, former, address) => {
    const reported = await diagnosticsOf((site) => site.edit(path, '---\n', `---\nformerSlugs: [${former}]\n`));
    expect(reported).toMatchObject([{ code: 'name-reserved-in-event', file: path, pointer: '/formerSlugs/0' }]);
    expect(reported[0]?.message).toBe(`The site needs the address ${address} for pages of the programme.`);
  });

  it('of a session is known to links, as are the parts of its page', async () => {
    const link = (to: string) => (site: Parameters<Parameters<typeof reportsAfter>[0]>[0]) =>
      site.write('content/pages/code.md', `${site.read('content/pages/code.md')}\n[A talk]({linkLang}${to}).\n`);
    const page = '/devlica/2026/sessions/two-banks-1/';
    expect(await reportsAfter(link(`${page}#speakers`))).toEqual([]);
    expect(await reportsAfter(link(`${page}#venue`))).toEqual(['anchor-unknown content/pages/code.md']);
    expect(await reportsAfter(link(page.replace('-1', '-9')))).toEqual(['link-unknown content/pages/code.md']);
  });

  it('of a room is known to links, in the section with its venue', async () => {
    const link = (to: string) => (site: Parameters<Parameters<typeof reportsAfter>[0]>[0]) =>
      site.write(
        'content/pages/code.md',
        `${site.read('content/pages/code.md')}\n[The hall]({linkLang}/devlica/${to}).\n`,
      );
    expect(await reportsAfter(link('#room-loom-hall'))).toEqual([]);
    expect(await reportsAfter(link('#room-cellar'))).toEqual(['anchor-unknown content/pages/code.md']);
  });

  it('of a heading has a number if the text has the heading twice', async () => {
    const text = (anchor: string) => `\n## Food\n\nSoup.\n\n## <em>Fo</em>od\n\n[Soup](#${anchor}).\n`;
    const add = (anchor: string) => (site: Parameters<Parameters<typeof reportsAfter>[0]>[0]) =>
      site.write('content/pages/code.md', `${site.read('content/pages/code.md')}${text(anchor)}`);
    expect(await reportsAfter(add('text-food-2'))).toEqual([]);
    expect(await reportsAfter(add('text-food-3'))).toEqual(['anchor-unknown content/pages/code.md']);
  });

  it('that is taken is reported with the record that has it', async () => {
    const [reported] = await diagnosticsOf((site) =>
      site.edit('content/events/worklica/event.yaml', 'baseUrl: /worklica/', 'baseUrl: /devlica/2025/'),
    );
    expect(reported?.message).toBe(
      'The address /devlica/2025/ is that of content/events/devlica/2025/edition.yaml already.',
    );
  });

  it.each([
    ['hr', 'name-reserved'],
    ['404', 'name-reserved'],
    ['site', 'name-reserved'],
    ['My Event', 'name-malformed'],
  ])('comes from the folder of an event, which may not be "%s": %s', async (name, code) => {
    const reported = await reportsAfter((site) => {
      site.copy('content/events/hacklica', `content/events/${name}`);
      site.edit(`content/events/${name}/event.yaml`, 'baseUrl: /hacklica/', 'baseUrl: /another/');
    });
    expect(reported).toEqual([`${code} content/events/${name}/event.yaml`]);
  });
});

describe('a name in an edition', () => {
  it.each(['speakers/zarkic-krunoslav.md', 'sessions/caron-is-not-an-ornament.md'])(
    'may only occur once, in any folder: %s',
    async (path) => {
      const reported = await diagnosticsOf((site) => site.copy(`${E26}/${path}`, `${E26}/days/2026-05-08/${path}`));
      const errors = reported.filter(({ severity }) => severity === 'error');
      expect(errors.map(({ code, file, message }) => [code, file, message])).toEqual([
        ['record-twice', `${E26}/${path}`, `This record is already in ${E26}/days/2026-05-08/${path}.`],
      ]);
    },
  );
});

describe('a former name', () => {
  it('may not be the address of another record', async () => {
    const reported = await reportsAfter((site) => {
      site.edit('content/pages/code.md', '---\n', '---\nformerSlugs: [conduct, terms]\n');
      site.edit('content/events/hacklica/pages/terms.md', '---\n', '---\nformerSlugs: [policy, rules]\n');
    });
    expect([...reported].sort()).toEqual([
      'route-twice content/events/hacklica/pages/terms.md /formerSlugs/0',
      'route-twice content/pages/code.md /formerSlugs/1',
    ]);
  });
});
