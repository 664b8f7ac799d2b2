import Ajv2020 from 'ajv/dist/2020.js';
import { CONTRACT_ANNOTATIONS, componentSchemas, readContract } from '../../bin/compile/api-contract.js';
import { OPERATIONS } from '../../src/model/api-contract.ts';
import { packageDir } from '../support/run-tool.ts';

/** What the service answers, held against `schemas/api/openapi.yaml`: every answer that a test of the service gets. */

/** An answer and what was asked. */
export interface Answered {
  readonly method: string;
  /** Below the path of the service, without its query. */
  readonly path: string;
  /** What was sent was a form without script, which a page answers. */
  readonly isForm: boolean;
  readonly response: Response;
}

/** Throws, with words, on an answer that the contract does not allow; reads a copy of it. */
export type ContractCheck = (answered: Answered) => Promise<void>;

/** Refusals that every operation has. */
const OF_EVERY_OPERATION = ['missing-data', 'no-data', 'too-large', 'rate-limited', 'origin-refused', 'server-error'];

interface Documented {
  readonly codes: readonly string[];
  /** Status of a success → name of the schema of its body. */
  readonly bodies: ReadonlyMap<number, string>;
}

let made: Promise<ContractCheck> | undefined;

/** The check, which is made once a process. */
export function contractCheck(): Promise<ContractCheck> {
  made ??= makeCheck();
  return made;
}

async function makeCheck(): Promise<ContractCheck> {
  const contract = await readContract(`${packageDir}schemas`);
  const ajv = new Ajv2020.default({ strict: false, allErrors: true, formats: { 'date-time': isInstant } });
  ajv.addVocabulary([...CONTRACT_ANNOTATIONS]);
  for (const schema of Object.values(componentSchemas(contract))) ajv.addSchema(schema);
  const operations = documented(contract);
  const faultsOf = (schema: string, body: unknown): string =>
    ajv.validate(schema, body) ? '' : `the body is no ${schema}: ${ajv.errorsText()}`;
  return async ({ method, path, isForm, response }) => {
    const operation = operations.get(`${method} ${path}`);
    const fault = await faultIn({ operation, isForm, response: response.clone(), faultsOf });
    if (fault !== '') throw new Error(`${method} ${path} answers ${response.status}, and ${fault}`);
  };
}

interface Seen {
  /** Undefined for an address or a method that the contract has not. */
  readonly operation: Documented | undefined;
  readonly isForm: boolean;
  readonly response: Response;
  faultsOf(schema: string, body: unknown): string;
}

/** What is wrong with an answer; empty for nothing. */
async function faultIn({ operation, isForm, response, faultsOf }: Seen): Promise<string> {
  const { status } = response;
  const type = response.headers.get('content-type') ?? '';
  if (status === 204) return operation === undefined ? '' : 'nothing is in it';
  const schema = operation?.bodies.get(status);
  if (status < 400 && schema === undefined) return 'the contract has no such status';
  if (isForm) return type.startsWith('text/html') ? '' : `a form is answered with ${type}`;
  const body = (await response.json()) as { readonly code?: string; readonly status?: number };
  if (schema !== undefined) {
    return type.startsWith('application/json') ? faultsOf(schema, body) : `a success is ${type}`;
  }
  if (!type.startsWith('application/problem+json')) return `a refusal is ${type}`;
  if (body.status !== status) return `its problem says ${body.status}`;
  const codes = operation === undefined ? ['not-found', 'method-refused', 'origin-refused'] : operation.codes;
  return codes.includes(body.code ?? '') ? faultsOf('Problem', body) : `the contract has no "${body.code}" there`;
}

function documented(contract: Awaited<ReturnType<typeof readContract>>): ReadonlyMap<string, Documented> {
  const { schemas: _, ...components } = contract.components;
  const resolved = (response: object): object =>
    '$ref' in response ? responseAt(components, String(response.$ref)) : response;
  return new Map(
    Object.values(OPERATIONS).map(({ method, path, codes }) => {
      const responses = Object.entries(contract.paths[path]?.[method]?.responses ?? {});
      const successes = responses.filter(([status]) => status !== 'default');
      const bodies = new Map(successes.map(([status, one]) => [Number(status), schemaOf(resolved(one))]));
      return [`${method.toUpperCase()} ${path}`, { codes: [...codes, ...OF_EVERY_OPERATION], bodies }];
    }),
  );
}

function responseAt(components: object, ref: string): object {
  const name = ref.split('/').at(-1) ?? '';
  const found = (components as { readonly responses?: Readonly<Record<string, object>> }).responses?.[name];
  if (found === undefined) throw new Error(`${ref} points to nothing.`);
  return found;
}

function schemaOf(response: object): string {
  const { content } = response as { readonly content: Readonly<Record<string, { schema: { $ref: string } }>> };
  return content['application/json']?.schema.$ref.split('/').at(-1) ?? '';
}

function isInstant(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(text) && !Number.isNaN(Date.parse(text));
}
