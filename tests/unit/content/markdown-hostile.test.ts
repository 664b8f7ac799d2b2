import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../../../src/content/markdown.ts';
import { HOSTILE_MARKDOWN } from '../../support/hostile-words.ts';
import { isFull } from '../../support/thoroughness.ts';

/** Whatever Markdown contains, a browser reads its markup as plain text elements with safe links. */

type Node = DefaultTreeAdapterTypes.Node;

const TAGS =
  /^(?:h[2-6]|p|[uo]l|li|d[ltd]|blockquote|pre|code|kbd|samp|strong|em|[bisqa]|del|ins|su[bp]|small|mark|abbr|cite|time|[bh]r|span|bdi|table|t(?:head|body|r|h|d)|caption)$/;
const ATTRIBUTES = /^(?:href|hreflang|lang|title|datetime|start|class|scope|align)$/;
const SITE = 'https://meander.example';

/** Characters that `check` refuses in any text, before it is parsed as Markdown. */
const UNPRINTABLE = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** Lists what markup contains that it must not, as a browser would parse it. */
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

it.each(['- woven\n  > - \nby hand', '1. woven\n    >-\nby hand'])('the parser accepts any text: %j', (source) => {
  expect(readMarkdown(source, { headingLevel: 2 }).html).toMatch(/woven.*by hand/s);
});

describe('hostile Markdown', () => {
  it('has no link to another site that looks like an internal one after browsers remove tabs and line breaks', () => {
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
