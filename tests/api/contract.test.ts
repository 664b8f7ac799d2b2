import Ajv2020 from 'ajv/dist/2020.js';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import {
  CONTRACT_ANNOTATIONS,
  componentSchemas,
  readContract,
  resolvedSchema,
} from '../../bin/compile/api-contract.js';
import { receiveBody } from '../../src/api/http/receive-body.ts';
import { PROBLEMS } from '../../src/api/problems/problems.ts';
import { Refusal } from '../../src/api/refusal.ts';
import { OPERATIONS, type ProblemCode } from '../../src/domain/site/api-contract.ts';
import { packageDir } from '../support/run-tool.ts';

/** Checks that the examples and the declared responses of the contract match its schemas and the service. */

interface Media {
  readonly schema: object;
  readonly example?: unknown;
}

interface Part {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, Media>>;
  readonly schema?: object;
  readonly example?: unknown;
  readonly headers?: Readonly<Record<string, Part>>;
  readonly 'x-codes'?: readonly ProblemCode[];
}

const contract = await readContract(`${packageDir}schemas`);
const components = contract.components as unknown as Readonly<Record<string, Readonly<Record<string, Part>>>>;

function partAt({ $ref, ...part }: Part): Part {
  if ($ref === undefined) return part;
  const [kind = '', name = ''] = $ref.split('/').slice(2);
  const found = components[kind]?.[name];
  if (found === undefined) throw new Error(`${$ref} points to nothing.`);
  return partAt(found);
}

interface Example {
  readonly place: string;
  readonly schema: object;
  readonly example: unknown;
}

function examplesIn(place: string, { content = {}, headers = {}, ...part }: Part): readonly Example[] {
  const { schema, example } = part;
  return [
    ...(schema === undefined ? [] : [{ place, schema, example }]),
    ...Object.entries(content).map(([type, media]) => ({
      place: `${place} ${type}`,
      ...media,
      example: media.example,
    })),
    ...Object.entries(headers).flatMap(([name, header]) => examplesIn(`${place} ${name}`, partAt(header))),
  ];
}

const OPERATION_PARTS = Object.entries(OPERATIONS).map(([id, { path, method, codes }]) => {
  const { requestBody, parameters = [], responses } = contract.paths[path]?.[method] ?? {};
  return {
    ...{ id, codes: codes as readonly ProblemCode[] },
    request: [...(requestBody === undefined ? [] : [requestBody]), ...parameters].map(partAt),
    responses: Object.entries((responses ?? {}) as Readonly<Record<string, Part>>).map(
      ([status, response]) => [Number(status), partAt(response)] as const,
    ),
  };
});

const ajv = new Ajv2020.default({ strict: false, allErrors: true, validateFormats: false });
ajv.addVocabulary([...CONTRACT_ANNOTATIONS]);
for (const schema of Object.values(componentSchemas(contract))) ajv.addSchema(schema);

function faultsOf({ place, schema, example }: Example): readonly string[] {
  const { $ref } = schema as { readonly $ref?: string };
  const target = $ref?.split('/').at(-1) ?? (resolvedSchema(contract, schema) as object);
  return ajv.validate(target, example) ? [] : [`${place}: ${JSON.stringify(example)} ${ajv.errorsText()}`];
}

describe('the contract', () => {
  it('has a valid example for each request and each response', () => {
    for (const { id, request, responses } of OPERATION_PARTS) {
      const examples = [
        ...request.flatMap((part) => examplesIn(`${id}, request,`, part)),
        ...responses.flatMap(([status, response]) => examplesIn(`${id}, ${status},`, response)),
      ];
      expect(
        responses.some(([status]) => status < 300),
        id,
      ).toBe(true);
      expect(examples.flatMap(faultsOf)).toEqual([]);
    }
  });

  it('has only valid examples in its schemas', () => {
    const examples = Object.entries(componentSchemas(contract)).flatMap(([name, schema]) =>
      schemaExamples(name, contract.components.schemas[name] ?? schema),
    );
    expect(examples.length).toBeGreaterThan(30);
    expect(examples.flatMap(faultsOf)).toEqual([]);
  });

  it('declares the status of each code of an operation, and no status without a code', () => {
    for (const { id, codes, responses } of OPERATION_PARTS) {
      const refusals = responses.filter(([status]) => status >= 400);
      const common = refusals.flatMap(([, response]) => response['x-codes'] ?? []);
      const statuses = new Set([...codes, ...common].map((code) => PROBLEMS[code].status));
      expect([...statuses].sort(), id).toEqual(refusals.map(([status]) => status).sort());
    }
  });

  it('declares the refusals that all operations share, and those that all operations with a body share', () => {
    for (const { id, request, responses } of OPERATION_PARTS) {
      const statuses = responses.map(([status]) => status);
      const ofBodies = request.some(({ content }) => content !== undefined) ? [400, 413, 415, 422] : [];
      expect(statuses, id).toEqual(expect.arrayContaining([403, 405, 421, 429, 500, 503, ...ofBodies]));
    }
  });

  it('has problems with the declared status as examples', () => {
    for (const [name, part] of Object.entries(components['responses'] ?? {})) {
      const problem = part.content?.['application/problem+json']?.example as { code: ProblemCode; status: number };
      if (problem !== undefined)
        expect([name, PROBLEMS[problem.code]]).toMatchObject([name, { status: problem.status }]);
    }
  });
});

/** The examples of a schema and of its properties and items. */
function schemaExamples(place: string, schema: object): readonly Example[] {
  const {
    examples = [],
    properties = {},
    items,
  } = schema as {
    readonly examples?: readonly unknown[];
    readonly properties?: Readonly<Record<string, object>>;
    readonly items?: object;
  };
  return [
    ...examples.map((example) => ({ place, schema, example })),
    ...Object.entries(properties).flatMap(([name, property]) => schemaExamples(`${place}/${name}`, property)),
    ...(items === undefined ? [] : schemaExamples(`${place}/items`, items)),
  ];
}

describe('the service', () => {
  const BODIES = Object.entries(components['requestBodies'] ?? {});
  const JSON_TYPE = 'application/json';
  const FORM_TYPE = 'application/x-www-form-urlencoded';

  /** The body that an operation receives, or the problem with it. */
  async function received(name: string, type: string, body: string): Promise<unknown> {
    const app = new Hono();
    app.post('/', async (context) =>
      context.json(await receiveBody(context, { name, form: type === FORM_TYPE ? {} : undefined })),
    );
    app.onError((error, context) => context.json(error instanceof Refusal ? error.problem : { error: String(error) }));
    return (await app.request('/', { method: 'POST', headers: { 'content-type': type }, body })).json();
  }

  it.each(BODIES)('accepts the example of %s as JSON', async (name, { content }) => {
    const example = content?.[JSON_TYPE]?.example;
    expect(await received(name, JSON_TYPE, JSON.stringify(example))).toEqual({ kind: 'body', body: example });
  });

  it.each(BODIES)('accepts the example of %s as a form without JavaScript', async (name, { content }) => {
    const fields = new URLSearchParams(
      Object.entries(content?.[FORM_TYPE]?.example as Readonly<Record<string, string | readonly string[]>>).flatMap(
        ([field, value]) => [value].flat().map((one) => [field, one]),
      ),
    );
    const body = await received(name, FORM_TYPE, String(fields));
    expect(body).toMatchObject({ kind: 'body' });
    // Answers of a survey may be texts or stars, so those of a form are not converted.
    if (name !== 'Survey') expect(body).toEqual({ kind: 'body', body: content?.[JSON_TYPE]?.example });
  });
});
