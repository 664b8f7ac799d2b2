/** The part of the Trusted Types API that is used here. Not all browsers support it. */
interface AddressPolicies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/**
 * Starts the runtime when the page has been parsed. A script element starts it, since the Content Security Policy allows the
 * elements that an allowed script makes. It allows `import()` in an inline script only where the file was preloaded,
 * which does not succeed everywhere.
 */
export function startRuntime(): void {
  const rules = { createScriptURL: addressOfSite };
  const { trustedTypes } = window as { readonly trustedTypes?: AddressPolicies };
  const policy = trustedTypes?.createPolicy('conf-site-start', rules) ?? rules;
  document.addEventListener('DOMContentLoaded', () => {
    const link = document.querySelector<HTMLLinkElement>('link[data-runtime]');
    if (link === null) return;
    const script = document.createElement('script');
    script.type = 'module';
    script.dataset['runtime'] = '';
    script.integrity = link.integrity;
    script.src = policy.createScriptURL(link.href);
    // So the head is the same after a full load and after client navigation.
    script.addEventListener('load', () => script.remove());
    document.head.append(script);
  });
}

function addressOfSite(url: string): string {
  if (new URL(url).origin !== location.origin) throw new TypeError(url);
  return url;
}
