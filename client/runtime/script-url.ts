/** The part of Trusted Types that is used here; not every browser has it. What it makes stands for a string. */
interface TrustedTypePolicies {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypePolicies;
  }
}

/** The site's one policy: script comes from the site itself. */
const policy = globalThis.window?.trustedTypes?.createPolicy('conf-site', { createScriptURL: ownAddress });

/** The address of a script of this site, in the form that the policy asks for. Throws for any other site's. */
export function scriptUrl(url: string): string {
  return policy === undefined ? ownAddress(url) : policy.createScriptURL(url);
}

function ownAddress(url: string): string {
  const { origin, href } = new URL(url, location.href);
  if (origin !== location.origin) throw new TypeError(`${href} is not of this site.`);
  return href;
}
