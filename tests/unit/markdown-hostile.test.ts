import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../../src/content/markdown.ts';
import { HOSTILE_MARKDOWN } from '../support/hostile-words.ts';
import { isFull } from '../support/thoroughness.ts';

/** Whatever Markdown is made of, its markup is read by a browser as plain text elements whose links lead where they may. */

type Node = DefaultTreeAdapterTypes.Node;

const TAGS =
  /^(?:h[2-6]|p|[uo]l|li|d[ltd]|blockquote|pre|code|kbd|samp|strong|em|[bisqa]|del|ins|su[bp]|small|mark|abbr|cite|time|[bh]r|span|bdi|table|t(?:head|body|r|h|d)|caption)$/;
const ATTRIBUTES = /^(?:href|hreflang|lang|title|datetime|start|class|scope|align)$/;
const SITE = 'https://meander.example';

/** What `check` refuses in any text, before it is read as Markdown. */
const UNPRINTABLE = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** What a markup has that it may not, as a browser would build it. */
function harmIn(html: string): readonly string[] {
  const errors: string[] = [];
  const fragment = parseFragment(html, { onParseError: ({ code }) => errors.push(code) });
  return [...errors, ...harmBelow(fragment.childNodes)];
}

function harmBelow(nodes: readonly Node[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (node.nodeName === '#text') return [];
    if (!('tagName' in node)) return [node.nodeName];
    const wrong = node.attrs.filter(({ name, value }) =>
      name === 'href' ? !leadsWell(value) : name === 'class' ? !/^language-\S+$/.test(value) : !ATTRIBUTES.test(name),
    );
    return [
      ...(TAGS.test(node.tagName) ? [] : [`<${node.tagName}>`]),
      ...wrong.map(({ name, value }) => `${name}=${value}`),
      ...harmBelow(node.childNodes),
    ];
  });
}

function leadsWell(href: string): boolean {
  const filled = href.replace(/\{[\w.]+\}/g, '');
  if (!URL.canParse(filled, `${SITE}/code/`)) return true;
  const { protocol, origin } = new URL(filled, `${SITE}/code/`);
  const isOut = /^https?:\/\//i.test(filled);
  return /^(?:https?|mailto|tel):$/.test(protocol) && (isOut || origin === SITE || origin === 'null');
}

it.each(['- woven\n  > - \nby hand', '1. woven\n    >-\nby hand'])('no text stops the reader: %j', (source) => {
  expect(readMarkdown(source, { headingLevel: 2 }).html).toMatch(/woven.*by hand/s);
});

describe('Markdown that is made to run', () => {
  it('links to no other site by an address that seems to stay, once browsers have taken tabs and line breaks out of it', () => {
    for (const source of [
      '[x](</\t/planted.example/>)',
      '<a href="/&#9;/planted.example/">x</a>',
      '<a href="/\n/x/">x</a>',
    ]) {
      expect(readMarkdown(source, { headingLevel: 2 })).toMatchObject({
        links: [],
        problems: [{ code: 'unsafe-link' }],
      });
    }
  });

  it('becomes text and harmless elements, at each level of headings', () => {
    const sources = HOSTILE_MARKDOWN.filter((source, at) => (isFull || at % 3 === 0) && !UNPRINTABLE.test(source));
    const harmful = sources.flatMap((source) =>
      ([2, 4] as const).flatMap((headingLevel) => {
        const harm = harmIn(readMarkdown(source, { headingLevel }).html);
        return harm.length === 0 ? [] : [{ source, harm }];
      }),
    );
    expect(harmful).toEqual([]);
    expect(sources.length).toBeGreaterThan(700);
  });
});
