import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CommandContext, createContext } from '../../../src/cli/console/command-context.ts';
import { type WatchedSite, watchedSite } from '../../../src/cli/service/watched-site.ts';
import { phraseIn, plain } from '../../../src/domain/language.ts';
import { ownStateFolders } from '../../../src/pipeline/build-options.ts';
import { instantOf } from '../../support/built-sites.ts';
import { type ContentCopy, copyContent, SMALL_SITE } from '../../support/content-copy.ts';
import { packageDir } from '../../support/run-tool.ts';
import { TEST_TIMEOUT_MS } from '../../support/thoroughness.ts';

describe('the content of a running service', () => {
  let copy: ContentCopy;
  let output: string;
  let context: CommandContext;
  let watched: WatchedSite | undefined;
  const open = (): Promise<WatchedSite | undefined> => watchedSite(context, () => instantOf('2027-03-01T12:00'));
  const title = (): string => {
    const { settings } = watched?.site() ?? {};
    return settings === undefined ? '' : plain(phraseIn(settings.title, 'en', ['en']));
  };
  beforeEach(() => {
    copy = copyContent(SMALL_SITE);
    output = '';
    const tool = { packageDir, version: '1.2.3' };
    context = {
      ...createContext(tool, { root: copy.rootDir, color: 'never' }),
      state: { ...ownStateFolders(copy.rootDir), remove: () => undefined },
      say: (text) => {
        output += `${text}\n`;
      },
    };
  });
  afterEach(async () => {
    await watched?.close();
    copy.remove();
  });

  it('is updated when it changes, but only without errors', async () => {
    watched = await open();
    expect(title()).toBe('Meander');
    const site = copy.read('content/site.yaml');
    copy.write('content/site.yaml', site.replace('Meander', 'Delta'));
    await vi.waitUntil(() => title() === 'Delta', { timeout: TEST_TIMEOUT_MS });
    copy.write('content/site.yaml', `${site.replace('Meander', 'Wrong')}\nnonsense: true\n`);
    await vi.waitUntil(() => output.includes('The service keeps using the previous content.'), {
      timeout: TEST_TIMEOUT_MS,
    });
    expect([title(), output.includes('content/site.yaml')]).toEqual(['Delta', true]);
    copy.write('content/site.yaml', site.replace('Meander', 'Estuary'));
    await vi.waitUntil(() => title() === 'Estuary', { timeout: TEST_TIMEOUT_MS });
  });

  it('must have no errors at the start', async () => {
    copy.write('content/site.yaml', `${copy.read('content/site.yaml')}\nnonsense: true\n`);
    watched = await open();
    expect([watched, output.includes('The service works once they are fixed.')]).toEqual([undefined, true]);
  });

  it('must exist', async () => {
    copy.remove();
    await expect(open()).rejects.toMatchObject({ hint: expect.any(String) as string });
  });
});
