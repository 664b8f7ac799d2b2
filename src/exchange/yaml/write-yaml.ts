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
 * Content as YAML in the dialect and the manner of content/README.md: what a careful person would have written. Long
 * texts stand below `>-` and `|-`, times of day in quotes, texts by language and short lists in one line.
 */

/** Lines are folded before this column. */
const WIDTH = 120;
/** A text of up to so many characters stands beside its key. */
const SHORT = 90;

const TIME_OF_DAY = /^\d{1,2}:\d{2}(?::\d{2})?$/;
/** Of a value that begins so, nobody would know whether the quotes were meant as those of YAML. */
const BEGINS_IN_QUOTES = /^[“”„«»‘‚]/;
const LANGUAGE = /^[a-z]{2}$/;

/** A record as the text of a YAML file, keys in their order, without those that are undefined. */
export function writeYaml(record: object, schemaLine?: string): string {
  const head = schemaLine === undefined ? '' : `${schemaLine}\n`;
  return `${head}${Object.keys(record).length === 0 ? '{}' : rendered(record, { indent: 0, isBlock: true })}\n`;
}

/** A value as YAML without a final line end; lines after the first begin with `indent` spaces. */
export function renderYaml(value: unknown, indent = 0): string {
  return rendered(value, { indent, isBlock: false });
}

/** A key with its value as YAML, both on one line where the value is short. */
export function renderField(key: string, value: unknown, indent = 0): string {
  return rendered({ [key]: value }, { indent, isBlock: true });
}

/** `isBlock`: the outermost map has its keys on lines of their own, however short it is. */
function rendered(value: unknown, { indent, isBlock }: { readonly indent: number; readonly isBlock: boolean }): string {
  const document = new YamlDocument(value, { version: '1.2', schema: 'core', keepUndefined: false });
  const { contents } = document;
  if (contents !== null) dress(contents, indent);
  if (isBlock && isMap(contents)) contents.flow = false;
  const text = document.toString({
    lineWidth: WIDTH - indent,
    singleQuote: true,
    flowCollectionPadding: true,
    minContentWidth: 40,
  });
  return text.replace(/\n+$/, '').replace(/\n(?!\n|$)/g, `\n${' '.repeat(indent)}`);
}

/** Gives each node below the form that suits its value. */
function dress(node: Node, indent: number): void {
  if (isScalar(node)) dressText(node, indent);
  if (!isCollection(node)) return;
  for (const item of isMap(node) ? node.items.map(({ value }) => value) : node.items) dress(item as Node, indent + 2);
  if (isMap(node)) node.flow = node.items.length === 0 || (isTextByLanguage(node.items) && isShort(node, indent));
  if (isSeq(node)) {
    node.flow = node.items.every(isScalar) && isShort(node, indent);
    if (node.flow) node.toString = withoutPadding;
  }
}

/** Block styles lose or oddly mark white space at the ends of a text and of its lines: such a text is quoted. */
function dressText(node: Scalar, indent: number): void {
  const { value } = node;
  if (typeof value !== 'string') return;
  const isLong = value.includes('\n') || value.length + indent > SHORT;
  if (TIME_OF_DAY.test(value) || (!isLong && BEGINS_IN_QUOTES.test(value))) node.type = Scalar.QUOTE_SINGLE;
  else if (isLong && (/^\s|\s$/.test(value) || /[ \t\r]\n/.test(value))) node.type = Scalar.QUOTE_DOUBLE;
  else if (isLong) node.type = value.includes('\n') ? Scalar.BLOCK_LITERAL : Scalar.BLOCK_FOLDED;
}

function isTextByLanguage(items: readonly { readonly key: unknown; readonly value: unknown }[]): boolean {
  return items.every(({ key, value }) => isScalar(key) && LANGUAGE.test(String(key.value)) && isScalar(value));
}

function isShort(node: Node, indent: number): boolean {
  const text = JSON.stringify(node.toJSON());
  return !text.includes('\\n') && text.length + indent <= SHORT;
}

/** Lists are written `[a, b]`, maps `{ a: b }`. */
function withoutPadding(this: YAMLSeq, ...[context, onComment, onChompKeep]: Parameters<YAMLSeq['toString']>): string {
  const narrow = context === undefined ? context : { ...context, flowCollectionPadding: '' };
  return YAMLSeq.prototype.toString.call(this, narrow, onComment, onChompKeep);
}
