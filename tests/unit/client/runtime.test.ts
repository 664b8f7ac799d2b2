import { describe, expect, it } from 'vitest';
import { instantAt, readValidFrom, sleepMs } from '../../../client/inline/clock.ts';
import { mayPlay } from '../../../client/runtime/hero-video.ts';
import { mayPrefetch } from '../../../client/runtime/prefetch.ts';
import { mayRegister } from '../../../client/runtime/service-worker.ts';
import { nextChoice } from '../../../client/runtime/theme-button.ts';

const DAY_MS = 86_400_000;

describe('the clock for windows', () => {
  it('is the visitor’s, in whole seconds', () => {
    expect(instantAt(1_778_220_000_999, Number.NEGATIVE_INFINITY)).toBe(1_778_220_000);
  });

  it('is never earlier than the last change before the build', () => {
    expect(instantAt(0, 1_778_220_000)).toBe(1_778_220_000);
  });

  it('has no lower limit if the page has none', () => {
    expect(readValidFrom(undefined)).toBe(Number.NEGATIVE_INFINITY);
    expect(readValidFrom('soon')).toBe(Number.NEGATIVE_INFINITY);
    expect(readValidFrom('1778220000')).toBe(1_778_220_000);
  });

  it('wakes at the boundary to the millisecond', () => {
    expect(sleepMs(1_778_220_000, 1_778_219_999_250)).toBe(750);
  });

  it('sleeps for a day at most, so that no timer overflows', () => {
    expect(sleepMs(1_778_220_000, 0)).toBe(DAY_MS);
  });

  it('wakes immediately for a boundary in the past', () => {
    expect(sleepMs(1_778_220_000, 1_778_220_001_000)).toBe(0);
  });
});

describe('the theme', () => {
  it.each(['light', 'dark'] as const)(
    'changes from %s, the system’s, to the opposite, back, and to the system again',
    (system) => {
      const other = system === 'dark' ? 'light' : 'dark';
      const state = { system, standard: 'system' };
      expect(nextChoice({ ...state, present: undefined })).toBe(other);
      expect(nextChoice({ ...state, present: other })).toBe(system);
      expect(nextChoice({ ...state, present: system })).toBeNull();
    },
  );

  it('never depends on the system if the page has its own default', () => {
    expect(nextChoice({ present: 'dark', system: 'dark', standard: 'dark' })).toBe('light');
    expect(nextChoice({ present: 'light', system: 'light', standard: 'dark' })).toBe('dark');
  });
});

describe('the service worker', () => {
  it('is used with HTTPS and on the local computer', () => {
    expect(mayRegister({ protocol: 'https:', hostname: 'devlica.example' })).toBe(true);
    expect(mayRegister({ protocol: 'http:', hostname: 'localhost' })).toBe(true);
    expect(mayRegister({ protocol: 'http:', hostname: '127.0.0.1' })).toBe(true);
    expect(mayRegister({ protocol: 'http:', hostname: '[::1]' })).toBe(true);
    expect(mayRegister({ protocol: 'http:', hostname: 'devlica.example' })).toBe(false);
    expect(mayRegister({ protocol: 'http:', hostname: '127.0.0.1.example.com' })).toBe(false);
  });
});

describe('the video of a hero', () => {
  it.each([
    [{ reducedMotion: false, saveData: false }, true],
    [{ reducedMotion: true, saveData: false }, false],
    [{ reducedMotion: false, saveData: true }, false],
  ])('only starts by itself if nothing speaks against it: %j', (wishes, answer) => {
    expect(mayPlay(wishes)).toBe(answer);
  });
});

describe('fetching pages ahead', () => {
  const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0 Safari/537.36';

  it('is enabled if the browser does not say anything against it, or nothing at all', () => {
    expect(mayPrefetch({ userAgent: browser })).toBe(true);
    expect(mayPrefetch({ userAgent: browser, connection: {} })).toBe(true);
    expect(mayPrefetch({ userAgent: browser, connection: { effectiveType: '3g', saveData: false } })).toBe(true);
  });

  it.each([{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { saveData: true }])(
    'is disabled for a connection of %j',
    (connection) => {
      expect(mayPrefetch({ userAgent: browser, connection })).toBe(false);
    },
  );

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
    'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
    'Some Web Crawler 1.0',
  ])('is disabled for the crawler %s', (userAgent) => {
    expect(mayPrefetch({ userAgent })).toBe(false);
  });
});
