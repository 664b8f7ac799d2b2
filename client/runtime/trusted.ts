/** The part of the Trusted Types API that is used here. Not all browsers support it. */
interface TrustedTypePolicies {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string; readonly createHTML: (html: string) => string },
  ): { createScriptURL(url: string): string; createHTML(html: string): string };
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypePolicies;
  }
}

/**
 * The site's only policy. Scripts come from the site itself, and from one configured address of another site. Markup
 * must not contain scripts.
 */
const rules = { createScriptURL: allowedAddress, createHTML: withoutScript };
let outside: string | undefined;
const policy = globalThis.window?.trustedTypes?.createPolicy('conf-site', rules) ?? rules;

/**
 * A script that is not a data block. Data blocks are recognised by their first attribute, as pages write them, since
 * the same text may occur later in another attribute.
 */
const SCRIPT = /<script(?! type="application\/(?:ld\+)?json"[\s>])/i;

/** A trusted address of a script of this site. Throws for addresses of other sites. */
export function scriptUrl(url: string): string {
  return policy.createScriptURL(url);
}

/**
 * A trusted address of the only allowed script of another site, which is the first address requested. Throws for
 * others.
 */
export function outsideScriptUrl(url: string): string {
  outside ??= url;
  return policy.createScriptURL(url);
}

/** Parses markup of this site. Throws if it contains a script. */
export function fragment(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = policy.createHTML(html);
  return template.content;
}

function allowedAddress(url: string): string {
  const { origin, href } = new URL(url, location.href);
  if (origin !== location.origin && href !== outside) throw new TypeError(href);
  return href;
}

function withoutScript(html: string): string {
  if (SCRIPT.test(html)) throw new TypeError('script');
  return html;
}
