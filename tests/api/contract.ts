import Ajv2020 from 'ajv/dist/2020.js';
import { CONTRACT_ANNOTATIONS, componentSchemas, readContract } from '../../bin/compile/api-contract.js';
import { PROBLEMS } from '../../src/api/problems.ts';
import { OPERATIONS, type ProblemCode } from '../../src/domain/api-contract.ts';
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

/** A response as the contract describes it; `x-codes` of those that refuse. */
interface DocumentedResponse {
  readonly $ref?: string;
  readonly 'x-codes'?: readonly string[];
  readonly headers?: Readonly<Record<string, object>>;
  readonly content?: Readonly<Record<string, { readonly schema: { readonly $ref?: string } }>>;
}

interface Documented {
  readonly path: string;
  readonly method: string;
  /** The codes of its own. */
  readonly codes: readonly string[];
  readonly takesForms: boolean;
  readonly responses: ReadonlyMap<number, DocumentedResponse>;
}

let made: Promise<ContractCheck> | undefined;

/** The check, which is made once a process. */
export function contractCheck(): Promise<ContractCheck> {
  made ??= makeCheck();
  return made;
}

async function makeCheck(): Promise<ContractCheck> {
  const contract = await readContract(`${packageDir}schemas`);
  const ajv = new Ajv2020.default({
    ...{ strict: false, allErrors: true },
    formats: { 'date-time': isInstant, 'uri-reference': isReference },
  });
  ajv.addVocabulary([...CONTRACT_ANNOTATIONS]);
  for (const schema of Object.values(componentSchemas(contract))) ajv.addSchema(schema);
  const operations = documented(contract);
  const faultsOf = (schema: string, body: unknown): string =>
    ajv.validate(schema, body) ? '' : `the body is no ${schema}: ${ajv.errorsText()}`;
  return async ({ method, path, isForm, response }) => {
    const here = operations.filter((one) => isAt(path, one.path));
    const fault = await faultIn({ here, method, isForm, response: response.clone(), faultsOf });
    if (fault !== '') throw new Error(`${method} ${path} answers ${response.status}, and ${fault}`);
  };
}

function isAt(path: string, template: string): boolean {
  return new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
}

interface Seen {
  /** The operations at this address; none at one that the contract does not have. */
  readonly here: readonly Documented[];
  readonly method: string;
  readonly isForm: boolean;
  readonly response: Response;
  faultsOf(schema: string, body: unknown): string;
}

/** What is wrong with an answer; empty for nothing. */
async function faultIn({ here, method, isForm, response, faultsOf }: Seen): Promise<string> {
  const { status } = response;
  const own = here.find((one) => one.method === method);
  const [operation = own] = own === undefined ? here : [own];
  if (operation === undefined) return faultOfProblem(response, { codes: ['not-found'], faultsOf });
  if (method === 'OPTIONS' && status === 204) return '';
  if (own === undefined && status !== 405 && method !== 'OPTIONS') return 'the contract has no such method there';
  const documented = operation.responses.get(status);
  if (documented === undefined) return 'the contract declares no such status';
  const missing = Object.keys(documented.headers ?? {}).filter((name) => !response.headers.has(name));
  if (missing.length > 0) return `it lacks the header ${missing.join(', ')}`;
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const content = documented.content?.[type];
  if (content === undefined) return `the contract declares no ${type} there`;
  if (isForm && operation.takesForms && own !== undefined) return type === 'text/html' ? '' : `a form gets ${type}`;
  if (type === 'text/html') return 'what is no form gets a page';
  if (status >= 400) {
    return faultOfProblem(response, { codes: [...(documented['x-codes'] ?? []), ...operation.codes], faultsOf });
  }
  return faultsOf(content.schema.$ref?.split('/').at(-1) ?? '', await response.json());
}

async function faultOfProblem(
  response: Response,
  { codes, faultsOf }: Pick<Seen, 'faultsOf'> & { readonly codes: readonly string[] },
): Promise<string> {
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('application/problem+json')) return `a refusal is ${type}`;
  const body = (await response.json()) as { readonly code: ProblemCode; readonly status: number };
  if (body.status !== response.status) return `its problem says ${body.status}`;
  if (PROBLEMS[body.code]?.status !== response.status) return `"${body.code}" has another status`;
  return codes.includes(body.code) ? faultsOf('Problem', body) : `the contract has no "${body.code}" there`;
}

function documented({ paths, components }: Awaited<ReturnType<typeof readContract>>): readonly Documented[] {
  return Object.values(OPERATIONS).map((operation) => {
    const { method, path, codes } = operation;
    const responses = Object.entries(paths[path]?.[method]?.responses ?? {}) as readonly [string, DocumentedResponse][];
    return {
      ...{ path, codes, method: method.toUpperCase() },
      takesForms: 'body' in operation,
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
