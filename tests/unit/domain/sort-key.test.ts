import { describe, expect, it } from 'vitest';
import { sortKey } from '../../../src/domain/sort-key.ts';

function sorted(names: readonly string[], language: string): readonly string[] {
  const keys = names.map((name) => ({ name, key: sortKey(name, language) }));
  return keys.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ name }) => name);
}

/** Lists in their order, by hand. */
const LISTS: readonly (readonly [language: string, names: readonly string[]])[] = [
  ['en', ['Cab', 'Čac', 'Cad', 'Müller', 'Mundt', 'O’Neil', 'Oney', 'Zeta']],
  [
    'hr',
    [
      'Cvit',
      'Čavić',
      'Čurin',
      'Ćavar',
      'Dušić',
      'Džaja',
      'Đak',
      'Luka',
      'Ljubić',
      'Nuk',
      'Njegić',
      'Sx',
      'Šarić',
      'Zu',
      'Žic',
    ],
  ],
  ['sr-Latn', ['Cvit', 'Čavić', 'Ćavar']],
  ['de', ['Muller Zoe', 'Müller Zora', 'Mundt', 'Öhm', 'Ohr', 'Straße', 'Strasser']],
  ['de-AT', ['Muller Zoe', 'Müller Zora', 'Mundt']],
  ['pt-BR', ['Álvares', 'Alves', 'Ção', 'Cardoso', 'Costa']],
  ['sv', ['Alm', 'Zorn', 'Åberg', 'Ärlig', 'Öberg']],
  ['da', ['Zorn', 'Æbelø', 'Østergaard', 'Åberg']],
  ['cs', ['Hus', 'Chalupa', 'Ivan']],
  ['es', ['Nuria', 'Ñoño', 'Oca']],
  ['ru', ['Адамов', 'Иванов', 'Йорданов', 'Каган', 'Яшин']],
  ['uk', ['Гай', 'Ґава', 'Дуб', 'Ирій', 'Іванко', 'Їжак', 'Йосип', 'Кук']],
  ['ar', ['أحمد', 'باسم', 'خالد', 'يوسف']],
  ['ja', ['あおき', 'いとう', 'さとう']],
];

describe('names', () => {
  it.each(LISTS)('are sorted as in %s', (language, names) => {
    expect(sorted(names.toReversed(), language)).toEqual(names);
  });
});
