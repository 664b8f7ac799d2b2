import { UNCACHED_ADDRESS } from '../inline/uncached-address.ts';
import { isPagePath } from './page-assets.ts';

/** The part of an address that identifies the page. */
export function addressOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Whether a navigation does not leave the page: a download, or a change of the address by a script. */
export function isIgnored(
  { downloadRequest, destination, navigationType, userInitiated }: NavigateEvent,
  isShown: boolean,
): boolean {
  const isByScript = destination.sameDocument && navigationType !== 'traverse' && !(userInitiated && isShown);
  return downloadRequest !== null || isByScript;
}

/**
 * Whether a navigation leads to another page of this site and needs only its address; not a form or an anchor on the
 * same page, nor a page that is loaded past all caches.
 */
export function isToPage(event: NavigateEvent): boolean {
  const { canIntercept, defaultPrevented, formData, navigationType, destination } = event;
  const { pathname, search } = new URL(destination.url);
  const isPlain = canIntercept && !defaultPrevented && formData === null && navigationType !== 'reload';
  const isOther = navigationType === 'traverse' || !destination.sameDocument;
  return isPlain && isOther && isPagePath(pathname) && !UNCACHED_ADDRESS.test(search);
}
