import { describe, expect, it } from 'vitest';
import { fieldSections, isNeeded, isShown } from '../../../client/edit/form/arrange-fields.ts';
import { movedItem, withoutItem } from '../../../client/edit/form/changed-list.ts';
import {
  bySeverity,
  fieldId,
  fieldIds,
  NO_PROBLEMS,
  problemsAt,
  problemsIn,
} from '../../../client/edit/form/field-problems.ts';
import { fitsForm, isSameOption } from '../../../client/edit/form/fits-form.ts';
import { itemTitle } from '../../../client/edit/form/item-title.ts';
import { asText, languagesOf, textIn, withTextIn } from '../../../client/edit/form/language-texts.ts';
import { momentOf, momentParts } from '../../../client/edit/form/moment-parts.ts';
import { newValue } from '../../../client/edit/form/new-value.ts';
import { numberOr } from '../../../client/edit/form/number-text.ts';
import { changedRecord, isEmpty, isSame, valueAt, withKey } from '../../../client/edit/form/value.ts';
import { latestOnly } from '../../../client/edit/latest-only.ts';
import { filteredGroups } from '../../../client/edit/records/filter-records.ts';
import { addressOf, viewOf } from '../../../client/edit/routes.ts';
import type { FieldProblem, RecordGroup, Value } from '../../../src/domain/editor/edit.ts';
import type { FieldForm, NamedField } from '../../../src/domain/editor/form-fields.ts';

const speaker = {
  name: 'Mia',
  social: { github: 'https://github.example/mia' },
  topics: [{ ident: 'css' }, { ident: 'js' }],
};

describe('a change of a record', () => {
  it('leaves all other parts the same objects', () => {
    const changed = changedRecord(speaker, ['topics', '1', 'ident'], 'html') as typeof speaker;
    expect(changed.topics).toEqual([{ ident: 'css' }, { ident: 'html' }]);
    expect(changed.topics[0]).toBe(speaker.topics[0]);
    expect(changed.social).toBe(speaker.social);
    expect(speaker.topics[1]).toEqual({ ident: 'js' });
  });

  it('creates the groups on the way', () => {
    expect(changedRecord({}, ['contact', 'email'], 'mia@berg.example')).toEqual({
      contact: { email: 'mia@berg.example' },
    });
  });

  it('removes a group with its last field, but neither an item of a list nor the record', () => {
    expect(changedRecord(speaker, ['social', 'github'], undefined)).not.toHaveProperty('social');
    expect(changedRecord(speaker, ['topics', '0', 'ident'], undefined)).toMatchObject({
      topics: [{}, { ident: 'js' }],
    });
    expect(changedRecord({ name: 'Mia' }, ['name'], undefined)).toEqual({});
  });

  it('changes nothing when a missing field is removed', () => {
    expect(changedRecord(speaker, ['contact', 'email'], undefined)).toEqual(speaker);
  });

  it('keeps the order of keys when one is replaced', () => {
    expect(Object.keys(withKey({ a: 1, b: 2, c: 3 }, 'b', 'z'))).toEqual(['a', 'z', 'c']);
  });

  it('finds values by pointer', () => {
    expect(valueAt(speaker, ['topics', '1', 'ident'])).toBe('js');
    expect(valueAt(speaker, ['topics', '5', 'ident'])).toBeUndefined();
    expect(valueAt(speaker, ['toString'])).toBeUndefined();
  });
});

describe('an empty field', () => {
  it('has no text in any language, no item, or nothing in its groups', () => {
    const empty: readonly Value[] = ['', [], {}, { en: '' }, { image: { src: '' } }, null];
    expect(empty.map(isEmpty)).toEqual(empty.map(() => true));
    expect([false, 0, 'x', [0], { a: false }].map((value) => isEmpty(value))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('is compared without the order of keys', () => {
    expect(isSame({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 })).toBe(true);
    expect(isSame({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(isSame([1, 2], [2, 1])).toBe(false);
    expect(isSame({}, [])).toBe(false);
  });
});

describe('items of a list', () => {
  it('move up and down, and stay within the list', () => {
    expect(movedItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(movedItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect(movedItem(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
    expect(movedItem(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  });

  it('are removed', () => {
    expect(withoutItem(['a', 'b', 'c'], 1)).toEqual(['a', 'c']);
  });
});

describe('a text by language', () => {
  const inEnglish = { language: 'en', plainLanguage: 'en', order: ['en', 'hr'] };
  const inCroatian = { language: 'hr', plainLanguage: 'en', order: ['en', 'hr'] };

  it('stays a plain text while there is one language', () => {
    expect(withTextIn(undefined, 'Speakers', inEnglish)).toBe('Speakers');
    expect(withTextIn('Speaker', 'Speakers', inEnglish)).toBe('Speakers');
    expect(withTextIn('Speakers', '', inEnglish)).toBeUndefined();
  });

  it('has languages as soon as there is a second', () => {
    expect(withTextIn('Speakers', 'Predavači', inCroatian)).toEqual({ en: 'Speakers', hr: 'Predavači' });
    expect(withTextIn(undefined, 'Predavači', inCroatian)).toEqual({ hr: 'Predavači' });
    expect(withTextIn({ en: 'Speakers', hr: 'Predavači' }, '', inCroatian)).toEqual({ en: 'Speakers' });
    expect(withTextIn({ hr: 'Predavači' }, '', inCroatian)).toBeUndefined();
    expect(withTextIn('Speakers', '', inCroatian)).toBe('Speakers');
  });

  it('writes languages in the order of the site, whichever was first', () => {
    const texts = withTextIn({ hr: 'Predavači' }, 'Speakers', inEnglish) ?? {};
    expect(Object.keys(texts)).toEqual(['en', 'hr']);
    expect(Object.keys(withTextIn({ hr: 'Predavači', en: 'a' }, 'Speakers', inEnglish) ?? {})).toEqual(['hr', 'en']);
  });

  it('keeps paragraphs that are a list in the file', () => {
    expect(textIn({ en: ['Two tracks.', 'One day.'] }, 'en', 'en')).toBe('Two tracks.\n\nOne day.');
    expect(withTextIn({ en: ['Two tracks.'] }, 'Two tracks.\n\nOne day.', inEnglish)).toEqual({
      en: ['Two tracks.', 'One day.'],
    });
  });

  it('is in the language of plain texts, unless it says another', () => {
    expect(textIn('Naslov', 'hr', 'hr')).toBe('Naslov');
    expect(textIn('Naslov', 'en', 'hr')).toBe('');
    expect(asText(12)).toBe('12');
  });

  it('shows languages that the site no longer has', () => {
    expect(languagesOf({ en: 'a', it: 'b' }, ['en', 'hr'])).toEqual(['en', 'hr', 'it']);
    expect(languagesOf('a', ['en', 'hr'])).toEqual(['en', 'hr']);
  });
});

describe('a moment', () => {
  it('is a day, or a day with a time', () => {
    expect(momentParts('2026-05-08T08:00')).toEqual({ day: '2026-05-08', time: '08:00' });
    expect(momentParts('2025-12-31T23:59:59')).toEqual({ day: '2025-12-31', time: '23:59:59' });
    expect(momentParts('2026-05-08')).toEqual({ day: '2026-05-08', time: '' });
    expect(momentOf({ day: '2026-05-08', time: '08:00' })).toBe('2026-05-08T08:00');
    expect(momentOf({ day: '2026-05-08', time: '' })).toBe('2026-05-08');
    expect(momentOf({ day: '', time: '08:00' })).toBeUndefined();
  });

  it('is left as a text if it is none', () => {
    expect(momentParts('8 May')).toBeUndefined();
    expect(momentParts('')).toEqual({ day: '', time: '' });
  });
});

const problem = (pointer: readonly string[], severity: FieldProblem['severity'] = 'error'): FieldProblem => ({
  severity,
  code: 'content/x',
  pointer,
  message: 'Wrong.',
});

describe('problems', () => {
  const problems = [problem(['title', 'hr'], 'warning'), problem(['speakers', '1']), problem([])];

  it('are at their fields, and at what is in these', () => {
    expect(problemsIn(problems, ['title'])).toEqual([problems[0]]);
    expect(problemsIn(problems, ['speakers', '1'])).toEqual([problems[1]]);
    expect(problemsIn(problems, ['speakers', '10'])).toBe(NO_PROBLEMS);
    expect(problemsAt(problemsIn(problems, ['speakers']), ['speakers'])).toEqual([]);
  });

  it('lead to the innermost field there is', () => {
    expect(fieldId(['a b', '1'])).toBe('field/a%20b/1');
    expect(fieldIds(['speakers', '1'])).toEqual(['field/speakers/1', 'field/speakers']);
  });

  it('are listed with errors first', () => {
    expect(bySeverity(problems).map(({ severity }) => severity)).toEqual(['error', 'error', 'warning']);
  });
});

const text: FieldForm = { labelKey: 'x', label: 'X', shape: 'text', byLanguage: false };
const named = (key: string, more: object = {}, when?: NamedField['when']): NamedField => ({
  key,
  field: { ...text, ...more },
  ...(when === undefined ? {} : { when }),
});

describe('the fields of a form', () => {
  it('are below their headings, those without one first', () => {
    const fields = [named('a', { group: 'Links' }), named('b'), named('c', { group: 'Links', isAdvanced: true })];
    expect(fieldSections(fields, {}).map(({ heading, ...rest }) => [heading, rest])).toEqual([
      [undefined, { fields: [fields[1]], advanced: [] }],
      ['Links', { fields: [fields[0]], advanced: [fields[2]] }],
    ]);
  });

  it('are shown if they apply or have a value', () => {
    const minutes = named('minutes', {}, [{ key: 'kind', values: ['delayed'] }]);
    expect(isShown(minutes, { kind: 'delayed' })).toBe(true);
    expect(isShown(minutes, { kind: 'moved' })).toBe(false);
    expect(isShown(minutes, { kind: 'moved', minutes: 5 }, [minutes])).toBe(true);
    expect(isShown(named('lunch', {}, [{ key: 'break' }]), { break: 'coffee' })).toBe(true);
  });

  it('are shown once if a key has two meanings', () => {
    const moved = named('from', { label: 'Place' }, [{ key: 'kind', values: ['moved'] }]);
    const late = named('from', { label: 'Since' }, [{ key: 'kind', values: ['shift'] }]);
    const shown = (kind: string) => fieldSections([moved, late], { kind, from: 'x' })[0]?.fields;
    expect(shown('shift')).toEqual([late]);
    expect(shown('moved')).toEqual([moved]);
    expect(shown('full')).toEqual([moved]);
  });

  it('are unfolded for a value or a problem', () => {
    const place = { value: {}, pointer: [], problems: NO_PROBLEMS };
    expect(isNeeded([named('pin')], place)).toBe(false);
    expect(isNeeded([named('pin')], { ...place, value: { pin: '0421' } })).toBe(true);
    expect(isNeeded([named('pin')], { ...place, problems: [problem(['pin'])] })).toBe(true);
  });

  it('show what does not fit them as data', () => {
    const group: FieldForm = { labelKey: 'x', label: 'X', shape: 'group', fields: [] };
    const moment: FieldForm = { labelKey: 'x', label: 'X', shape: 'moment', precision: 'moment' };
    expect(fitsForm(group, 'text')).toBe(false);
    expect(fitsForm(group, {})).toBe(true);
    expect(fitsForm(moment, 'next week')).toBe(false);
    expect(fitsForm(moment, '2026-05-08')).toBe(true);
    expect(fitsForm({ ...text, shape: 'text', byLanguage: true }, { en: ['a'] })).toBe(true);
    expect(fitsForm(text, { en: 'a' })).toBe(false);
    expect(fitsForm(text, undefined)).toBe(true);
  });

  it('have an option for phases in any order', () => {
    expect(isSameOption(['before', 'active'], ['active', 'before'])).toBe(true);
    expect(isSameOption(true, 'true')).toBe(false);
  });
});

describe('the address of the editor', () => {
  it('names a view, and the same view again', () => {
    expect(viewOf('')).toEqual({ kind: 'records' });
    expect(viewOf('?board=devlica/x')).toEqual({ kind: 'records' });
    for (const address of [
      '?record=content/events/devlica/2026/speakers/berg-mia.md',
      '?board=devlica/2026',
      '?page=/devlica/',
    ]) {
      expect(addressOf(viewOf(address))).toBe(`/dev/edit/${address}`);
    }
  });
});

describe('the list of records', () => {
  const record = (title: string, kind: string) => ({
    path: `content/${kind}/x.md`,
    kind,
    title,
    isHidden: false,
    errors: 0,
    warnings: 0,
  });
  const groups: readonly RecordGroup[] = [
    { title: 'Site', records: [record('Company', 'company')], creatable: [], hasBoard: false },
    {
      title: '2026',
      records: [record('Ana Kovačić', 'speaker'), record('Tabs', 'session')],
      creatable: [],
      hasBoard: true,
    },
  ];
  const titles = (words: string, kind = '') =>
    filteredGroups(groups, { words, kind }).flatMap(({ records }) => records.map(({ title }) => title));

  it('is filtered by words of titles, whatever their marks, and by kind', () => {
    expect(titles('kovacic ANA')).toEqual(['Ana Kovačić']);
    expect(titles('', 'session')).toEqual(['Tabs']);
    expect(titles('nobody')).toEqual([]);
    expect(filteredGroups(groups, { words: ' ', kind: '' })).toBe(groups);
  });
});

describe('a number', () => {
  it('has a decimal point or comma, and is left as a text if it is none', () => {
    expect(['12', ' 7 ', '1,5', '-3.25'].map(numberOr)).toEqual([12, 7, 1.5, -3.25]);
    expect(['', '1.', 'ten', '1e5', '0x1'].map(numberOr)).toEqual(['', '1.', 'ten', '1e5', '0x1']);
  });
});

describe('an added item', () => {
  it('has its required answers of yes or no, as their check boxes show them', () => {
    const field = (shape: object) => ({ label: '', labelKey: '', ...shape }) as FieldForm;
    const answer = { shape: 'boolean', isRequired: true };
    const fields = [
      { key: 'listed', field: field({ ...answer, default: true }) },
      { key: 'limited', field: field(answer) },
      { key: 'special', field: field({ shape: 'boolean' }) },
      { key: 'title', field: field({ shape: 'text', byLanguage: true, isRequired: true }) },
    ];
    expect(newValue(field({ shape: 'group', fields }))).toEqual({ listed: true, limited: false });
    expect(newValue(field({ shape: 'text', byLanguage: false }))).toBe('');
  });
});

describe('the title of an item', () => {
  it('is the first text that says what it is', () => {
    expect(itemTitle({ ident: 'css', title: { en: 'CSS and layout', hr: 'CSS' } })).toBe('CSS and layout');
    expect(itemTitle({ session: 'tabs' })).toBe('tabs');
    expect(itemTitle({ percent: 20 })).toBe('20');
    expect(itemTitle({ limited: false })).toBeUndefined();
    expect(itemTitle({})).toBeUndefined();
    expect(itemTitle('text')).toBeUndefined();
  });

  it('names records, tracks and rooms as their choices do, with the time that is given', () => {
    const session = { key: 'session', field: { shape: 'reference', to: 'session', label: '', labelKey: '' } } as const;
    const form: FieldForm = { shape: 'group', label: '', labelKey: '', fields: [session] };
    const choices = {
      session: [{ value: 'tabs', label: 'Tabs or spaces' }],
      track: [{ value: 'ui', label: 'Interface' }],
      room: [{ value: 'loft', label: 'Loft' }],
    };
    const titleOf = (item: Value) => itemTitle(item, { form, choices });
    expect(titleOf({ session: 'tabs', startsAt: '10:10' })).toBe('10:10 Tabs or spaces');
    expect(titleOf({ session: 'gone' })).toBe('gone');
    expect(titleOf({ tracks: { ui: [], back: [] } })).toBe('Interface · back');
    expect(titleOf({ rooms: { loft: [] } })).toBe('Loft');
    expect(titleOf({ startsAt: '10:10', special: 'opening', title: { en: 'Opening' } })).toBe('10:10 Opening');
    expect(titleOf({ startsAt: '10:10' })).toBe('10:10');
  });
});

describe('requests of which only the newest counts', () => {
  it('never run at the same time, leave out what is out of date, and show only the newest answer', async () => {
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const started: number[] = [];
    const shown: number[] = [];
    const send = latestOnly(
      async (input: number) => {
        started.push(input);
        await gate;
        return input;
      },
      { show: (input) => shown.push(input), fail: () => undefined },
    );
    send(1);
    send(2);
    send(3);
    expect(started).toEqual([1]);
    open();
    await expect.poll(() => shown.length).toBe(1);
    expect(started).toEqual([1, 3]);
    expect(shown).toEqual([3]);
  });

  it('go on after a failure', async () => {
    const failed: unknown[] = [];
    const shown: string[] = [];
    const send = latestOnly(
      async (input: string) => {
        if (input === 'bad') throw new Error(input);
        return input;
      },
      { show: (input) => shown.push(input), fail: (error) => failed.push(error) },
    );
    send('bad');
    await expect.poll(() => failed.length).toBe(1);
    send('good');
    await expect.poll(() => shown).toEqual(['good']);
    expect(failed).toEqual([new Error('bad')]);
  });
});
