import Ajv2020 from 'ajv/dist/2020.js';
import { CONTRACT_ANNOTATIONS, componentSchemas, readContract } from '../../bin/compile/api-contract.js';
import { PROBLEMS } from '../../src/api/problems/problems.ts';
import { OPERATIONS, type ProblemCode } from '../../src/domain/site/api-contract.ts';
import { packageDir } from '../support/run-tool.ts';

/** Checks all responses in the tests of the service against `schemas/api/openapi.yaml`. */

/** A response and the request that it belongs to. */
export interface Exchange {
  readonly method: string;
  /** Relative to the path of the service, without the query. */
  readonly path: string;
  /** The request is a form that was sent without JavaScript. */
  readonly isForm: boolean;
  readonly response: Response;
}

/** Throws if the contract does not allow the response. Does not consume its body. */
export type ContractCheck = (exchange: Exchange) => Promise<void>;

/** A response in the contract. */
interface DocumentedResponse {
  readonly $ref?: string;
  readonly 'x-codes'?: readonly string[];
  readonly headers?: Readonly<Record<string, object>>;
  readonly content?: Readonly<Record<string, { readonly schema: { readonly $ref?: string } }>>;
}

interface DocumentedOperation {
  readonly path: string;
  readonly method: string;
  /** Its own problem codes. */
  readonly codes: readonly string[];
  readonly acceptsForms: boolean;
  readonly responses: ReadonlyMap<number, DocumentedResponse>;
}

let memoized: Promise<ContractCheck> | undefined;

/** Returns the check, which is created once in a process. */
export function contractCheck(): Promise<ContractCheck> {
  memoized ??= createCheck();
  return memoized;
}

async function createCheck(): Promise<ContractCheck> {
  const contract = await readContract(`${packageDir}schemas`);
  const ajv = new Ajv2020.default({
    ...{ strict: false, allErrors: true },
    formats: { 'date-time': isInstant, 'uri-reference': isReference },
  });
  ajv.addVocabulary([...CONTRACT_ANNOTATIONS]);
  for (const schema of Object.values(componentSchemas(contract))) ajv.addSchema(schema);
  const operations = documentedOperations(contract);
  const faultsOf = (schema: string, body: unknown): string =>
    ajv.validate(schema, body) ? '' : `the body is not a valid ${schema}: ${ajv.errorsText()}`;
  return async ({ method, path, isForm, response }) => {
    const atPath = operations.filter((operation) => matchesPath(path, operation.path));
    const fault = await faultIn({ atPath, method, isForm, response: response.clone(), faultsOf });
    if (fault !== '') throw new Error(`${method} ${path} responded with ${response.status}, and ${fault}`);
  };
}

function matchesPath(path: string, template: string): boolean {
  return new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
}

interface CheckedExchange {
  /** The operations at this path. Empty if the path is not in the contract. */
  readonly atPath: readonly DocumentedOperation[];
  readonly method: string;
  readonly isForm: boolean;
  readonly response: Response;
  faultsOf(schema: string, body: unknown): string;
}

/** Why the contract does not allow a response. Empty if it does. */
async function faultIn({ atPath, method, isForm, response, faultsOf }: CheckedExchange): Promise<string> {
  const { status } = response;
  const own = atPath.find((operation) => operation.method === method);
  const [operation = own] = own === undefined ? atPath : [own];
  if (operation === undefined) return faultOfProblem(response, { codes: ['not-found'], faultsOf });
  if (method === 'OPTIONS' && status === 204) return '';
  if (own === undefined && status !== 405 && method !== 'OPTIONS')
    return 'the contract has no such method at this path';
  const documented = operation.responses.get(status);
  if (documented === undefined) return 'the contract declares no such status';
  const missing = Object.keys(documented.headers ?? {}).filter((name) => !response.headers.has(name));
  if (missing.length > 0) return `it lacks the header ${missing.join(', ')}`;
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const content = documented.content?.[type];
  if (content === undefined) return `the contract declares no ${type} for this status`;
  if (isForm && operation.acceptsForms && own !== undefined)
    return type === 'text/html' ? '' : `the response to a form is ${type}`;
  if (type === 'text/html') return 'a page is the response to a request that is not a form';
  if (status >= 400) {
    return faultOfProblem(response, { codes: [...(documented['x-codes'] ?? []), ...operation.codes], faultsOf });
  }
  return faultsOf(content.schema.$ref?.split('/').at(-1) ?? '', await response.json());
}

async function faultOfProblem(
  response: Response,
  { codes, faultsOf }: Pick<CheckedExchange, 'faultsOf'> & { readonly codes: readonly string[] },
): Promise<string> {
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('application/problem+json')) return `a refusal is ${type}`;
  const body = (await response.json()) as { readonly code: ProblemCode; readonly status: number };
  if (body.status !== response.status) return `its problem says ${body.status}`;
  if (PROBLEMS[body.code]?.status !== response.status) return `"${body.code}" has another status`;
  return codes.includes(body.code) ? faultsOf('Problem', body) : `the contract does not declare "${body.code}" there`;
}

function documentedOperations({
  paths,
  components,
}: Awaited<ReturnType<typeof readContract>>): readonly DocumentedOperation[] {
  return Object.values(OPERATIONS).map((operation) => {
    const { method, path, codes } = operation;
    const responses = Object.entries(paths[path]?.[method]?.responses ?? {}) as readonly [string, DocumentedResponse][];
    return {
      ...{ path, codes, method: method.toUpperCase() },
      acceptsForms: 'body' in operation,
      responses: new Map(responses.map(([status, one]) => [Number(status), resolved(components, one)])),
    };
  });
}

function resolved(components: object, response: DocumentedResponse): DocumentedResponse {
  if (response.$ref === undefined) return response;
  const name = response.$ref.split('/').at(-1) ?? '';
  const { responses } = components as { readonly responses: Readonly<Record<string, DocumentedResponse>> };
  const found = responses[name];
  if (found === undefined) throw new Error(`${response.$ref} points to nothing.`);
  return found;
}

function isReference(text: string): boolean {
  return URL.canParse(text, 'https://api.example.org');
}

function isInstant(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(text) && !Number.isNaN(Date.parse(text));
}
