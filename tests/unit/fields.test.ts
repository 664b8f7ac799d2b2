import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Plan } from '../../src/domain/page/plan.ts';
import { i18nextLimits } from '../../src/domain/translate.ts';
import { EVERYTHING_ON } from '../support/everything-on.ts';
import { packageDir } from '../support/run-tool.ts';
import { isFull } from '../support/thoroughness.ts';
import { type Data, type Variation, type VariedSite, variedSite } from '../support/varied-site.ts';

/**
 * Every field of the schemas has an effect: `fields.yaml` lists all of them, each with a change and where it is visible. The
 * value of a row is written into one file (or the field is removed), together with `given` changes. Then the data of that page
 * or shared part must contain a new text, lack a text, or simply differ. Private fields must have no effect anywhere.
 */
interface Row {
  readonly in: string;
  readonly at: string;
  readonly to?: unknown;
  readonly drop?: true;
  readonly given?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The day on whose morning the site is planned, for fields that have an effect only then. Default: in spring 2026. */
  readonly on?: string;
  /** A page path, a slice, `check` for diagnostics, or a part of the plan. */
  readonly where: string;
  readonly shows?: string;
  readonly hides?: string;
  readonly nowhere?: string;
}

const SPRING = Date.parse('2026-03-01T12:00:00+01:00') / 1000;

const TABLE = parse(readFileSync(join(packageDir, 'tests/unit/fields.yaml'), 'utf8')) as Readonly<
  Record<string, Readonly<Record<string, Row>>>
>;
const ROWS = Object.entries(TABLE).flatMap(([of, rows]) =>
  Object.entries(rows).map(([pointer, row]): readonly [string, Row] => [of + pointer, row]),
);

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** The schema of programmes to import, which are no content. */
const IMPORT_SCHEMA = 'import.schema.json';

/** The fields of all schemas of content: `site/home/lead`, and `site#footerLink/title` for those in definitions. */
function allFields(): readonly string[] {
  const files = readdirSync(join(packageDir, 'schemas')).filter(
    (file) => file.endsWith('.schema.json') && file !== IMPORT_SCHEMA,
  );
  return files.flatMap((file) => {
    const name = file.replace('.schema.json', '');
    const schema = JSON.parse(readFileSync(join(packageDir, 'schemas', file), 'utf8')) as Schema;
    const defined = Object.entries(schema.$defs ?? {}).flatMap(([def, one]) => fieldsOf(one, `${name}#${def}`));
    return [...fieldsOf(schema, name), ...defined];
  });
}

function fieldsOf({ properties = {}, items, additionalProperties }: Schema, at: string): readonly string[] {
  return [
    ...Object.entries(properties).flatMap(([key, one]) => [`${at}/${key}`, ...fieldsOf(one, `${at}/${key}`)]),
    ...(items === undefined ? [] : fieldsOf(items, `${at}/*`)),
    ...(typeof additionalProperties === 'object' ? fieldsOf(additionalProperties, `${at}/{}`) : []),
  ];
}

function put(data: Data, { at, to, drop }: Pick<Row, 'at' | 'to' | 'drop'>): void {
  const keys = at.split('/');
  const last = keys.pop() as string;
  const holder = keys.reduce<Data>((within, key) => {
    within[key] ??= {};
    return within[key] as Data;
  }, data);
  if (Array.isArray(holder) && drop) holder.splice(Number(last), 1);
  else if (drop) delete holder[last];
  else holder[last] = to;
}

/** The content with everything in use, with the `given` changes and the values of some rows. */
function variation(rows: readonly Row[], given: Row['given'] = {}): Variation {
  const files = new Set([...Object.keys(EVERYTHING_ON), ...Object.keys(given), ...rows.map((row) => row.in)]);
  const changed = [...files].map((file): readonly [string, (data: Data) => void] => [
    file,
    (data) => {
      EVERYTHING_ON[file]?.(data);
      for (const [at, to] of Object.entries(given[file] ?? {})) put(data, { at, to });
      for (const row of rows) if (row.in === file) put(data, row);
    },
  ]);
  return Object.fromEntries(changed);
}

function dataOf(plan: Plan, where: string): string {
  const { routes, slices, staticQueries: queries, programmes, feeds, redirects, media, site } = plan;
  const parts: Readonly<Record<string, unknown>> = {
    queries: queries.map(({ json }) => JSON.parse(json) as unknown),
    programmes,
    feeds,
    redirects,
    media: [...media],
    site,
  };
  const page = routes.find(({ path }) => path === where) ?? slices.find(({ name }) => name === where);
  return JSON.stringify(parts[where] ?? page ?? null);
}

/** Rows that only add a unique word do not affect each other, so they are planned together. */
const isWord = ({ to, shows, given }: Row): boolean =>
  given === undefined && to === shows && String(to).startsWith('zq ');

/** Many rows need their own plan, so the short run only tries every fifth of them. */
const TRIED = ROWS.filter(([, row], index) => isFull || isWord(row) || index % 5 === 0);

/** Content that no row looks at is left out to make plans faster: translations, and all past years but the last one. */
const NEEDLESS = /\.hr\.md$|\/(?:20(?:1\d|2[0-4])|worklica\/2025)\//;

describe('the fields of the schemas', () => {
  it('are exactly those of the table', () => {
    expect([...new Set(ROWS.map(([field]) => field))].sort()).toEqual([...new Set(allFields())].sort());
  });
});

describe('a field of content', () => {
  let site: VariedSite;
  let before: Plan;
  let worded: Plan;
  beforeAll(async () => {
    site = await variedSite((path) => !NEEDLESS.test(path));
    before = await site.plan(SPRING, variation([]));
    worded = await site.plan(SPRING, variation(ROWS.map(([, row]) => row).filter(isWord)));
  });

  const dataAfter = async (rows: readonly Row[], { given, where, on }: Row): Promise<string> => {
    if (where === 'check') return site.check(variation(rows, given)).join('\n');
    if (rows.length === 0 && given === undefined && on === undefined) return dataOf(before, where);
    const at = on === undefined ? SPRING : Date.parse(`${on}T06:00:00Z`) / 1000;
    return dataOf(await site.plan(at, variation(rows, given)), where);
  };

  it.each(TRIED.filter(([, { nowhere }]) => nowhere === undefined))(
    'is visible where the table says: %s',
    async (_, row) => {
      const old = await dataAfter([], row);
      const now = isWord(row) ? dataOf(worded, row.where) : await dataAfter([row], row);
      if (row.shows !== undefined) {
        expect([old.includes(row.shows), now.includes(row.shows)]).toEqual([false, true]);
      }
      if (row.hides !== undefined) {
        expect([old.includes(row.hides), now.includes(row.hides)]).toEqual([true, false]);
      }
      expect(now === old).toBe(false);
    },
  );

  it.each(ROWS.filter(([, { nowhere }]) => nowhere !== undefined))(
    'is not visible anywhere if it is private: %s',
    async (_, row) => {
      const {
        routes,
        slices,
        staticQueries,
        programmes,
        feeds,
        redirects,
        media,
        site: whole,
      } = await site.plan(SPRING, variation([row]));
      const all = [routes, slices, staticQueries, programmes, feeds, redirects, [...media], whole];
      expect(JSON.stringify(all)).not.toContain(row.nowhere);
    },
  );
});

describe('the settings of translation', () => {
  it('are those that i18next knows', () => {
    expect(i18nextLimits({ maxReplaces: 1, readParallel: 2, readRetries: 3, retryDelayMs: 4 })).toEqual({
      maxParallelReads: 2,
      maxRetries: 3,
      retryTimeout: 4,
    });
  });
});
