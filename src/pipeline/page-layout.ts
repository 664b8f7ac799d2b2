import { integrityOf } from '../content/integrity.ts';
import { hashOf } from '../content/short-hash.ts';
import { jsonForScript } from '../domain/escape-markup.ts';
import type { Bundle } from '../domain/page/bundle.ts';
import type { Plan } from '../domain/page/plan.ts';
import { STYLESHEETS } from '../domain/page/stylesheets.ts';
import { preloadedFonts } from '../emit/font-rules.ts';
import { contentSecurityPolicy } from '../emit/policy.ts';
import type { Layout, LinkedStylesheet } from '../render/assemble-page.ts';

/** What assembly puts around each page: slices, scripts, stylesheets and icons with their addresses, and the policy. */

/** The text of each stylesheet, with the events' colours in that of all pages. */
export type Stylesheets = Bundle['stylesheets'];

/** The layout of all pages. Its addresses begin with the base path of the site. */
export function layoutOf(
  plan: Plan,
  bundle: Bundle,
  { slices, stylesheets }: { readonly slices: Readonly<Record<string, string>>; readonly stylesheets: Stylesheets },
): Layout {
  const { site } = plan;
  const { bootScript } = bundle;
  const asset = (name: string): string => `${site.basePath}assets/${name}`;
  const integrity = Object.fromEntries(Object.entries(bundle.integrity).map(([name, hash]) => [asset(name), hash]));
  const importMap = jsonForScript({ integrity });
  return {
    basePath: site.basePath,
    bootScript,
    importMap,
    policy: contentSecurityPolicy({ ...site, inlineScripts: [bootScript, importMap] }),
    stylesheets: STYLESHEETS.map((name) => ({
      name,
      href: asset(`style-${name}-${hashOf(stylesheets[name]).slice(0, 10)}.css`),
      integrity: integrityOf(stylesheets[name]),
    })) as [LinkedStylesheet, ...LinkedStylesheet[]],
    runtimeHref: asset(bundle.runtime),
    runtimeIntegrity: bundle.integrity[bundle.runtime] ?? '',
    preloadHrefs: preloadedFonts(site.fonts, bundle).map((path) => site.basePath + path),
    islandHrefs: Object.fromEntries(Object.entries(bundle.islands).map(([island, name]) => [island, asset(name)])),
    ...(site.icons === undefined
      ? {}
      : { iconHref: site.icons.icon, iconFallbackHref: site.icons.fallback, touchIconHref: site.icons.touch }),
    manifestHref: `${site.basePath}manifest.webmanifest`,
    slices,
    sliceValidFrom: Object.fromEntries(plan.slices.map(({ name, validFrom }) => [name, validFrom])),
  };
}
