/** The part of Trusted Types that is used here; not every browser has it. What it makes stands for a string. */
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
 * The site's one policy: script comes from the site itself, and from one address outside of it where the settings name
 * one; markup holds none that could run.
 */
const rules = { createScriptURL: knownAddress, createHTML: withoutScript };
let outside: string | undefined;
const policy = globalThis.window?.trustedTypes?.createPolicy('conf-site', rules) ?? rules;

/**
 * Recognises data blocks by their first attribute, as pages write them. The same text further on may be part of another
 * attribute.
 */
const SCRIPT = /<script(?! type="application\/(?:ld\+)?json"[\s>])/i;

/** The address of a script of this site, in the form that the policy asks for. Throws for any other site's. */
export function scriptUrl(url: string): string {
  return policy.createScriptURL(url);
}

/** The same for the only allowed script of another site: the first address requested. Throws for any other. */
export function outsideScriptUrl(url: string): string {
  outside ??= url;
  return policy.createScriptURL(url);
}

/** Markup of this site as nodes. Throws if there is a script in it. */
export function fragment(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = policy.createHTML(html);
  return template.content;
}

function knownAddress(url: string): string {
  const { origin, href } = new URL(url, location.href);
  if (origin !== location.origin && href !== outside) throw new TypeError(href);
  return href;
}

function withoutScript(html: string): string {
  if (SCRIPT.test(html)) throw new TypeError('script');
  return html;
}
