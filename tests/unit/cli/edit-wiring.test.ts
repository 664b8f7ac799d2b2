import { describe, expect, it } from 'vitest';
import { editAddress } from '../../../src/cli/content/watch/edit-address.ts';
import { createEditService } from '../../../src/cli/content/watch/edit-service.ts';
import { startClock } from '../../../src/cli/content/watch/watch-clock.ts';
import { createWatchController } from '../../../src/cli/content/watch/watch-controller.ts';
import { HintedError } from '../../../src/diagnostics/hinted-error.ts';
import { packageDir } from '../../support/run-tool.ts';

const noPages = { sourcesOf: async () => ({ own: [], shared: [] }) };

describe('the preview of a text', () => {
  const { preview } = createEditService({ rootDir: packageDir, packageDir }, { controller: noPages, now: () => 0 });
  const htmlOf = async (markdown: string) => (await preview?.({ markdown, language: 'en' }))?.html;

  it('is what the pages contain, without unsafe HTML', async () => {
    expect(await htmlOf('## Talks\n\nWrite *now* to <b onclick="x()">us</b>.<script>x()</script>')).toBe(
      '<h2>Talks</h2>\n<p>Write <em>now</em> to <b>us</b>.</p>',
    );
    expect(await htmlOf('[x](javascript:alert(1))')).not.toContain('javascript');
  });

  it('shows placeholders as they are, and links of placeholders lead nowhere', async () => {
    expect(await htmlOf('At {venue}: [rules]({linkLang}/code/), [home](/)')).toBe(
      '<p>At {venue}: <a>rules</a>, <a href="/">home</a></p>',
    );
  });

  it('shows both forms of a block that shows for a time', async () => {
    const html = await htmlOf('::: dateLimit: tickets\nBuy now.\n::: otherwise\nToo late.\n:::\n');
    expect(html).toMatch(/<div data-window="dateLimit: tickets">\s*<p>Buy now.<\/p>/);
    expect(html).toContain('Too late.');
  });

  it('of a text that is too long says so', async () => {
    await expect(htmlOf('x'.repeat(50_001))).rejects.toThrow(HintedError);
  });
});

it('the records of a page are those of its content first, each once, by their main files', async () => {
  const controller = createWatchController({
    rootDir: packageDir,
    packageDir,
    clock: startClock(0),
    linkTo: () => undefined,
    searchIndexAt: () => undefined,
    onTravel: () => undefined,
  });
  const { page } = createEditService({ rootDir: packageDir, packageDir }, { controller, now: () => 0 });
  const english = await page?.({ path: '/terms/' });
  const croatian = await page?.({ path: '/hr/terms/' });
  expect(english?.records[0]).toBe('content/pages/terms.md');
  expect(croatian?.records[0]).toBe('content/pages/terms.md');
  const { records = [] } = croatian ?? {};
  expect(records).toContain('content/site.yaml');
  expect(new Set(records).size).toBe(records.length);
  expect(records.indexOf('content/company.yaml')).toBeGreaterThan(0);
  expect(records.filter((path) => /\.hr\.|\/media\//.test(path))).toEqual([]);
  expect(await page?.({ path: '/no-such-page/' })).toEqual({ records: [] });
});

describe('the address of the editor for other devices', () => {
  const address = { family: 'IPv4', internal: false, address: '192.168.1.5' } as const;
  const interfaces = {
    lo: [{ ...address, internal: true, address: '127.0.0.1' }],
    eth0: [{ ...address, family: 'IPv6', address: 'fe80::1' }, address],
  } as unknown as Parameters<typeof editAddress>[0]['interfaces'];
  const of = (host: string, names: readonly string[] = []) =>
    editAddress({ host, port: 4321, names, token: 'abc', interfaces });

  it('is none if only this computer reaches the watch', () => {
    for (const host of ['127.0.0.1', 'localhost', '::1', '127.0.0.2']) expect(of(host), host).toBeUndefined();
    expect(of('127.0.0.1', ['localhost'])).toBeUndefined();
  });

  it('is that of the network, or of a proxy that the user named', () => {
    expect(of('0.0.0.0')).toBe('http://192.168.1.5:4321/dev/edit/?token=abc');
    expect(of('10.0.0.3')).toBe('http://10.0.0.3:4321/dev/edit/?token=abc');
    expect(of('::')).toBe('http://192.168.1.5:4321/dev/edit/?token=abc');
    expect(of('fd00::3')).toBe('http://[fd00::3]:4321/dev/edit/?token=abc');
    expect(of('127.0.0.1', ['pad-4321.app.example'])).toBe('https://pad-4321.app.example/dev/edit/?token=abc');
  });
});
