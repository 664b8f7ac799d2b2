import { describe, expect, it } from 'vitest';
import type { Route } from '../../src/model/plan.ts';
import { createLotNaming, type NamedLotOf } from '../../src/pipeline/named-lots.ts';
import type { Frame } from '../../src/render/assemble-page.ts';
import { createPageInputs, type KeyParts } from '../../src/render/page-input.ts';

const routeAt = (path: string, language: string): Route =>
  ({
    path,
    file: `${path.slice(1)}index.html`,
    template: 'text',
    head: { language, path },
    content: { title: path },
    slices: { header: `header-${language}`, footer: `footer-${language}` },
    staticQueries: [],
  }) as unknown as Route;

const routes = [routeAt('/terms/', 'en'), routeAt('/hr/terms/', 'hr')];
const frame = { basePath: '/', stylesheetHref: '/a.css', slices: { 'header-en': 'Menu' } } as unknown as Frame;
const parts: KeyParts = {
  templatesHash: 't',
  texts: { en: { menu: 'Menu' }, hr: { menu: 'Izbornik' } },
  settings: (language) => ({ language }) as never,
  defaultLanguage: 'en',
  componentChunkName: () => 'component---text',
};

function named(changed: { readonly frame?: Partial<Frame>; readonly parts?: Partial<KeyParts> } = {}): NamedLotOf {
  const inputs = createPageInputs({ ...parts, ...changed.parts });
  const naming = createLotNaming({ frame: { ...frame, ...changed.frame }, inputs, languages: ['en', 'hr'] });
  return naming(routes);
}

describe('the files of some pages', () => {
  it('are the very list of the last time, with the same data, where all around the pages is the same', () => {
    const [before, after] = [named(), named()];
    expect(after.lot.files).toBe(before.lot.files);
    expect([0, 1].map(after.json)).toEqual([0, 1].map(before.json));
    expect(after.json(1)).toContain('/hr/terms/');
  });

  it.each([
    ['stylesheet', { frame: { stylesheetHref: '/b.css' } }],
    ['header', { frame: { slices: { 'header-en': 'List' } } }],
    ['state of the templates', { parts: { templatesHash: 'u' } }],
    ['text of the interface', { parts: { texts: { ...parts.texts, hr: { menu: 'Popis' } } } }],
  ])('have other names with another %s', (_what, changed) => {
    const before = named();
    const after = named(changed);
    expect(after.lot.files.map(({ hash }) => hash)).not.toEqual(before.lot.files.map(({ hash }) => hash));
    expect(named().lot.files).toEqual(before.lot.files);
  });
});
