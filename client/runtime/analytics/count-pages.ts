import type { AnalyticsSettings } from '../../../src/domain/site/client-settings.ts';
import { openGoogle } from './google.ts';
import { openPlausible } from './plausible.ts';
import type { AnalyticsProvider, OpenProvider } from './provider.ts';

const PROVIDERS: Readonly<Record<AnalyticsSettings['provider'], OpenProvider>> = {
  google: openGoogle,
  plausible: openPlausible,
};

let provider: AnalyticsProvider | undefined;
let counted: string | undefined;

/** Counts a view of the current page, unless it is the page that was counted last. */
export function countPage(service: AnalyticsSettings): void {
  const { title, referrer } = document;
  const address = publicAddress(location.href);
  const provider = opened(service);
  provider.setConsent('granted');
  if (address !== counted) provider.countPage({ title, address, referrer: counted ?? publicAddress(referrer) });
  counted = address;
}

/** Stops counting, and deletes the provider's cookies, including those of earlier visits. */
export function stopCounting(service: AnalyticsSettings): void {
  opened(service).setConsent('denied');
}

/**
 * An address without secrets: without its hash, and with only the campaign parameters of its query, since links in
 * e-mails may contain secrets. An empty text stays empty.
 */
export function publicAddress(url: string): string {
  if (url === '') return url;
  const address = new URL(url);
  const campaign = [...address.searchParams].filter(([name]) => name.startsWith('utm_'));
  address.search = String(new URLSearchParams(campaign));
  address.hash = '';
  return address.href;
}

function opened(service: AnalyticsSettings): AnalyticsProvider {
  provider ??= PROVIDERS[service.provider](service);
  return provider;
}
