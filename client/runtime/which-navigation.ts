import { isPagePath } from './page-assets.ts';

/** The part of an address that makes out its page. */
export function addressOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Whether the visitor goes nowhere by a navigation: a download, or what a script notes in the address. */
export function isAside(
  { downloadRequest, destination, navigationType, userInitiated }: NavigateEvent,
  isShown: boolean,
): boolean {
  const isNote = destination.sameDocument && navigationType !== 'traverse' && !(userInitiated && isShown);
  return downloadRequest !== null || isNote;
}

/** Whether a navigation goes to a page of this site by nothing but its address, and not to a place on the same page. */
export function isToPage(event: NavigateEvent): boolean {
  const { canIntercept, defaultPrevented, formData, navigationType, destination } = event;
  const { pathname } = new URL(destination.url);
  const isPlain = canIntercept && !defaultPrevented && formData === null && navigationType !== 'reload';
  const isOther = navigationType === 'traverse' || !destination.sameDocument;
  return isPlain && isOther && isPagePath(pathname);
}
