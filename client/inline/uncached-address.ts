/** The end of an address that no cache knows. The browser itself loads such a page, and the page restores its address. */
export const UNCACHED_ADDRESS = /[?&]conf-site-load=\w+$/;
