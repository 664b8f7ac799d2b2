import { forms } from 'conf-site:forms';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFieldAnnotations } from '../../../bin/compile/field-annotations.js';
import { formOf, labelFromKey } from '../../../bin/compile/forms.js';
import { fileOfSchema, KINDS, readSchemas } from '../../../bin/compile/schema-files.js';
import type { FieldForm, NamedField } from '../../../src/domain/editor/form-fields.ts';

const schemas = await readSchemas(join(import.meta.dirname, '..', '..', '..', 'schemas'));

function fieldsOf(form: FieldForm | undefined): readonly NamedField[] {
  return form?.shape === 'group' ? form.fields : [];
}

function fieldAt(kind: string, path: string): FieldForm | undefined {
  return path.split('.').reduce<FieldForm | undefined>((form, key) => {
    if (key === '*') return form?.shape === 'list' || form?.shape === 'map' ? form.item : undefined;
    return fieldsOf(form).find((each) => each.key === key)?.field;
  }, forms[kind]);
}

/** The paths of all fields of a form, with `*` for items. */
function pathsOf(form: FieldForm, path: readonly string[] = []): readonly string[] {
  const below = fieldsOf(form).flatMap(({ key, field }) => pathsOf(field, [...path, key]));
  const items = form.shape === 'list' || form.shape === 'map' ? pathsOf(form.item, [...path, '*']) : [];
  const others = form.shape === 'group' && form.others !== undefined ? pathsOf(form.others, [...path, '*']) : [];
  return [path.join('.'), ...below, ...items, ...others];
}

describe('the forms of records', () => {
  it('have every property of every kind of record', () => {
    expect(Object.keys(forms)).toEqual(KINDS);
    for (const kind of KINDS) {
      const properties = Object.keys(schemas.get(fileOfSchema(kind))?.properties ?? {});
      expect(new Set(fieldsOf(forms[kind]).map(({ key }) => key)), kind).toEqual(
        new Set([...properties, ...moreOf(kind)]),
      );
    }
  });

  it('have every field whose schema says what it is, at any depth', () => {
    for (const kind of KINDS) {
      const paths = new Set(pathsOf(forms[kind] as FieldForm));
      const annotated = listFieldAnnotations(schemas, fileOfSchema(kind)).map(({ path }) => path);
      const wanted = annotated.map((path) => path.join('.'));
      expect(
        wanted.filter((path) => !paths.has(path)),
        kind,
      ).toEqual([]);
    }
  });

  it('have for a part of a shared definition the example of where it is used', () => {
    expect(fieldAt('sponsor', 'logo.src')?.examples).toEqual(['sponsors/nit-cloud.svg']);
    expect(fieldAt('sponsor', 'logo.caption')?.examples?.[0]).toMatchObject({ en: 'The town hall in spring' });
  });

  it('choose the shape of a field by its schema', () => {
    expect(fieldAt('session', 'title')).toMatchObject({ shape: 'text', byLanguage: true, isRequired: true });
    expect(fieldAt('session', 'description')).toMatchObject({ shape: 'markdown', isBody: true });
    expect(fieldAt('session', 'speakers')).toMatchObject({
      shape: 'list',
      item: { shape: 'reference', to: 'speaker' },
    });
    expect(fieldAt('session', 'duration')).toMatchObject({ shape: 'number', isWhole: true, minimum: 1 });
    expect(fieldAt('session', 'type')).toMatchObject({
      shape: 'choice',
      options: [
        { value: 'talk', label: 'Talk' },
        { value: 'workshop', label: 'Workshop' },
      ],
    });
    expect(fieldAt('session', 'updated')).toMatchObject({ shape: 'moment', precision: 'day' });
    expect(fieldAt('session', 'embargo')).toMatchObject({ shape: 'moment', precision: 'moment' });
    expect(fieldAt('schedule', 'entries.*.startsAt')).toMatchObject({ shape: 'moment', precision: 'time' });
    expect(fieldAt('speaker', 'image')).toMatchObject({ shape: 'reference', to: 'media' });
    expect(fieldAt('speaker', 'social.github')).toMatchObject({ shape: 'text', byLanguage: false, kind: 'url' });
    expect(fieldAt('speaker', 'contact.email')).toMatchObject({ shape: 'text', kind: 'email', isPrivate: true });
    expect(fieldAt('event', 'buttons')).toMatchObject({ shape: 'map', keys: 'ident', item: { shape: 'group' } });
  });

  it('offer visibility in two phases once, whatever the order of the phases', () => {
    const visible = fieldAt('event', 'buttons.*.visible');
    const values = visible?.shape === 'choice' ? visible.options.map(({ value }) => value) : [];
    expect(values).toEqual([
      true,
      false,
      'before',
      'active',
      'after',
      ['before', 'active'],
      ['active', 'after'],
      ['before', 'after'],
    ]);
  });

  it('say under which conditions the fields of alternatives apply', () => {
    const whenOf = (key: string) =>
      fieldsOf(forms['change'])
        .filter((each) => each.key === key)
        .map(({ when }) => when);
    expect(whenOf('kind')).toEqual([undefined]);
    expect(whenOf('by')).toEqual([[{ key: 'kind', values: ['replaced'] }]]);
    expect(whenOf('minutes')).toEqual([[{ key: 'kind', values: ['delayed', 'shift'] }]]);
    expect(whenOf('from')).toEqual([[{ key: 'kind', values: ['moved'] }], [{ key: 'kind', values: ['shift'] }]]);
    const entries = fieldsOf(fieldAt('schedule', 'entries.*'));
    expect(entries.find(({ key }) => key === 'session')?.when).toBeUndefined();
    expect(entries.find(({ key }) => key === 'lunch')?.when).toEqual([{ key: 'break' }]);
  });

  it('know the default of a yes or no, except where an edition takes the value of its event', () => {
    expect(fieldAt('speaker', 'visible')).toMatchObject({ shape: 'boolean', default: true });
    expect(fieldAt('session', 'recorded')).toMatchObject({ default: true });
    expect(fieldAt('session', 'keynote')).toMatchObject({ default: false });
    const options = fieldsOf(fieldAt('edition', 'options')).filter(({ field }) => field.shape === 'boolean');
    expect(options.length).toBeGreaterThan(0);
    expect(options.filter(({ field }) => field.default !== undefined)).toEqual([]);
  });

  it('name a field after the definition that declares it, so that it is translated once', () => {
    expect(fieldAt('speaker', 'social.linkedIn')?.labelKey).toBe('speaker.social.linkedIn');
    expect(fieldAt('event', 'menu.*.title')?.labelKey).toBe('menuLink.title');
  });

  it('end where a schema refers to itself', () => {
    expect(forms['i18n']).toMatchObject({ shape: 'map', item: { shape: 'yaml' } });
  });

  it('have required fields first, unless the schema gives an order', () => {
    const schema = {
      title: 'Speaker',
      required: ['name'],
      'x-form': {
        company: { order: 1, group: 'Work', advanced: true },
        size: { options: { small: 'Below 1 m' } },
      },
      properties: {
        bio: { type: 'string' },
        name: { type: 'string', title: 'First name' },
        company: { type: 'string' },
        size: { enum: ['small', 'tall'] },
      },
    };
    const form = formOf(new Map([['speaker.schema.json', schema]]), 'speaker');
    expect(fieldsOf(form).map(({ key }) => key)).toEqual(['company', 'name', 'bio', 'size']);
    expect(fieldsOf(form)[0]?.field).toMatchObject({ group: 'Work', isAdvanced: true });
    expect(fieldsOf(form)[1]?.field).toMatchObject({ label: 'First name', isRequired: true });
    expect(fieldsOf(form)[3]?.field).toMatchObject({ options: [{ label: 'Below 1 m' }, { label: 'Tall' }] });
  });
});

/** Keys that only alternatives of a kind have. */
function moreOf(kind: string): readonly string[] {
  return kind === 'change'
    ? ['at', 'entry', 'day', 'startsAt', 'text', 'urgent', 'from', 'minutes', 'room', 'by', 'until']
    : [];
}

describe('labelFromKey', () => {
  it('writes a key as words', () => {
    expect(labelFromKey('startDateTime')).toBe('Start date time');
    expect(labelFromKey('comment_opt')).toBe('Comment opt');
  });
});
