import { describe, expect, it } from 'vitest';
import { cacheMarkdown, type MarkdownOptions, plainMarkdown, readMarkdown } from '../../../src/content/markdown.ts';

const read = (source: string, headingLevel: MarkdownOptions['headingLevel'] = 2) =>
  readMarkdown(source, { headingLevel });
const html = (source: string): string => read(source).html;

describe('Markdown', () => {
  it('becomes the markup of its paragraphs, lists and emphasis', () => {
    expect(html('Dođite **u petak** i *subotu*.\n\n- predavanja\n- radionice')).toBe(
      '<p>Dođite <strong>u petak</strong> i <em>subotu</em>.</p>\n<ul>\n<li>predavanja</li>\n<li>radionice</li>\n</ul>',
    );
    expect(html('')).toBe('');
  });

  it('can be restored from the conversion of another process', () => {
    const converted = { hasHtml: false, read: { html: '<h2>Woven there</h2>', links: [], problems: [] } };
    cacheMarkdown('Woven *elsewhere*', converted);
    expect(html('Woven *here*')).toBe('<p>Woven <em>here</em></p>');
    expect(html('Woven *elsewhere*')).toBe('<h2>Woven there</h2>');
    expect(read('Woven *elsewhere*', 3).html).toBe('<h3>Woven there</h3>');
    expect(plainMarkdown('Woven *elsewhere*')).toBe('Woven there');
  });

  it('nests its headings below the heading of its place', () => {
    const text = '# One\n\n## Two\n\n### Three';
    expect(read(text, 2).html).toBe('<h2>One</h2>\n<h2>Two</h2>\n<h3>Three</h3>');
    expect(read(text, 3).html).toBe('<h3>One</h3>\n<h3>Two</h3>\n<h4>Three</h4>');
    expect(read(text, 4).html).toBe('<h4>One</h4>\n<h4>Two</h4>\n<h5>Three</h5>');
    expect(read('###### Six', 4).html).toBe('<h6>Six</h6>');
  });

  it('keeps characters of HTML that are only text', () => {
    expect(html('5 < 6 & 7 > 2, I <3 Osijek')).toBe('<p>5 &lt; 6 &amp; 7 &gt; 2, I &lt;3 Osijek</p>');
    expect(html('Use `<b>` for `a && b`.')).toBe('<p>Use <code>&lt;b&gt;</code> for <code>a &amp;&amp; b</code>.</p>');
    expect(read('Use `<script>`.').problems).toEqual([]);
  });

  it('keeps the text of task lists and removes their boxes', () => {
    expect(html('- [ ] laptop\n- [x] ticket')).toBe('<ul>\n<li>laptop</li>\n<li>ticket</li>\n</ul>');
  });

  it('shows the alternative text of a picture instead of it, and reports that', () => {
    expect(read('![The "old" mill](mill.png)')).toMatchObject({
      html: '<p>The &quot;old&quot; mill</p>',
      links: [],
      problems: [{ code: 'image-in-text', source: '![The "old" mill](mill.png)' }],
    });
  });

  it('leaves placeholders unchanged, in text and in addresses', () => {
    expect(html('Until {deadline.ticketSales}: [tickets]({ticketsLink}), [rules]({linkLang}/code/)')).toBe(
      '<p>Until {deadline.ticketSales}: <a href="{ticketsLink}">tickets</a>, <a href="{linkLang}/code/">rules</a></p>',
    );
    expect(html('<kbd>{year}</kbd> <a href="{ticketsLink}">tickets</a>')).toContain(
      '<kbd>{year}</kbd> <a href="{ticketsLink}">',
    );
  });

  it('links the placeholder of the e-mail address like a literal address', () => {
    const link = '<a href="mailto:{contactEmail}">{contactEmail}</a>';
    expect(html('Write to {contactEmail}.')).toBe(`<p>Write to ${link}.</p>`);
    expect(html('[{contactEmail}](mailto:{contactEmail})')).toBe(`<p>${link}</p>`);
    expect(html('`{contactEmail}`')).toBe('<p><code>{contactEmail}</code></p>');
    expect(html('Write to a@b.example.')).toBe('<p>Write to <a href="mailto:a@b.example">a@b.example</a>.</p>');
    expect(read('{contactEmail}').links).toEqual(['mailto:{contactEmail}']);
  });

  it('is memoized separately for each heading level', () => {
    const first = read('## Lunch\n\n[menu](https://lunch.example)', 3);
    expect(read('## Lunch\n\n[menu](https://lunch.example)', 2).html).toContain('<h2>');
    expect(read('## Lunch\n\n[menu](https://lunch.example)', 3)).toEqual(first);
  });

  it('reports the problems of one text only', () => {
    expect(read('![x](x.png)').problems).toHaveLength(1);
    expect(read('[fine](https://devlica.example)')).toMatchObject({ links: ['https://devlica.example'], problems: [] });
  });
});

describe('links in Markdown', () => {
  it.each([
    'https://devlica.example/a?b=1#c',
    'http://devlica.example',
    'mailto:hello@devlica.example',
    'tel:+38531000000',
    '#tickets',
    '/press/',
    '/',
    './map/',
    '../2025/',
    'code/',
    'code?x=1',
    'code#cookies',
    '{linkLang}/code/',
  ])('may lead to %s', (address) => {
    const { links, problems } = read(`[there](${address})`);
    expect({ links, problems }).toEqual({ links: [address], problems: [] });
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,hello',
    'vbscript:x',
    'ftp://files.example',
    '//evil.example',
    '/\\\\evil.example',
    'file:///etc/passwd',
  ])('may not lead to %s, but keep their text', (address) => {
    const source = `[there](${address})`;
    expect(read(source)).toMatchObject({
      html: '<p>there</p>',
      links: [],
      problems: [{ code: 'unsafe-link', source }],
    });
  });

  it('may not lead to other addresses in HTML either', () => {
    for (const address of ['javascript:alert(1)', ' javascript:alert(1)', '//evil.example', 'java\nscript:alert(1)']) {
      const { html: safe, problems } = read(`<a href="${address}">there</a>`);
      expect(safe).toBe('<p><a>there</a></p>');
      expect(problems).toEqual([{ code: 'unsafe-link', source: address }]);
    }
  });

  it('have no characters in their addresses that could end them', () => {
    expect(html('[x](https://devlica.example/a"b<c>d)')).toBe(
      '<p><a href="https://devlica.example/a&quot;b&lt;c&gt;d">x</a></p>',
    );
    expect(html('[x](https://devlica.example/?a=1&b=2&amp;c=3)')).toBe(
      '<p><a href="https://devlica.example/?a=1&amp;b=2&amp;c=3">x</a></p>',
    );
  });

  it('are found in plain addresses, as references and within emphasis', () => {
    expect(read('See https://devlica.example').links).toEqual(['https://devlica.example']);
    expect(read('Write to hello@devlica.example').links).toEqual(['mailto:hello@devlica.example']);
    expect(read('**[rules][r]**\n\n[r]: /code/ "The rules"').links).toEqual(['/code/']);
  });
});
