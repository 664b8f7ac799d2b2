import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { builtSites } from '../support/built-sites.ts';
import { isFull } from '../support/thoroughness.ts';
import {
  attribute,
  byId,
  canonicalOf,
  classed,
  type Element,
  elements,
  firstTagged,
  isIndexed,
  linked,
  metaContent,
  outlineAt,
  type Page,
  pagesOf,
  redirectPagesOf,
  tagged,
  textOf,
} from './read-html.ts';

const ORIGIN = 'https://devlica.example';

/** Collects problems of pages as lines that begin with the page. */
function findings(pages: readonly Page[], look: (root: Element, page: Page) => readonly unknown[]): readonly string[] {
  return pages.flatMap((page) => look(page.root, page).map((finding) => `${page.path}: ${String(finding)}`));
}

/** Values that occur more than once, without repetition. */
function repeated(values: readonly string[]): readonly string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

/** A page's addresses by language, from its `hreflang` links. */
function alternatesOf(root: Element): Readonly<Record<string, string>> {
  const links = linked(root, 'alternate').filter((link) => attribute(link, 'hreflang') !== undefined);
  return Object.fromEntries(links.map((link) => [attribute(link, 'hreflang'), attribute(link, 'href')]));
}

/** The pages of speakers and sessions are most of all pages. They share a template, and only differ in header and footer between instants. */
const isOneOfFew = ({ path }: Page): boolean => !/\/20\d\d\/(?:sessions\/)?[^/]+\/$/.test(path);

describe.each(builtSites())('the pages of the build $name the event', (site) => {
  const pages = pagesOf(site);
  const indexed = pages.filter(isIndexed);
  /** All but the screens at the venue, which have no header and footer, and contain both languages. */
  const framed = pages.filter(({ path }) => !path.startsWith('/screen/'));

  it('are valid HTML by the standard rules', async () => {
    const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
    const problems: string[] = [];
    const some = isFull || site.name === 'before' ? pages : pages.filter(isOneOfFew);
    for (const { file } of [...some, ...redirectPagesOf(site)]) {
      const report = await validator.validateString(site.text(file), file);
      problems.push(
        ...report.results.flatMap(({ messages }) =>
          messages.map(({ line, column, ruleId, message }) => `${file}:${line}:${column} ${ruleId}: ${message}`),
        ),
      );
    }
    expect(problems).toEqual([]);
  });

  it('have no inline styles and no event handlers', () => {
    const inline = findings(pages, (root) => [
      ...tagged(root, 'style').map(() => 'a style element'),
      ...elements(root).flatMap(({ attrs }) =>
        attrs.filter(({ name }) => name === 'style' || name.startsWith('on')).map(({ name }) => name),
      ),
    ]);
    expect(inline).toEqual([]);
  });

  it('have unique ids', () => {
    const twice = findings(pages, (root) => repeated(elements(root).flatMap((one) => attribute(one, 'id') ?? [])));
    expect(twice).toEqual([]);
  });

  it('declare the language of their address', () => {
    const wrong = findings(pages, (root, { path }) => {
      const language = attribute(root, 'lang');
      return language === (path.startsWith('/hr/') ? 'hr' : 'en') ? [] : [language];
    });
    expect(wrong).toEqual([]);
  });

  it('mark words of the other language, and no others, with lang', () => {
    const known = new Set(['en', 'hr']);
    const unknown = findings(pages, (root) =>
      elements(root)
        .map((one) => attribute(one, 'lang'))
        .filter((language) => language !== undefined && !known.has(language)),
    );
    expect(unknown).toEqual([]);
  });

  it('have one h1, which is always visible and not empty', () => {
    const wrong = findings(pages, (root) => {
      const headings = tagged(root, 'h1');
      const windowed = elements(root, (one) => attribute(one, 'data-when') !== undefined);
      return [
        ...(headings.length === 1 ? [] : [`${headings.length} of them`]),
        ...headings.filter((heading) => textOf(heading) === '').map(() => 'empty'),
        ...windowed.flatMap((one) => tagged(one, 'h1')).map(() => 'inside a window'),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('skip no level of headings', () => {
    const jumps = findings(pages, (root) => {
      const levels = elements(root, (one) => /^h[1-6]$/.test(one.tagName)).map((one) => Number(one.tagName[1]));
      return levels.flatMap((level, index) => {
        const before = levels[index - 1] ?? 0;
        return level > before + 1 ? [`h${level} after h${before}`] : [];
      });
    });
    expect(jumps).toEqual([]);
  });

  it('have the landmarks banner, main and contentinfo once, and a unique name for every navigation', () => {
    const nameOf = (root: Element, nav: Element): string => {
      const label = byId(root, attribute(nav, 'aria-labelledby') ?? '');
      return label === undefined ? (attribute(nav, 'aria-label') ?? '') : textOf(label);
    };
    const wrong = findings(framed, (root) => [
      ...['header', 'main', 'footer'].flatMap((name) => {
        const { length } = tagged(root, name).filter((one) => one.parentNode === tagged(root, 'body')[0]);
        return length === 1 && tagged(root, name).length === 1 ? [] : [`${tagged(root, name).length} ${name}`];
      }),
      ...repeated(tagged(root, 'nav').map((nav) => nameOf(root, nav))).map((name) => `two navigations named "${name}"`),
      ...tagged(root, 'nav')
        .filter((nav) => nameOf(root, nav) === '')
        .map(() => 'a navigation without a name'),
    ]);
    expect(wrong).toEqual([]);
  });

  it('begin with a link that skips to the main part', () => {
    const wrong = findings(framed, (root) => {
      const [skip] = classed(root, 'skip-link');
      const [first] = tagged(firstTagged(root, 'body'), 'a');
      const target = skip && byId(root, (attribute(skip, 'href') ?? '').slice(1));
      const isRight = skip !== undefined && first === skip && textOf(skip) !== '' && target?.tagName === 'main';
      return isRight ? [] : ['no skip link to main in the first place'];
    });
    expect(wrong).toEqual([]);
  });

  it('refer to existing elements in labels and other ARIA attributes', () => {
    const names = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'];
    const dangling = findings(pages, (root) => {
      const ids = new Set(elements(root).flatMap((one) => attribute(one, 'id') ?? []));
      return elements(root)
        .flatMap((one) => names.flatMap((name) => attribute(one, name)?.split(' ') ?? []))
        .filter((id) => !ids.has(id));
    });
    expect(dangling).toEqual([]);
  });

  it('have a title, a description and an address that no other indexed page of their language has', () => {
    for (const language of ['en', 'hr']) {
      const facts = indexed
        .filter(({ root }) => attribute(root, 'lang') === language)
        .map(({ root }) => ({
          title: textOf(firstTagged(root, 'title')),
          description: metaContent(root, 'description') ?? '',
          canonical: canonicalOf(root) ?? '',
        }));
      for (const fact of ['title', 'description', 'canonical'] as const) {
        const values = facts.map((one) => one[fact]);
        expect(repeated(values), `${fact} in ${language}`).toEqual([]);
        expect(values, `${fact} in ${language}`).not.toContain('');
      }
    }
  });

  it('have titles and descriptions that fit into search results', () => {
    const long = findings(indexed, (root) => [
      ...tagged(root, 'title').filter(
        (title) => textOf(title).length > 70 && title.parentNode === tagged(root, 'head')[0],
      ),
      ...[metaContent(root, 'description') ?? ''].filter((text) => text.length < 40 || text.length > 200),
    ]);
    expect(long).toEqual([]);
  });

  it('declare their own address as canonical', () => {
    const wrong = findings(pages, (root, { path }) => {
      return canonicalOf(root) === ORIGIN + path ? [] : [canonicalOf(root)];
    });
    expect(wrong).toEqual([]);
  });

  it('link to the same page in the other language and back', () => {
    const byAddress = new Map(pages.map((page) => [ORIGIN + page.path, page]));
    const wrong = findings(framed, (root, page) => {
      const alternates = alternatesOf(root);
      const back = Object.entries(alternates).filter(([, address]) => {
        const other = byAddress.get(address);
        return other === undefined || JSON.stringify(alternatesOf(other.root)) !== JSON.stringify(alternates);
      });
      const own = alternates[attribute(root, 'lang') ?? ''] === ORIGIN + page.path;
      const isFallbackEnglish = alternates['x-default'] === alternates['en'] && alternates['en'] !== undefined;
      return [
        ...back.map(([language]) => `${language} does not point back`),
        ...(own ? [] : ['does not name itself']),
        ...(isFallbackEnglish ? [] : ['x-default is not the English page']),
        ...(alternates['hr'] === undefined ? ['no Croatian page'] : []),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('have Open Graph data for sharing', () => {
    const wrong = findings(pages, (root) => {
      const expected = {
        'og:title': textOf(firstTagged(root, 'title')),
        'og:description': metaContent(root, 'description'),
        'og:url': canonicalOf(root),
        'og:site_name': 'Devlica',
        'og:locale': attribute(root, 'lang') === 'hr' ? 'hr_HR' : 'en_GB',
        'twitter:title': textOf(firstTagged(root, 'title')),
      };
      return [
        ...Object.entries(expected).flatMap(([name, value]) => (metaContent(root, name) === value ? [] : [name])),
        ...['og:type', 'twitter:card'].filter((name) => (metaContent(root, name) ?? '') === ''),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('give the size and the alternative text of every picture', () => {
    const wrong = findings(pages, (root) =>
      tagged(root, 'img')
        .filter((img) => ['width', 'height', 'alt'].some((name) => attribute(img, name) === undefined))
        .map((img) => attribute(img, 'src')),
    );
    expect(wrong).toEqual([]);
  });

  it('mark the menu links to themselves as current, and no other', () => {
    const wrong = findings(pages, (root, { path }) => {
      const marked = elements(root, (one) => attribute(one, 'aria-current') === 'page');
      return marked.map((link) => attribute(link, 'href')).filter((href) => href !== path);
    });
    expect(wrong).toEqual([]);
  });

  it('contain no placeholders or internal values', () => {
    const odd =
      /undefined|\[object|\bNaN\b|\{\{?\w|Invalid Date|\b(?:common|event|schedule|notices|forms):[a-z]+\.?[a-zA-Z]*/;
    const leaked = findings(pages, (root) => {
      const body = outlineAt(firstTagged(root, 'body'), site.at).filter((line) => !line.trimStart().startsWith('<'));
      return [textOf(firstTagged(root, 'title')), metaContent(root, 'description') ?? '', ...body].filter((text) =>
        odd.test(text),
      );
    });
    expect(leaked).toEqual([]);
  });
});
