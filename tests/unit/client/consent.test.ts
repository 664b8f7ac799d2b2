import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publicAddress } from '../../../client/runtime/analytics/count-pages.ts';
import { consentState, type PrivacySignals } from '../../../client/runtime/consent-state.ts';
import { cookieIn } from '../../../client/runtime/cookies.ts';
import { contentSecurityPolicy } from '../../../src/emit/policy.ts';
import { modelAnalytics } from '../../../src/model/model-analytics.ts';

const CONFIGURED = {
  provider: 'google',
  id: 'G-STITCHES00',
  consentName: 'analytics-consent',
  cookieMaxAge: 31_536_000,
  respectDoNotTrack: true,
  optIn: true,
} as const;

const { settings: SERVICE } = modelAnalytics(CONFIGURED);

describe('a cookie', () => {
  it('is found by its exact name', () => {
    expect(cookieIn('a=1; analytics-consent=accepted; b=2', 'analytics-consent')).toBe('accepted');
    expect(cookieIn('my-analytics-consent=accepted', 'analytics-consent')).toBeUndefined();
    expect(cookieIn('analytics-consent-2=accepted', 'analytics-consent')).toBeUndefined();
    expect(cookieIn('', 'analytics-consent')).toBeUndefined();
  });
});

describe('the consent of a visitor', () => {
  const stateOf = (cookies: string, signals: PrivacySignals = {}, changes = {}): string =>
    consentState({ ...SERVICE, ...changes }, { cookies, signals });

  it('is the stored answer', () => {
    expect(stateOf('analytics-consent=accepted')).toBe('accepted');
    expect(stateOf('analytics-consent=declined')).toBe('declined');
  });

  it('is undecided without an answer, and with an invalid one', () => {
    expect(stateOf('')).toBe('undecided');
    expect(stateOf('analytics-consent=perhaps')).toBe('undecided');
  });

  it.each<PrivacySignals>([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
    'is refused if the browser asks not to be tracked, whatever was answered: %j',
    (signals) => {
      expect(stateOf('analytics-consent=accepted', signals)).toBe('refused');
      expect(stateOf('analytics-consent=accepted', signals, { respectDoNotTrack: false })).toBe('accepted');
    },
  );

  it.each<PrivacySignals>([{ doNotTrack: '0' }, { doNotTrack: null }, { globalPrivacyControl: false }])(
    'is not refused by an empty signal: %j',
    (signals) => expect(stateOf('', signals)).toBe('undecided'),
  );

  it('is assumed if the site does not ask for it, until it is declined', () => {
    expect(stateOf('', {}, { optIn: false })).toBe('accepted');
    expect(stateOf('analytics-consent=declined', {}, { optIn: false })).toBe('declined');
  });
});

describe('the address that is reported to the service', () => {
  it.each([
    ['https://devlica.example/hr/#schedule', 'https://devlica.example/hr/'],
    ['https://devlica.example/newsletter-confirmation/?token=7f3k', 'https://devlica.example/newsletter-confirmation/'],
    ['https://devlica.example/?utm_source=poster&token=7f3k#faq', 'https://devlica.example/?utm_source=poster'],
    ['https://devlica.example/devlica/', 'https://devlica.example/devlica/'],
    ['', ''],
  ])('of %s is %s', (url, address) => expect(publicAddress(url)).toBe(address));
});

describe('the service', () => {
  it('has its public address, unless the site sets its own', () => {
    const own = { ...CONFIGURED, url: 'https://stats.devlica.example/' };
    expect(modelAnalytics(CONFIGURED)).toMatchObject({
      settings: { address: 'https://www.googletagmanager.com/gtag/js?id=G-STITCHES00' },
      origin: 'https://*.google-analytics.com',
    });
    expect(modelAnalytics(own)).toMatchObject({
      settings: { address: 'https://stats.devlica.example/gtag/js?id=G-STITCHES00' },
      origin: 'https://stats.devlica.example',
    });
    expect(modelAnalytics({ ...CONFIGURED, provider: 'plausible' })).toMatchObject({
      settings: { address: 'https://plausible.io/api/event' },
      origin: 'https://plausible.io',
    });
    expect(modelAnalytics({ ...own, provider: 'plausible' })).toMatchObject({
      settings: { address: 'https://stats.devlica.example/api/event' },
      origin: 'https://stats.devlica.example',
    });
  });
});

describe('the policy', () => {
  const directives = (analyticsOrigin?: string): readonly string[] =>
    contentSecurityPolicy({ inlineScripts: [''], apiOrigin: 'https://api.devlica.example', analyticsOrigin }).split(
      '; ',
    );

  it('allows page views at the configured service, and changes nothing else', () => {
    const without = directives();
    const added = directives('https://plausible.io').filter((directive) => !without.includes(directive));
    expect(added).toEqual(["connect-src 'self' https://api.devlica.example https://plausible.io"]);
  });
});

describe('the script of another site', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('location', new URL('https://devlica.example/hr/'));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('has the address that was first requested', async () => {
    const { outsideScriptUrl, scriptUrl } = await import('../../../client/runtime/trusted.ts');
    expect(() => scriptUrl(SERVICE.address)).toThrow(TypeError);
    expect(outsideScriptUrl(SERVICE.address)).toBe(SERVICE.address);
    for (const other of [`${SERVICE.address}0`, 'https://www.googletagmanager.com/', 'https://elsewhere.example/a.js'])
      expect(() => outsideScriptUrl(other)).toThrow(TypeError);
    expect(scriptUrl('/sw.js')).toBe('https://devlica.example/sw.js');
  });
});
