import { basePath } from './page-assets.ts';

/**
 * The value of a cookie in a text such as `document.cookie`; undefined if there is none. The name must not need
 * escaping.
 */
export function cookieIn(cookies: string, name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1];
}

/** Sets a cookie for this site only, for a number of seconds; 0 deletes it. */
export function setCookie(name: string, value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${name}=${value}; max-age=${maxAge}; path=${basePath()}; samesite=lax${secure}`;
}
