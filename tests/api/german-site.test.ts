import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { starterFiles } from '../../src/init/starter-files.ts';
import { writeSite } from '../../src/init/write-site.ts';
import { type CheckedSite, checkRead } from '../../src/pipeline/check.ts';
import { readContent } from '../../src/read/read-content.ts';
import { instantOf } from '../support/built-sites.ts';
import { packageDir } from '../support/run-tool.ts';
import { person } from './bodies.ts';
import { EMBEDDED, removeServer } from './databases.ts';
import { startTestService, type TestService } from './test-service.ts';

afterAll(removeServer);

/** A new site in German, whose event takes place on 22 May 2026. Volunteers can register in April. */
async function germanSite(): Promise<CheckedSite> {
  const rootDir = mkdtempSync(join(tmpdir(), 'conf-site-german-'));
  try {
    const { files } = await starterFiles({
      packageDir,
      tool: { spec: '^1.2.3' },
      at: instantOf('2025-11-22T12:00'),
      name: 'my-conf',
      languages: ['de'],
    });
    await writeSite(rootDir, files);
    const edition = join(rootDir, 'content/events/lanternfield/2026/edition.yaml');
    const limit = 'dateLimits:\n  volunteerRegistration: { from: 2026-04-01T09:00, to: 2026-04-30 }\n';
    writeFileSync(edition, readFileSync(edition, 'utf8').replace('dateLimits:\n', limit));
    return await checkRead(await readContent({ rootDir, packageDir }), (path) => readFile(join(rootDir, path)));
  } finally {
    rmSync(rootDir, { recursive: true, force: true });
  }
}

describe('the service of a site in German', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(EMBEDDED, { site: germanSite });
  });
  afterAll(() => service.close());

  /** Sends a form as a page without JavaScript does, and returns the status and the page that it gets. */
  const send = async (path: string, fields: Readonly<Record<string, string>>) => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      referer: 'https://lanternfield.example/lanternfield/',
    };
    const response = await service.fetch(path, { method: 'POST', headers, body: new URLSearchParams(fields) });
    return { status: response.status, page: await response.text() };
  };
  const volunteer = (email: string) => ({
    ...{ type: 'volunteer', ident: 'lanternfield', year: '2026', eventName: 'Lanternfield' },
    ...{ dataSetId: 'lanternfield-2026-volunteer', ...person(email) },
  });
  const paragraphsOf = (page: string): readonly (string | undefined)[] =>
    Array.from(page.matchAll(/<p>([^<]+)<\/p>/g), ([, text]) => text);

  it('sends e-mails in German, whatever language is asked for', async () => {
    await service.post('/newsletter', { type: 'newsletter', email: 'a@example.org', language: 'en' });
    const [email] = await service.emails('a@example.org');
    expect(email?.text).toContain('Guten Tag,');
    expect(email?.text).toContain('Der Link gilt sieben Tage.');
    expect(email?.text).toMatch(/Lanternfield e\. V\.\nhello@lanternfield\.example\s*$/);
    expect(email?.path).toMatch(/^\/newsletter-confirmation\/\?token=/);
  });

  it('answers forms without JavaScript in German', async () => {
    const { status, page } = await send('/newsletter', { type: 'newsletter', email: 'b@example.org' });
    expect([status, page.match(/<html[^>]*>/)?.[0]]).toEqual([202, '<html lang="de" dir="ltr">']);
    expect(page).toContain('<h1>Vielen Dank!</h1>');
    expect(paragraphsOf(page)).toEqual([
      'Wir haben Ihnen eine E-Mail geschickt. Bitte öffnen Sie zur Bestätigung den Link darin.',
    ]);
    expect(page).toContain('>Zurück zur Seite</a>');
  });

  it('refuses forms without JavaScript in German, with the fields that are wrong', async () => {
    const { status, page } = await send('/newsletter', { type: 'newsletter', email: 'nobody' });
    expect([status, page.match(/<html[^>]*>/)?.[0]]).toEqual([422, '<html lang="de" dir="ltr">']);
    expect(page).toContain('<h1>Das hat nicht geklappt</h1>');
    expect(paragraphsOf(page)).toEqual([
      'Einige Angaben fehlen oder stimmen nicht.',
      'E-Mail-Adresse: Diese Angabe hat nicht das richtige Format.',
      'Wenn Sie im Browser auf „Zurück“ gehen, ist alles noch da, was Sie ausgefüllt haben.',
    ]);
  });

  it('writes dates in German', async () => {
    service.at('2026-03-01T12:00');
    const early = await send('/volunteers', volunteer('c@example.org'));
    expect([early.status, paragraphsOf(early.page)[0]]).toEqual([
      403,
      'Die Anmeldung ist noch nicht möglich. Sie beginnt am 1. April 2026 um 09:00 Uhr.',
    ]);
    service.at('2026-05-02T12:00');
    const late = await send('/volunteers', volunteer('c@example.org'));
    expect([late.status, paragraphsOf(late.page)[0]]).toEqual([
      403,
      'Eine Anmeldung ist nicht mehr möglich. Anmeldeschluss war am 30. April 2026.',
    ]);
  });
});
