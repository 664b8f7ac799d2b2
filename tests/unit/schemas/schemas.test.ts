import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Ajv2020 from 'ajv/dist/2020.js';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOTATIONS, type FieldAnnotation, FORM_KEYWORD } from '../../../bin/compile/field-annotations.js';
import { KINDS, readSchemas, resolveRef, type Schema, VALIDATED } from '../../../bin/compile/schema-files.js';
import { schemasPlugin } from '../../../bin/compile/schemas-plugin.js';
import { generateValidators } from '../../../bin/compile/validators.js';
import { validatorsPlugin } from '../../../bin/compile/validators-plugin.js';
import { staleFiles } from '../../../bin/generate-types.js';

const SCHEMAS_DIR = join(import.meta.dirname, '..', '..', '..', 'schemas');
const schemas = await readSchemas(SCHEMAS_DIR);

interface Place {
  readonly at: string;
  readonly schema: Schema;
}

/** Keywords that contain values or conditions, but no fields. */
const DECLARES_NOTHING = new Set(['examples', 'default', 'if']);

/** All subschemas in the files, by address (`file#/pointer`); `role` is the name of the keyword or definition. */
function* walk(schema: unknown, at: string, role = ''): Generator<Place & { role: string }> {
  if (schema === null || typeof schema !== 'object' || Array.isArray(schema)) return;
  const names = at.endsWith('/properties') || at.endsWith('/$defs');
  if (!names) yield { at, schema: schema as Schema, role };
  const below = names ? (at.endsWith('/$defs') ? 'definition' : 'property') : '';
  for (const [key, part] of Object.entries(schema)) {
    if (names || !DECLARES_NOTHING.has(key)) yield* walk(part, `${at}/${key}`, below);
  }
}

const places = [...schemas].flatMap(([file, schema]) => [...walk(schema, `${file}#`, 'file')]);
const named = places.filter(({ role }) => role !== '');

function failing(list: readonly Place[], isGood: (schema: Schema) => boolean): string[] {
  return list.filter(({ schema }) => !isGood(schema)).map(({ at }) => at);
}

describe('the schemas', () => {
  it('exist for every kind, with the file name as $id', () => {
    for (const kind of KINDS) expect([...schemas.keys()]).toContain(`${kind}.schema.json`);
    for (const [file, schema] of schemas) expect(schema).toMatchObject({ $id: file, $schema: expect.any(String) });
  });

  it('have a unique title for each file or definition', () => {
    const titled = named.filter(({ role }) => role !== 'property');
    expect(failing(titled, (schema) => typeof schema.title === 'string')).toEqual([]);
  });

  it('describe everything with a name', () => {
    expect(named.length).toBeGreaterThan(400);
    expect(failing(named, (schema) => /^[A-Z].*\.$/.test(schema.description ?? schema.$comment ?? ''))).toEqual([]);
  });

  it('have a label for every property that a form can show', () => {
    const properties = named.filter(({ role, at }) => role === 'property' && !/^(import|i18n)\./.test(at));
    expect(properties.length).toBeGreaterThan(550);
    expect(failing(properties, (schema) => /^[A-Z].*[^.]$|^X$/.test(schema.title ?? ''))).toEqual([]);
  });

  it('have examples for every property', () => {
    const properties = named.filter(({ role }) => role === 'property');
    expect(failing(properties, (schema) => Array.isArray(schema.examples) && schema.examples.length > 0)).toEqual([]);
  });

  it('accept their own examples in place', () => {
    const ajv = new Ajv2020.default({ allErrors: true, allowUnionTypes: true });
    ajv.addVocabulary([...ANNOTATIONS.map((name) => `x-${name}`), FORM_KEYWORD]);
    for (const schema of schemas.values()) ajv.addSchema(schema);
    const refused = named.flatMap(({ at, schema }) => {
      const validate = ajv.compile({ $ref: at });
      return ((schema.examples ?? []) as unknown[])
        .filter((example) => !validate(example))
        .map((example) => `${at} ${JSON.stringify(example)} ${ajv.errorsText(validate.errors)}`);
    });
    expect(refused).toEqual([]);
  });

  it('accept no unknown fields, except in maps', () => {
    const objects = places.filter(({ schema }) => [schema.type].flat().includes('object'));
    const isMap = (schema: Schema) => typeof schema.additionalProperties === 'object';
    const isClosed = (schema: Schema) => schema.additionalProperties === false;
    const isChoice = (schema: Schema) => schema.then?.$ref !== undefined;
    expect(failing(objects, (schema) => isClosed(schema) || isMap(schema) || isChoice(schema))).toEqual([]);
  });

  it('only have known annotations', () => {
    const allowed: Record<string, readonly unknown[]> = {
      'x-text': ['prose', 'neutral'],
      'x-format': ['markdown'],
      'x-body': [true],
      'x-ref': [
        'speaker',
        'session',
        'entry',
        'venue',
        'sponsor',
        'media',
        'dateLimit',
        'event',
        'ticket',
        'track',
        'room',
        'topic',
        'button',
      ],
      'x-link': [true],
      'x-time': ['start', 'deadline', 'moment'],
      'x-private': [true],
    };
    const words = places.flatMap(({ schema }) => Object.entries(schema).filter(([key]) => key.startsWith('x-')));
    const annotations = words.filter(([key]) => key !== FORM_KEYWORD);
    expect(annotations.filter(([key, value]) => !allowed[key]?.includes(value))).toEqual([]);
  });

  it('say in known words how a form shows a field', () => {
    const isForm = ({
      group = 'Basics',
      order = 1,
      advanced = true,
      options = {},
      ...others
    }: Record<string, unknown>) =>
      /^[A-Z][a-z ]+$/.test(String(group)) &&
      Number.isInteger(order) &&
      advanced === true &&
      Object.values(options as object).every((label) => typeof label === 'string') &&
      Object.keys(others).length === 0;
    const forms = places.filter(({ schema }) => FORM_KEYWORD in schema);
    const hintsOf = (schema: (typeof places)[number]['schema']) =>
      Object.entries(schema[FORM_KEYWORD] as Record<string, Record<string, unknown>>);
    expect(forms.flatMap(({ schema }) => hintsOf(schema)).length).toBeGreaterThan(150);
    const isSound = (schema: (typeof places)[number]['schema']): boolean =>
      hintsOf(schema).every(([key, hints]) => isForm(hints) && Object.hasOwn(schema.properties ?? {}, key));
    expect(failing(forms, isSound)).toEqual([]);
  });

  it('define for every date and time what a date alone means', () => {
    const moments = named.filter(({ schema }) => schema.$ref?.endsWith('#/$defs/moment'));
    expect(moments.length).toBeGreaterThan(15);
    expect(failing(moments, (schema) => schema['x-time'] !== undefined)).toEqual([]);
  });

  it('are those from which the types were generated', async () => {
    expect(await staleFiles()).toEqual([]);
  });
});

/** Section 3 of the specification: entity → schema → its fields. */
const SECTION_3: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Event: {
    event: `order enabled lowKey visible visibleInHeader visibleInHistory baseUrl ident title logos baseColor
      options years survey tracks externalLinks topicsTags menuItems buttons forcedButtons sections
      currentYear multiLanguage multiLanguage.active uiFlags uiFlags.themes uiFlags.themes.default
      uiFlags.themes.active logos.favicon logos.full logos.fullLight logos.header logos.selection
      externalLinks.tickets externalLinks.sessions`,
    edition: 'startDateTime endDateTime venue extraContent sponsors days dateLimits buttons forcedButtons sections',
    day: 'startDateTime endDateTime venue',
    'event-options': `entrioEventID enableWorkshopRegistration teamMinimum teamMaximum maxTeams
      limitTeamsNumber`,
  },
  Button: {
    button: `title url hollow external visible dateLimit visibleOnHero hollowOnHero wide extraClassesOnHero
      floatingSpecial linkInFooter`,
  },
  Ticket: {
    ticket: `ident ticketingSystem ticketingSystem.maxAvailable ticketingSystem.categoryName icon title remark
      price listed available limited special startDate endDate access.stream access.live access.conference
      access.workshops access.goodies access.extra_goodies access.breakfast access.lunch access.dinner
      access.snacks access.three_meals access.activity_day access.chill_zone access.after
      access.extra_madjerka access.extra_supporter access.extra_perks`,
    tickets: 'tickets',
  },
  Speaker: {
    speaker: `visible placeholder keynote image name surname contact contact.email contact.phone position bio
      social social.linkedIn`,
  },
  Session: {
    session: `visible placeholder keynote ident identGroup duration type language level code title titleSuffix
      titleGroup description speakers skipOnSurvey skipOnHistory doNotEvaluate`,
  },
  'Session asset': { asset: 'ident remark items items.*.title items.*.github' },
  'Schedule entry': {
    'schedule-entry#/$defs/sessionEntry': 'session',
    'schedule-entry#/$defs/specialEntry': `duration special doNotEvaluate skipOnSurvey language title
      description moderators`,
    'schedule-entry#/$defs/breakEntry': 'duration break lunch title description sponsorName',
  },
  Venue: {
    venue: `ident name nameAlt street postalCode city country countryShort mapImage mapUrl images mapLocation
      mapZoom`,
  },
  'FAQ item': { faq: 'title short full' },
  'News item': {
    news: `when startDate endDate breaking title short full fullBlocks fullBlocks.*.width fullBlocks.*.image
      fullBlocks.*.text`,
  },
  Testimonial: { testimonial: 'speaker name description text' },
  'Extra content': { 'extra-content': 'ident location from to' },
  'Press item': { 'press-item': 'when title where url' },
  Company: { company: 'name address city zip country countryCode contactEmail url' },
  Language: { language: 'option name flag formats.date formats.time locale currency ordinal' },
  Sponsor: {
    sponsor: 'name logo url linkedIn facebook instagram email tags description extraStyle extraStyle.maxWidth',
    edition: `sponsors.l5 sponsors.l4 sponsors.l3 sponsors.l2 sponsors.l1 packages.web packages.lunch
      packages.coffee packages.snacks packages.accreditations packages.water packages.softDrinks
      packages.pens packages.notepads packages.photo`,
  },
  'Survey question': {
    'survey-question': `required question description stars boolean comment comment_opt comment_placeholder
      options options.type options.items options.items.*.value options.items.*.text`,
    survey: 'visitors speakers',
  },
  'VAT entry': { 'vat-entry': 'startDate endDate percent percent.*' },
  'Availability level': { site: 'availabilityLevels.*.level' },
};

/** The schema at a path of fields (`*` is an item or key), or undefined if there is no such field. */
function fieldAt(schemaName: string, path: string): Schema | undefined {
  const [name = '', pointer = ''] = schemaName.split('#');
  let place = resolveRef(schemas, `#${pointer}`, `${name}.schema.json`);
  for (const step of path.split('.')) {
    while (place.schema.$ref) place = resolveRef(schemas, place.schema.$ref, place.file);
    const { items, additionalProperties, properties } = place.schema;
    const schema = step === '*' ? (items ?? additionalProperties) : properties?.[step];
    if (typeof schema !== 'object') return undefined;
    place = { ...place, schema };
  }
  return place.schema;
}

describe("the specification's section 3", () => {
  it.each(Object.entries(SECTION_3))('%s has all its fields', (_, fieldsBySchema) => {
    const missing = Object.entries(fieldsBySchema).flatMap(([schemaName, fields]) =>
      fields
        .split(/\s+/)
        .filter((path) => !fieldAt(schemaName, path))
        .map((path) => `${schemaName}: ${path}`),
    );
    expect(missing).toEqual([]);
  });
});

interface Compiled {
  validators: Record<
    string,
    ((data: unknown) => boolean) & { errors?: { keyword: string; instancePath: string }[] | null }
  >;
  fieldAnnotations: Record<string, FieldAnnotation[]>;
  kindTitles: Record<string, string>;
}

describe('the compiled validators', () => {
  let folder: string;
  let compiled: Compiled;
  let inputs: string[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'conf-site-schemas-'));
    const outfile = join(folder, 'schemas.mjs');
    const { metafile } = await build({
      stdin: { contents: "export * from 'conf-site:schemas';", resolveDir: SCHEMAS_DIR },
      plugins: [schemasPlugin(SCHEMAS_DIR)],
      bundle: true,
      format: 'esm',
      platform: 'node',
      metafile: true,
      outfile,
    });
    inputs = Object.keys(metafile.inputs);
    compiled = await import(/* @vite-ignore */ pathToFileURL(outfile).href);
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  const errorsOf = (kind: string, data: unknown) => {
    const validate = compiled.validators[kind];
    validate?.(data);
    return (validate?.errors ?? [])
      .filter(({ keyword }) => keyword !== 'if')
      .map(({ keyword, instancePath }) => `${instancePath} ${keyword}`);
  };

  it('have the same text each time', async () => {
    expect(await generateValidators(SCHEMAS_DIR)).toBe(await generateValidators(SCHEMAS_DIR));
  });

  it('only contain the small runtime of ajv', () => {
    const libraries = inputs.filter((input) => input.includes('node_modules') && !input.includes('/ajv/dist/runtime/'));
    expect(libraries.every((input) => input.includes('fast-deep-equal'))).toBe(true);
  });

  it('cover every kind, with its title', () => {
    expect(Object.keys(compiled.validators)).toEqual(VALIDATED);
    expect(Object.keys(compiled.fieldAnnotations)).toEqual(KINDS);
    expect(compiled.kindTitles).toMatchObject({ speaker: 'Speaker', faq: 'Question and answer' });
  });

  it('are the same in separate files per kind, each of which is loaded with the first record of that kind', async () => {
    const outDir = join(folder, 'tool');
    await build({
      stdin: { contents: "export * from 'conf-site:schemas';", resolveDir: SCHEMAS_DIR },
      plugins: [validatorsPlugin({ schemasDir: SCHEMAS_DIR, outDir })],
      bundle: true,
      format: 'esm',
      platform: 'node',
      outfile: join(outDir, 'main.mjs'),
    });
    const tool = (await import(/* @vite-ignore */ pathToFileURL(join(outDir, 'main.mjs')).href)) as Compiled;
    expect(Object.keys(tool.validators)).toEqual(VALIDATED);
    expect([tool.fieldAnnotations, tool.kindTitles]).toEqual([compiled.fieldAnnotations, compiled.kindTitles]);
    for (const data of [undefined, {}, [], { title: 3, name: '', sections: [{}], entries: [{ startsAt: 1 }] }]) {
      for (const kind of VALIDATED) {
        const [whole, own] = [compiled.validators[kind], tool.validators[kind]];
        expect(own?.(data), kind).toBe(whole?.(data));
        expect(own?.errors, kind).toEqual(whole?.errors);
      }
    }
    const again = join(folder, 'again');
    await cp(outDir, again, { recursive: true });
    await rm(join(again, 'validators', 'edition.cjs'));
    const broken = (await import(/* @vite-ignore */ pathToFileURL(join(again, 'main.mjs')).href)) as Compiled;
    expect(broken.validators['speaker']?.({})).toBe(false);
    expect(() => broken.validators['edition']).toThrow('edition.cjs');
  });

  it('report one error for one mistake among alternatives', () => {
    expect(errorsOf('schedule', { entries: [{ session: 'a', title: 'A' }] })).toEqual([
      '/entries/0 additionalProperties',
    ]);
    expect(errorsOf('schedule', { entries: [{}] })).toEqual(['/entries/0 required']);
    expect(errorsOf('schedule', { entries: [{ break: 'tea', title: 'Tea' }] })).toEqual(['/entries/0/break enum']);
    expect(errorsOf('schedule', { entries: [{ tracks: { '1': [{ session: 'A b' }] } }] })).toEqual([
      '/entries/0/tracks/1/0/session pattern',
    ]);
    expect(errorsOf('sponsor', { name: 'Nit', logo: { src: 'nit.svg' } })).toEqual(['/logo required']);
  });

  it('require no alternative text for a decorative picture', () => {
    expect(errorsOf('sponsor', { name: 'Nit', logo: { src: 'nit.svg', decorative: true } })).toEqual([]);
  });

  it('find every mistake in one run', () => {
    const errors = errorsOf('vat', {
      default: 'full',
      entries: [{ startDate: '1.3.2021.', percent: { full: '25' } }],
    });
    expect(errors).toEqual(['/entries/0/startDate pattern', '/entries/0/percent/full type']);
  });

  it('annotate texts, references, times and secrets by their paths', () => {
    const annotationOf = (kind: string, ...path: string[]) =>
      compiled.fieldAnnotations[kind]?.find((field) => field.path.join('/') === path.join('/'))?.annotation;
    expect(annotationOf('session', 'description')).toEqual({ text: 'prose', format: 'markdown', body: true });
    expect(annotationOf('session', 'speakers', '*')).toEqual({ ref: 'speaker' });
    expect(annotationOf('schedule', 'entries', '*', 'tracks', '*', '*', 'session')).toEqual({ ref: 'session' });
    expect(annotationOf('schedule', 'entries', '*', 'title')).toEqual({ text: 'prose' });
    expect(annotationOf('edition', 'dateLimits', '*', 'to')).toEqual({ time: 'deadline' });
    expect(annotationOf('edition', 'buttons', '*', 'dateLimit')).toEqual({ ref: 'dateLimit' });
    expect(annotationOf('edition', 'days', '*', 'startDateTime')).toEqual({ time: 'moment' });
    expect(annotationOf('speaker', 'contact', 'email')).toEqual({ private: true, examples: ['mia@berg.example'] });
    expect(annotationOf('venue', 'mapImage', 'src')).toEqual(expect.objectContaining({ ref: 'media' }));
  });

  it('annotate each field once', () => {
    for (const annotated of Object.values(compiled.fieldAnnotations)) {
      const paths = annotated.map(({ path }) => path.join('/'));
      expect(paths).toEqual([...new Set(paths)]);
    }
  });
});
