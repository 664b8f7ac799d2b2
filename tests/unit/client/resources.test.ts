import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearResources, resource } from '../../../client/runtime/resources.ts';

/** Page data that a host does not return immediately. */

const START = Date.UTC(2026, 2, 1);

let attempts: number[];

function answerWith(...statuses: readonly number[]): void {
  attempts = [];
  vi.stubGlobal('fetch', async () => {
    const status = statuses[attempts.length] ?? 503;
    attempts.push(Date.now() - START);
    return Response.json({ path: '/terms/' }, { status });
  });
}

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  clearResources();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('page data', () => {
  const requestPageData = async () => {
    const answer = resource<{ path: string }>('page-data/terms/page-data.json', {});
    await vi.runAllTimersAsync();
    return answer;
  };

  it('is requested again after 0.3, 1 and 3 seconds, and then given up', async () => {
    answerWith();
    expect(await requestPageData()).toBe(503);
    expect(attempts).toEqual([0, 300, 1_300, 4_300]);
  });

  it('is available as soon as an attempt succeeds', async () => {
    answerWith(503, 200);
    expect(await requestPageData()).toEqual({ path: '/terms/' });
    expect(attempts).toEqual([0, 300]);
  });

  it('is requested once while the device is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    answerWith();
    expect(await requestPageData()).toBe(503);
    expect(attempts).toEqual([0]);
  });

  it('is requested once if the host says that it does not exist', async () => {
    answerWith(404);
    expect(await requestPageData()).toBe(404);
    expect(attempts).toEqual([0]);
  });
});
