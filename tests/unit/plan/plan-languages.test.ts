import { beforeAll, describe, expect, it } from 'vitest';
import { phraseIn } from '../../../src/domain/language.ts';
import type { Plan } from '../../../src/domain/page/plan.ts';
import { loadDateNames } from '../../../src/domain/time/date-names.ts';
import { planOf } from '../../support/planned-content.ts';

const BRAZILIAN = `  - option: pt-BR
    name: Português (Brasil)
    flag: br
    locale: pt-BR
    currency: EUR
    formats:
      date: d 'de' MMMM 'de' yyyy
      dateShort: dd/MM/yyyy
      dayMonth: d 'de' MMMM
      weekday: EEEE
      time: 'HH:mm'
      dateTime: d 'de' MMMM 'de' yyyy, HH:mm
    number: { decimal: ',', group: '.', currency: '€ {amount}' }
`;

describe('a language with a region', () => {
  let plan: Plan;

  beforeAll(async () => {
    await loadDateNames(['pt-BR']);
    plan = await planOf(Date.parse('2026-05-01T12:00:00Z') / 1000, (content) => {
      content.write('content/languages.yaml', `${content.read('content/languages.yaml')}${BRAZILIAN}`);
      content.write('content/pages/code.pt-br.md', '---\ntitle: Código de conduta\n---\n\nSejam gentis.\n');
      content.write('content/i18n/pt-br/common.yaml', 'menu: Cardápio\n');
    });
  });

  const page = (path: string) => plan.routes.find((route) => route.path === path);

  it('has addresses in lower case, and its tag where a language is named', () => {
    expect(page('/pt-br/code/')?.head).toMatchObject({
      language: 'pt-BR',
      alternates: [
        { language: 'en', path: '/code/' },
        { language: 'hr', path: '/hr/code/' },
        { language: 'pt-BR', path: '/pt-br/code/' },
      ],
    });
    expect(plan.routes.filter(({ path }) => path.includes('pt-BR'))).toEqual([]);
    expect(plan.feeds.map(({ file }) => file)).toContain('pt-br/feed.xml');
  });

  it('has the texts of files whose suffix is the tag in lower case', () => {
    expect(page('/pt-br/code/')?.head.title).toBe('Código de conduta');
    expect(JSON.stringify(page('/pt-br/code/')?.content)).toContain('Sejam gentis.');
  });

  it('has its names of months, and texts of the default language where its own are missing', () => {
    const home = JSON.stringify(page('/pt-br/devlica/')?.content).replaceAll('\u00a0', ' ');
    expect(home).toContain('8 de maio de 2026');
    expect(home).toContain('"lang":"en"');
    expect(home).not.toContain('"lang":"hr"');
  });
});

describe('a text without the language of the page', () => {
  it('is that of the default language of the site', () => {
    expect(phraseIn({ en: 'Press', hr: 'Za medije' }, 'pt-BR', ['hr'])).toEqual({ text: 'Za medije', lang: 'hr' });
  });
});
