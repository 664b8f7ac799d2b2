import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ContentData } from '../../../src/domain/page/page-data.ts';
import { checkSite } from '../../../src/pipeline/check.ts';
import { createStopwatch } from '../../../src/pipeline/stopwatch.ts';
import { JELENA, type PublishingSite, publishingSite, SITE } from '../../support/publishing-site.ts';
import { packageDir } from '../../support/run-tool.ts';

type Answer = Partial<ContentData> | (() => Promise<Partial<ContentData>>);

let site: PublishingSite;
let server: Server;
/** What the site answers, one for each request; the last one is repeated. */
let answers: readonly Answer[];
let asked: number;

beforeEach(async () => {
  site = publishingSite();
  asked = 0;
  server = createServer(async (request, response) => {
    expect(request.url).toBe('/conf/page-data/content-data.json');
    const answer = answers[Math.min(asked++, answers.length - 1)];
    response.end(JSON.stringify(typeof answer === 'function' ? await answer() : answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/conf`;
  site.mine.edit(SITE, 'https://meander.example', address);
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  site.remove();
});

const OLD = { contentHash: 'a1', sourceHash: 'a2' };

/** What the site has after its host has built what is pushed. */
async function built(): Promise<ContentData> {
  site.theirs.git('pull', '-q');
  const { sourceHash } = await checkSite({ rootDir: site.theirs.rootDir, packageDir }, createStopwatch());
  return { contentHash: 'b1', sourceHash };
}

describe('the public site after a publication', () => {
  it('is asked until it was built from what was pushed, whatever else is built before', async () => {
    site.publishTheirs(JELENA, 'Cartographer', 'Mapmaker');
    site.mine.edit(JELENA, 'maps of places', 'maps of towns');
    // As on Windows: files have other line ends here than in the repository.
    site.mine.git('config', 'core.autocrlf', 'true');
    answers = [OLD, { ...OLD, contentHash: 'a later hour' }, { contentHash: 'c1', sourceHash: 'c2' }, built];
    expect(await site.publish()).toEqual({ kind: 'published', code: 'public', message: 'The site has it.' });
    expect(asked).toBe(4);
  });

  it('may have other content at the end, which is said', async () => {
    answers = [OLD, { contentHash: 'c1', sourceHash: 'c2' }];
    expect(await site.publish({ timeoutMs: 250 })).toEqual({
      kind: 'published',
      code: 'other-build',
      message:
        'It is pushed. After 15 minutes, the site was not built from exactly that: it has other content than before, but not what was pushed.',
      hint: expect.stringContaining('somebody may have published after you') as string,
    });
  });

  it('may have the content of before at the end, which is a failure', async () => {
    answers = [OLD, { ...OLD, contentHash: 'a later hour' }];
    expect(await site.publish({ timeoutMs: 250 })).toMatchObject({
      kind: 'failed',
      message: 'It is pushed, but the site does not have it yet: it still has the content of before.',
    });
  });

  it('only has other content than before if an older conf-site has built it', async () => {
    answers = [{ contentHash: 'a1' }, { contentHash: 'a1' }, { contentHash: 'b1' }];
    expect(await site.publish()).toMatchObject({
      kind: 'published',
      message: 'It is pushed, and the site has other content than before.',
      hint: expect.stringContaining('an older conf-site') as string,
    });
    expect(asked).toBe(3);
  });

  it('cannot be seen if its address is that of an example', async () => {
    site.mine.git('checkout', '-q', SITE);
    site.mine.edit(JELENA, 'maps of places', 'maps of towns');
    expect(await site.publish()).toEqual({
      kind: 'published',
      code: 'no-address',
      message: 'It is pushed. Whether the site has it already cannot be seen from here.',
      hint: 'baseUrl in content/site.yaml is https://meander.example; give it the address of your site',
    });
  });

  it('cannot be seen if it cannot be reached', async () => {
    site.mine.edit(SITE, /http:.*/.exec(site.mine.read(SITE))?.[0] ?? '', 'http://127.0.0.1:1');
    expect(await site.publish()).toMatchObject({
      kind: 'published',
      hint: 'http://127.0.0.1:1 cannot be reached from here',
    });
  });
});
