import { describe, expect, it } from 'vitest';
import type { Route } from '../../../src/domain/page/plan.ts';
import { assemblePage, fillSlots, type Layout } from '../../../src/render/assemble-page.ts';

const HOSTILE = `/a"b&c<d>e'f/`;
const ESCAPED = '/a&quot;b&amp;c&lt;d&gt;e&#x27;f/';

const layout: Layout = {
  basePath: HOSTILE,
  policy: "default-src 'none'",
  bootScript: '',
  importMap: '{}',
  stylesheets: [
    { name: 'index', href: `${HOSTILE}style.css`, integrity: 'sha256-style' },
    { name: 'events', href: '/events.css', integrity: 'sha256-events' },
    { name: 'print', href: '/print.css', integrity: 'sha256-print' },
  ],
  runtimeHref: `${HOSTILE}runtime.js`,
  runtimeIntegrity: 'sha256-runtime',
  preloadHrefs: [`${HOSTILE}font.woff2`],
  islandHrefs: { filter: '/</script>.js' },
  iconHref: `${HOSTILE}icon.png`,
  manifestHref: `${HOSTILE}manifest.webmanifest`,
  slices: {},
  sliceValidFrom: { h: 1_770_000_000, f: null } as Layout['sliceValidFrom'],
};

const route = {
  head: { language: 'en', path: '/x/', event: 'devlica', theme: { default: 'dark' }, alternates: [] },
  slices: { header: 'h', footer: 'f' },
  staticQueries: ['q'],
} as unknown as Route;

describe('an assembled page', () => {
  const page = assemblePage(layout, route, {
    html: '',
    head: '',
    title: '',
    assets: [],
    slices: {},
    lang: 'en',
    dir: 'ltr',
    islands: ['filter'],
  });

  it('escapes every address, attribute and text of the layout', () => {
    expect(page).not.toContain(HOSTILE);
    expect(page).toContain(
      `<html lang="en" dir="ltr" data-base="${ESCAPED}" data-theme="dark" data-theme-default="dark" data-event="devlica"`,
    );
    expect(page).toContain(`<link rel="icon" href="${ESCAPED}icon.png" type="image/png">`);
  });

  it('links the stylesheets in one order, and disables those that it does not use', () => {
    const linksOf = (assets: readonly string[]): readonly string[] => {
      const fragment = {
        html: '',
        head: '',
        title: '',
        assets,
        slices: {},
        lang: 'en',
        dir: 'ltr' as const,
        islands: [],
      };
      const links = assemblePage(layout, route, fragment).match(/<link rel="stylesheet"[^>]*>/g) ?? [];
      return links.map(
        (link) => `${/data-asset="([^"]*)"/.exec(link)?.[1]}${/ disabled=""/.test(link) ? ' disabled' : ''}`,
      );
    };
    expect(linksOf([])).toEqual(['styles/index.css', 'styles/events.css disabled', 'styles/print.css']);
    expect(linksOf(['styles/events.css'])).toEqual(['styles/index.css', 'styles/events.css', 'styles/print.css']);
  });

  it('is valid from the last change of the page itself or of a slice', () => {
    const fragment = {
      html: '',
      head: '',
      title: '',
      assets: [],
      slices: {},
      lang: 'en',
      dir: 'ltr' as const,
      islands: [],
    };
    const validFrom = (own: number | undefined, slices: Layout['sliceValidFrom']): string | undefined => {
      const dated = { ...route, head: { ...route.head, validFrom: own } } as Route;
      const [, date] =
        /data-valid-from="(\d+)"/.exec(assemblePage({ ...layout, sliceValidFrom: slices }, dated, fragment)) ?? [];
      return date;
    };
    expect(validFrom(1_780_000_000, layout.sliceValidFrom)).toBe('1780000000');
    expect(validFrom(undefined, layout.sliceValidFrom)).toBe('1770000000');
    expect(validFrom(undefined, { h: null, f: null })).toBeUndefined();
  });

  it('has no JSON that could end its script element', () => {
    expect(page).toContain(
      '{"islands":{"filter":"/\\u003c/script>.js"},"slices":{"header":"h","footer":"f"},"staticQueryHashes":["q"]}',
    );
  });

  it('omits the type of an icon if it is unknown', () => {
    const odd = assemblePage({ ...layout, iconHref: '/icon.odd' }, route, {
      html: '',
      head: '',
      title: '',
      assets: [],
      slices: {},
      lang: 'en',
      dir: 'ltr',
      islands: [],
    });
    expect(odd).toContain('<link rel="icon" href="/icon.odd">');
  });
});

describe('the slots of a slice', () => {
  it('are filled even if the address contains characters that React escapes', () => {
    const head = { ...route.head, path: '/x/' };
    const slice = `<a href="${ESCAPED}x/" data-current="${ESCAPED}x/">X</a><a href="slot:alternate:hr">HR</a>`;
    expect(fillSlots(slice, head, HOSTILE)).toBe(
      `<a href="${ESCAPED}x/" data-current="${ESCAPED}x/" aria-current="page">X</a><a href="${ESCAPED}hr/">HR</a>`,
    );
  });

  it('may contain a dollar sign', () => {
    expect(fillSlots('<a data-current="/$$/x/">', route.head, '/$$/')).toBe(
      '<a data-current="/$$/x/" aria-current="page">',
    );
  });
});
