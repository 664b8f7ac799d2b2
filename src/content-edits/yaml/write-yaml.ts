import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  Scalar,
  YAMLSeq,
  YamlDocument,
} from '../../content/yaml-adapter.ts';

/**
 * Writes YAML in the style of content/README.md. Long texts are block scalars (`>-` and `|-`), times of day are quoted,
 * and texts by language and short lists are on one line.
 */

/** Lines are folded before this column. */
export const WIDTH = 120;
/** Longer texts are written as block scalars, below their key. */
const MAX_ONE_LINE_LENGTH = 90;

const TIME_OF_DAY = /^\d{1,2}:\d{2}(?::\d{2})?$/;
/** Quotation marks that a reader could take for those of YAML; such a value is quoted. */
const TYPOGRAPHIC_QUOTE = /^[“”„«»‘‚]/;

/** A key of texts by language. Languages with three letters are left out, since names of other fields look like them. */
const LANGUAGE = /^[a-z]{2}(?:-[A-Za-z\d]{2,8})*$/;

/** A record as a YAML file, with its keys in their order. Undefined values are left out. */
export function writeYaml(record: object, schemaLine?: string): string {
  const head = schemaLine === undefined ? '' : `${schemaLine}\n`;
  return `${head}${Object.keys(record).length === 0 ? '{}' : rendered(record, { indent: 0, style: 'block' })}\n`;
}

/** A value as YAML without a final line break. Lines after the first are indented by `indent` spaces. */
export function renderYaml(value: unknown, indent = 0): string {
  return rendered(value, { indent });
}

/** A key and its value as YAML, on one line if the value is short. */
export function renderField(key: string, value: unknown, indent = 0): string {
  return rendered({ [key]: value }, { indent, style: 'block' });
}

/** A value as YAML within flow style, on one line: `{ session: tabs, room: loft }`. */
export function renderFlow(value: unknown): string {
  const text = rendered({ k: value }, { indent: 0, style: 'flow' });
  // What has a text of several lines would begin on a line of its own.
  return text.includes('\n') ? JSON.stringify(value) : text.slice('{ k: '.length, -' }'.length);
}

interface Rendering {
  readonly indent: number;
  /** The style of the outermost map, by default that of its length. */
  readonly style?: 'block' | 'flow';
}

function rendered(value: unknown, { indent, style }: Rendering): string {
  const document = new YamlDocument(value, { version: '1.2', schema: 'core', keepUndefined: false });
  const { contents } = document;
  if (contents !== null) setStyle(contents, indent);
  if (isMap(contents) && style !== undefined) contents.flow = style === 'flow';
  const lineWidth = style === 'flow' ? 0 : WIDTH - indent;
  const text = document.toString({ lineWidth, singleQuote: true, flowCollectionPadding: true, minContentWidth: 40 });
  return text.replace(/\n+$/, '').replace(/\n(?!\n|$)/g, `\n${' '.repeat(indent)}`);
}

/** Sets the YAML style of a node and of all nodes below it. */
function setStyle(node: Node, indent: number): void {
  if (isScalar(node)) setTextStyle(node, indent);
  if (!isCollection(node)) return;
  for (const item of isMap(node) ? node.items.map(({ value }) => value) : node.items)
    setStyle(item as Node, indent + 2);
  if (isMap(node)) node.flow = node.items.length === 0 || (isTextByLanguage(node.items) && isShort(node, indent));
  if (isSeq(node)) {
    node.flow = node.items.every(isScalar) && isShort(node, indent);
    if (node.flow) node.toString = withoutPadding;
  }
}

/** Texts with white space at the ends of their lines are quoted, since block scalars would lose it. */
function setTextStyle(node: Scalar, indent: number): void {
  const { value } = node;
  if (typeof value !== 'string') return;
  const isLong = value.includes('\n') || value.length + indent > MAX_ONE_LINE_LENGTH;
  if (TIME_OF_DAY.test(value) || (!isLong && TYPOGRAPHIC_QUOTE.test(value))) node.type = Scalar.QUOTE_SINGLE;
  else if (isLong && (/^\s|\s$/.test(value) || /[ \t\r]\n/.test(value))) node.type = Scalar.QUOTE_DOUBLE;
  else if (isLong) node.type = value.includes('\n') ? Scalar.BLOCK_LITERAL : Scalar.BLOCK_FOLDED;
}

function isTextByLanguage(items: readonly { readonly key: unknown; readonly value: unknown }[]): boolean {
  return items.every(({ key, value }) => isScalar(key) && LANGUAGE.test(String(key.value)) && isScalar(value));
}

function isShort(node: Node, indent: number): boolean {
  const text = JSON.stringify(node.toJSON());
  return !text.includes('\\n') && text.length + indent <= MAX_ONE_LINE_LENGTH;
}

/** A `toString` for lists, which writes `[a, b]` in documents whose maps are `{ a: b }`. */
function withoutPadding(this: YAMLSeq, ...[context, onComment, onChompKeep]: Parameters<YAMLSeq['toString']>): string {
  const unpadded = context === undefined ? context : { ...context, flowCollectionPadding: '' };
  return YAMLSeq.prototype.toString.call(this, unpadded, onComment, onChompKeep);
}
