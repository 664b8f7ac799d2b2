import type { BodySchema } from '../../content/validator.ts';

/**
 * Words of a form that was sent without script → the body that a script would have sent. Names are paths: `answers.q1`,
 * `members.0.fullName`; one that stands several times is a list. What is left empty was not sent.
 */
export function decodeForm(fields: URLSearchParams, schema: BodySchema | undefined): Record<string, unknown> {
  const tree: Tree = new Map();
  for (const name of new Set(fields.keys())) {
    const values = fields
      .getAll(name)
      .map(lines)
      .filter((value) => value.trim() !== '');
    if (values.length > 0) put(tree, name.split('.').slice(0, DEEPEST), values);
  }
  const body = partOf(tree, schema);
  return typeof body === 'object' && body !== null ? withLeader(body as Record<string, unknown>) : {};
}

const DEEPEST = 6;

/** Fields by name, or the words that were sent. */
type Tree = Map<string, Tree | readonly string[]>;

/** Forms send line ends as browsers agreed to; elsewhere one character is enough. */
function lines(value: string): string {
  return value.replaceAll('\r\n', '\n');
}

function put(tree: Tree, path: readonly string[], values: readonly string[]): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    tree.set(name, values);
    return;
  }
  const known = tree.get(name);
  const below: Tree = known instanceof Map ? known : new Map();
  tree.set(name, below);
  put(below, rest, values);
}

function partOf(part: Tree | readonly string[], schema: BodySchema | undefined): unknown {
  if (!(part instanceof Map)) return wordsOf(part, schema);
  if (schema?.type === 'array') return [...part.values()].map((item) => partOf(item, schema.items));
  return Object.fromEntries([...part].map(([name, item]) => [name, partOf(item, fieldOf(schema, name))]));
}

function fieldOf(schema: BodySchema | undefined, name: string): BodySchema | undefined {
  const properties = schema?.properties ?? {};
  if (Object.hasOwn(properties, name)) return properties[name];
  return typeof schema?.additionalProperties === 'object' ? schema.additionalProperties : undefined;
}

function wordsOf(words: readonly string[], schema: BodySchema | undefined): unknown {
  if (schema?.type === 'array') return words.map((word) => wordOf(word, schema.items));
  const [word = ''] = words;
  return words.length > 1 ? words : wordOf(word, schema);
}

function wordOf(word: string, schema: BodySchema | undefined): unknown {
  if (schema?.type === 'integer' && /^-?\d{1,15}$/.test(word.trim())) return Number(word);
  if (schema?.type === 'boolean' && /^(?:true|on)$/.test(word)) return true;
  return word;
}

/**
 * The team's leader is one choice for all members of the form, and a mark on one of them in the body. Members without a
 * name are places of the form that were left empty.
 */
function withLeader({ teamLeader, ...body }: Record<string, unknown>): Record<string, unknown> {
  const { members } = body;
  if (!Array.isArray(members)) return body;
  const marked = members.map((member: unknown, index) =>
    String(index) === teamLeader && typeof member === 'object' ? { ...member, teamLeader: true } : member,
  );
  return {
    ...body,
    members: marked.filter((member: unknown) => typeof member !== 'object' || 'fullName' in (member ?? {})),
  };
}
