/** How much static hosts read from the files that tell them about the site. They ignore the rest, without a word to visitors. */

/**
 * The number of rules that Cloudflare Pages reads from `_headers`. Netlify has no limit.
 *
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export const MAX_HEADER_RULES = 100;

/**
 * The number of redirects that Cloudflare Pages reads from `_redirects`. Netlify has no fixed limit, and recommends other means
 * from 10,000 on.
 *
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 * @see https://docs.netlify.com/manage/routing/redirects/overview/
 */
export const MAX_REDIRECTS = 2000;
