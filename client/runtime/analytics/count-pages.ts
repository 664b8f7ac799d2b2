import type { AnalyticsSettings } from '../../../src/model/client-settings.ts';
import { openGoogle } from './google.ts';
import { openPlausible } from './plausible.ts';
import type { AnalyticsProvider, OpenProvider } from './provider.ts';

const PROVIDERS: Readonly<Record<AnalyticsSettings['provider'], OpenProvider>> = {
  google: openGoogle,
  plausible: openPlausible,
};

let provider: AnalyticsProvider | undefined;
let counted: string | undefined;

/** Counts the page that is shown, unless it is the one that was counted last. */
export function countPage(service: AnalyticsSettings): void {
  const { title, referrer } = document;
  const address = publicAddress(location.href);
  const provider = opened(service);
  provider.setConsent('granted');
  if (address !== counted) provider.countPage({ title, address, referrer: counted ?? publicAddress(referrer) });
  counted = address;
}

/** Ends the counting, and removes what the provider keeps here, from earlier visits too. */
export function stopCounting(service: AnalyticsSettings): void {
  opened(service).setConsent('denied');
}

/**
 * An address as others may know it: without its hash, and of its query the names of campaigns alone, since a link in
 * an e-mail may carry what is secret. An empty text stays one.
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
