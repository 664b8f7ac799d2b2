import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pc from 'picocolors';
import { afterAll, describe, expect, it } from 'vitest';
import { contactsIn } from '../../../src/authoring/contacts.ts';
import { noStatusLine } from '../../../src/cli/console/status-line.ts';
import { exportContactsCommand } from '../../../src/cli/content/export-command.ts';
import { MARKER } from '../../../src/domain/page/output.ts';
import { ownStateFolders } from '../../../src/pipeline/build-options.ts';
import { type ContentChange, checkedContent } from '../../support/content-in-memory.ts';
import { packageDir } from '../../support/run-tool.ts';

const E26 = 'content/events/devlica/2026';
const ZELJKA = {
  kind: 'speaker',
  event: 'devlica',
  year: 2026,
  ident: 'cacic-zeljka',
  name: 'Željka Čačić',
  email: 'zeljka@cacic.example',
} as const;

const contacts = async (change?: ContentChange, of?: { event?: string; year?: number }) =>
  contactsIn((await checkedContent(change)).index, of);

describe('the contacts in content', () => {
  it('are those of an edition’s speakers and sponsors with an address or a number', async () => {
    const found = await contacts(undefined, { event: 'devlica', year: 2026 });
    expect(found).toContainEqual(ZELJKA);
    expect(found).toContainEqual({
      kind: 'sponsor',
      event: 'devlica',
      year: 2026,
      ident: 'nit-cloud',
      name: 'Nit Cloud',
      email: 'partners@nit-cloud.example',
    });
    expect(found.every(({ email, phone }) => email !== undefined || phone !== undefined)).toBe(true);
  });

  it('include those of hidden speakers and of speakers under embargo', async () => {
    const hidden = await contacts((site) =>
      site.edit(`${E26}/speakers/cacic-zeljka.md`, '---\n', '---\nvisible: false\n'),
    );
    expect(hidden).toContainEqual(ZELJKA);
    const embargoed = await contacts((site) =>
      site.edit(`${E26}/speakers/cacic-zeljka.md`, '---\n', '---\nembargo: 2030-01-01T10:00\n'),
    );
    expect(embargoed).toContainEqual(ZELJKA);
  });

  it('include a sponsor of no edition once, without event and year', async () => {
    const found = await contacts((site) => {
      site.copy('content/sponsors/nit-cloud.yaml', 'content/sponsors/former.yaml');
    });
    expect(found.filter(({ ident }) => ident === 'former')).toEqual([
      { kind: 'sponsor', ident: 'former', name: 'Nit Cloud', email: 'partners@nit-cloud.example' },
    ]);
  });
});

describe('conf-site export contacts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'conf-site-contacts-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs the command on this repository's site, and captures its output. */
  async function run(flags: { event?: string; year?: number; file?: string }) {
    const messages: string[] = [];
    const printed: string[] = [];
    const format = { colors: pc.createColors(false) };
    const context = {
      tool: { packageDir, version: '0.0.0' },
      flags: { root: packageDir, color: 'never' as const },
      ...{
        colors: format.colors,
        stderrColors: format.colors,
        stdoutFormat: format,
        stderrFormat: format,
        status: noStatusLine,
      },
      state: { ...ownStateFolders(packageDir), remove: () => undefined },
      print: (text: string) => void printed.push(text),
      say: (text: string) => void messages.push(text),
    };
    return { status: await exportContactsCommand(context, flags), messages, printed };
  }

  it('prints a table with a heading', async () => {
    const { status, messages, printed } = await run({ event: 'devlica', year: 2026 });
    const lines = printed.join('').replace('\u{feff}', '').split('\n');
    expect([status, lines[0], lines[1]]).toEqual([
      0,
      'kind,event,year,ident,name,email,phone',
      'speaker,devlica,2026,cacic-zeljka,Željka Čačić,zeljka@cacic.example,',
    ]);
    expect(messages).toEqual([`${lines.length - 1} contacts.`]);
  });

  it('writes the table to a file, and prints nothing', async () => {
    const file = join(folder, 'contacts.csv');
    const { printed, messages } = await run({ event: 'devlica', year: 2026, file });
    expect(printed).toEqual([]);
    expect(readFileSync(file, 'utf8')).toContain('zeljka@cacic.example');
    expect(messages).toEqual([expect.stringContaining(`written to ${file}`)]);
  });

  it('refuses a file that would be published', async () => {
    writeFileSync(join(folder, MARKER), '{}');
    const places = [join(folder, 'public.csv'), join(packageDir, 'content/media/contacts.csv')];
    for (const file of places) {
      await expect(run({ file })).rejects.toThrow('would be published');
      expect(existsSync(file)).toBe(false);
    }
  });

  it('reports a missing edition, folder or file', async () => {
    await expect(run({ event: 'devlca' })).rejects.toMatchObject({ message: 'There is no edition devlca.' });
    await expect(run({ file: join(folder, 'none', 'contacts.csv') })).rejects.toThrow('There is no folder');
    await expect(run({ file: tmpdir() })).rejects.toThrow('is a folder');
  });
});
