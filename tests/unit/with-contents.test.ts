import { describe, expect, it } from 'vitest';
import { withContents } from '../../src/plan/with-contents.ts';

const text = (...headings: readonly string[]): string => headings.map((one) => `<h2>${one}</h2><p>…</p>`).join('');

describe('the contents of a text', () => {
  it('name each heading and lead to it', () => {
    const { text: marked, contents } = withContents({ html: text('Čvor', 'Nit &amp; <em>igla</em>', 'Bod', 'Kraj') });
    expect(contents).toEqual([
      { id: 'text-cvor', title: 'Čvor' },
      { id: 'text-nit-igla', title: 'Nit &amp; igla' },
      { id: 'text-bod', title: 'Bod' },
      { id: 'text-kraj', title: 'Kraj' },
    ]);
    expect(marked.html).toContain('<h2 id="text-nit-igla">Nit &amp; <em>igla</em></h2><p>…</p>');
  });

  it('tell headings of the same words apart', () => {
    const { contents } = withContents({ html: text('Bod', 'Bod', 'Bod', 'Kraj') });
    expect(contents.map(({ id }) => id)).toEqual(['text-bod', 'text-bod-2', 'text-bod-3', 'text-kraj']);
  });

  it('are left out where the text is short', () => {
    const short = { html: text('Čvor', 'Nit', 'Bod'), lang: 'hr' };
    expect(withContents(short)).toEqual({ text: short, contents: [] });
  });
});
