import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageDir } from '../../support/run-tool.ts';

/** Each field of content that may be an address refuses what is none, whatever its schema. */

interface Schema {
  readonly [key: string]: unknown;
  readonly $ref?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly type?: unknown;
  readonly examples?: readonly unknown[];
}

const read = (name: string): Schema => JSON.parse(readFileSync(join(packageDir, 'schemas', name), 'utf8')) as Schema;
const FILES: ReadonlyMap<string, Schema> = new Map(
  readdirSync(join(packageDir, 'schemas'))
    .filter((name) => name.endsWith('.schema.json'))
    .map((name) => [name, read(name)]),
);

interface Field {
  readonly file: string;
  readonly path: string;
  readonly schema: Schema;
}

/** All schemas below another one, with their paths. */
function fieldsBelow(file: string, schema: Schema, path = ''): readonly Field[] {
  const children = Object.entries(schema).filter(([key]) => key !== 'examples');
  return [
    { file, path, schema },
    ...children.flatMap(([key, value]) =>
      typeof value === 'object' && value !== null ? fieldsBelow(file, value as Schema, `${path}/${key}`) : [],
    ),
  ];
}

/** The pattern of a field, which may be that of a definition. */
function patternOf({ file, schema }: Field): string | undefined {
  if (schema.$ref === undefined) return schema.pattern;
  const [target, pointer = ''] = schema.$ref.split('#');
  const name = target || file;
  const found = pointer
    .split('/')
    .filter(Boolean)
    .reduce<unknown>((one, key) => (one as Schema)[key], FILES.get(name));
  return patternOf({ file: name, path: pointer, schema: found as Schema });
}

/** By its name, or because an example is an address. */
function isAddress({ path, schema: { $ref, type, examples = [] } }: Field): boolean {
  if (type !== 'string' && $ref === undefined) return false;
  const isNamed = /\/properties\/(?:\w*[uU]rl|href|website)$/.test(path);
  return isNamed || examples.some((one) => typeof one === 'string' && /^(?:https?:|mailto:|tel:|\/\/)/.test(one));
}

const FIELDS = [...FILES].flatMap(([file, schema]) => fieldsBelow(file, schema)).filter(isAddress);

const SCHEMES = [
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
  ],
  ...[
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://a.example/1',
  ],
  ...['ftp://a.example', 'ws://a.example', 'intent:#Intent;end', 'about:blank', 'view-source:https://a.example'],
  ...[
    'tel:+385',
    'sms:+385',
    'javascript://a.example/%0aalert(1)',
    'HTTPS:alert(1)',
    'https:a.example',
    'http:a.example',
  ],
];
const HOSTS = [
  ...['//a.example', '\\\\a.example', '/\\a.example', '\\/a.example', '/\\/a.example', '///a.example', '/\t/a.example'],
  ...[
    'https:/\\a.example',
    'https:\\\\a.example',
    'https://\\a.example',
    'https://a.example\\@b.example',
    '{linkLang}//a.example',
  ],
  ...['{linkLang}/\\a.example', '{linkLang}\\a.example', '{linkLang}javascript:alert(1)'],
];
const SPACES = [
  ' https://a.example',
  'https://a.example\n',
  '\u00a0https://a.example',
  'https://a .example',
  'https://',
  '',
];

describe('a field that may be an address', () => {
  it('is found by its name or its examples, in all schemas', () => {
    expect(FIELDS.length).toBeGreaterThan(35);
    expect(FIELDS.map(({ path }) => path)).toEqual(expect.arrayContaining(['/$defs/feedbackUrl', '/$defs/linkUrl']));
  });

  it.each(FIELDS.map((field) => [`${field.file}${field.path}`, field] as const))(
    'refuses all others: %s',
    (_, field) => {
      const pattern = patternOf(field);
      expect(pattern, 'the pattern of the field').toBeDefined();
      const accepts = new RegExp(pattern as string, 'u');
      expect([...SCHEMES, ...HOSTS, ...SPACES].filter((address) => accepts.test(address))).toEqual([]);
    },
  );
});
