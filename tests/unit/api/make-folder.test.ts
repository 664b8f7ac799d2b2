import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTransport } from '../../../src/api/mail/transport.ts';
import { makeFolder } from '../../../src/fs/make-folder.ts';
import { copyContent, SMALL_SITE } from '../../support/content-copy.ts';
import { runTool } from '../../support/run-tool.ts';

describe('a folder', () => {
  let scratch: string;
  beforeEach(() => {
    scratch = mkdtempSync(join(tmpdir(), 'conf-site-folder-'));
  });
  afterEach(() => rmSync(scratch, { recursive: true }));

  it('is made with its parents, or left unchanged', () => {
    const folder = join(scratch, 'one/two/three');
    makeFolder(folder, 0o700);
    makeFolder(folder, 0o755);
    symlinkSync(folder, join(scratch, 'link'));
    makeFolder(join(scratch, 'link'));
    expect([folder, join(scratch, 'one')].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o700]);
  });

  it('is not made in place of a file', () => {
    const file = join(scratch, 'file');
    writeFileSync(file, '');
    expect(() => makeFolder(file)).toThrow('EEXIST');
    expect(() => makeFolder(join(file, 'one/two'))).toThrow('ENOTDIR');
  });

  it.runIf(process.platform === 'linux')('fails without waiting if it cannot be made', async ({ signal }) => {
    copyContent(SMALL_SITE, scratch);
    const message = 'error No folder can be made in /proc.\n  hint: choose another one\n';
    for (const args of [
      ['init', '/proc/one/two'],
      ['--root', scratch, 'build', '--out', '/proc/one'],
    ]) {
      // In a clone, init first says that it compiles the tool.
      expect((await runTool(args, { signal })).stderr.slice(-message.length)).toBe(message);
    }
    const mail = await openTransport({ kind: 'folder', dir: '/proc/one/two' });
    const from = { name: 'Devlica', address: 'mail@devlica.example' };
    const email = { id: 'a', to: 'b@devlica.example', from, subject: 'c', text: 'd', language: 'en' };
    await expect(mail.send(email, new AbortController().signal)).rejects.toThrow('No folder can be made in /proc.');
  });
});
