import { setCookie } from '../cookies.ts';
import { basePath } from '../page-assets.ts';
import { outsideScriptUrl } from '../trusted.ts';
import type { OpenProvider } from './provider.ts';

declare global {
  interface Window {
    /** The queue of commands for Google's tag. */
    dataLayer?: unknown[];
    /** Google's switch: a tag with this id sends nothing while it is true. */
    [disabled: `ga-disable-${string}`]: boolean;
  }
}

/**
 * Google's tag. It is loaded at the first consent. Its cookies are limited to this host and path, so that they can be
 * deleted. In the settings of the data stream, page changes by browser history must be switched off, or Google counts
 * them a second time.
 *
 * @see https://developers.google.com/tag-platform/gtagjs/reference
 */
export const openGoogle: OpenProvider = ({ id, address, url, cookieMaxAge }) => ({
  setConsent(consent) {
    const isDenied = consent === 'denied';
    window[`ga-disable-${id}`] = isDenied;
    if (isDenied) removeCookies();
    else if (window.dataLayer === undefined) {
      window.dataLayer = [];
      gtag('js', new Date());
      gtag('consent', 'default', DENIED);
      gtag('config', id, {
        send_page_view: false,
        allow_google_signals: false,
        cookie_expires: cookieMaxAge,
        cookie_domain: 'none',
        cookie_path: basePath(),
        server_container_url: url,
      });
      document.head.append(Object.assign(document.createElement('script'), { src: outsideScriptUrl(address) }));
    }
    gtag('consent', 'update', { analytics_storage: consent });
  },
  countPage({ title, address: page_location, referrer }) {
    gtag('set', { page_title: title, page_location, page_referrer: referrer });
    gtag('event', 'page_view');
  },
});

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

/** Sends a command to the tag if it was loaded. The tag requires an `arguments` object. */
function gtag(..._command: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tag would take an array for data.
  window.dataLayer?.push(arguments);
}

function removeCookies(): void {
  for (const [name] of document.cookie.matchAll(/(?<=^|; )_ga[^=]*/g)) setCookie(name, '', 0);
}
