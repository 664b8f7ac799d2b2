import type { BodySchema } from '../../content/validator.ts';

/**
 * Decodes the fields of a form that was sent without JavaScript to the body that a page with JavaScript sends. Names
 * are paths: `answers.q1`, `members.0.fullName`. A name that occurs several times is a list. Empty fields are left out.
 */
export function decodeForm(fields: URLSearchParams, schema: BodySchema | undefined): Record<string, unknown> {
  const tree: Tree = new Map();
  for (const name of new Set(fields.keys())) {
    const values = fields
      .getAll(name)
      .map(normalizeLineEnds)
      .filter((value) => value.trim() !== '');
    if (values.length > 0) insert(tree, name.split('.').slice(0, MAX_DEPTH), values);
  }
  const body = decodeNode(tree, schema);
  return typeof body === 'object' && body !== null ? withLeader(body as Record<string, unknown>) : {};
}

/** Levels of a path beyond this are ignored. */
const MAX_DEPTH = 6;

/** Fields by name. A leaf has the values that were sent. */
type Tree = Map<string, Tree | readonly string[]>;

/** Browsers send line ends of forms as `\r\n`. */
function normalizeLineEnds(value: string): string {
  return value.replaceAll('\r\n', '\n');
}

function insert(tree: Tree, path: readonly string[], values: readonly string[]): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    tree.set(name, values);
    return;
  }
  const existing = tree.get(name);
  const child: Tree = existing instanceof Map ? existing : new Map();
  tree.set(name, child);
  insert(child, rest, values);
}

function decodeNode(node: Tree | readonly string[], schema: BodySchema | undefined): unknown {
  if (!(node instanceof Map)) return decodeValues(node, schema);
  if (schema?.type === 'array') return [...node.values()].map((item) => decodeNode(item, schema.items));
  return Object.fromEntries([...node].map(([name, item]) => [name, decodeNode(item, fieldSchema(schema, name))]));
}

function fieldSchema(schema: BodySchema | undefined, name: string): BodySchema | undefined {
  const properties = schema?.properties ?? {};
  if (Object.hasOwn(properties, name)) return properties[name];
  return typeof schema?.additionalProperties === 'object' ? schema.additionalProperties : undefined;
}

function decodeValues(values: readonly string[], schema: BodySchema | undefined): unknown {
  if (schema?.type === 'array') return values.map((value) => decodeValue(value, schema.items));
  const [value = ''] = values;
  return values.length > 1 ? values : decodeValue(value, schema);
}

/**
 * Converts a value to the type that the schema wants. A value that cannot be converted stays text, which validation
 * refuses.
 */
function decodeValue(value: string, schema: BodySchema | undefined): unknown {
  if (schema?.type === 'integer' && /^-?\d{1,15}$/.test(value.trim())) return Number(value);
  if (schema?.type === 'boolean' && /^(?:true|on)$/.test(value)) return true;
  return value;
}

/**
 * Moves the field `teamLeader` of the form, which is the index of a member, to a flag of that member. Leaves out
 * members without a name: the form has fields for more members than a team has.
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
