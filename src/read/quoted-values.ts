import type { QuotedValue } from '../content/document.ts';
import { splitFrontMatter } from './split-front-matter.ts';

/**
 * Values in quotes that are no quotes to YAML, as editors for prose write them: `title: “Hello”`. They are part of the
 * value then, and readers see them. Who means that puts straight quotes around them.
 */

/** Where a value begins so in YAML, or a line of one. */
const BEGINS_IN_QUOTES = /(?:^|[:[{,-])[ \t]+[“”„«»‘‚]/m;
const IN_QUOTES = /^(?:[“”„]([^“”„]*)[“”]|«([^«»]*)»|»([^«»]*)«|[‘‚]([^‘‚]*)[’‘])$/s;

/** The first bytes of these signs in UTF-8: most files of content have none of them. */
const SIGNS = [Buffer.of(0xe2, 0x80), Buffer.of(0xc2)];

/** Whether bytes of a content file may hold such a value. */
export function mayHaveQuotedValues(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return SIGNS.some((sign) => buffer.includes(sign));
}

/** Such values of a content file, whose data is known, in their order. Offsets count from the start of `text`. */
export async function quotedValues(path: string, text: string, data: unknown): Promise<readonly QuotedValue[]> {
  if (!hasQuotedText(data)) return [];
  const split = path.endsWith('.md') ? splitFrontMatter(text) : { kind: 'yaml' as const, yaml: text, yamlStart: 0 };
  if (split.kind !== 'yaml' || !BEGINS_IN_QUOTES.test(split.yaml)) return [];
  const { yaml, yamlStart } = split;
  const { isScalar, parseDocument, visit } = await import('../content/yaml-door.ts');
  const found: QuotedValue[] = [];
  visit(parseDocument(yaml, { version: '1.2', schema: 'core', logLevel: 'error', uniqueKeys: false }), {
    Scalar(key, node) {
      if (key === 'key' || !isScalar(node) || node.type !== 'PLAIN' || typeof node.value !== 'string') return;
      const inside = IN_QUOTES.exec(node.value)
        ?.slice(1)
        .find((part) => part !== undefined);
      if (inside === undefined || !node.range) return;
      found.push({ inside, whole: node.value, start: yamlStart + node.range[0], end: yamlStart + node.range[1] });
    },
  });
  return found;
}

/** Whether they are quotes to YAML all the same, only the text says. */
function hasQuotedText(data: unknown): boolean {
  if (typeof data === 'string') return IN_QUOTES.test(data);
  return typeof data === 'object' && data !== null && Object.values(data).some(hasQuotedText);
}
