import type { QuotedValue } from '../content/document.ts';
import { splitFrontMatter } from './split-front-matter.ts';

/**
 * Finds values in typographic quotes, as word processors write them: `title: “Hello”`. In YAML such quotes are a part of
 * the value, so readers see them. Authors who want that write straight quotes around the value.
 */

/** The beginning of such a value, or of a line of one. */
const BEGINS_IN_QUOTES = /(?:^|[:[{,-])[ \t]+[“”„«»‘‚]/m;
const IN_QUOTES = /^(?:[“”„]([^“”„]*)[“”]|«([^«»]*)»|»([^«»]*)«|[‘‚]([^‘‚]*)[’‘])$/s;

/** The first bytes of typographic quotes in UTF-8. Most content files contain none of them. */
const SIGNS = [Buffer.of(0xe2, 0x80), Buffer.of(0xc2)];

/** A quick test whether a content file may contain such a value. */
export function mayHaveQuotedValues(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return SIGNS.some((sign) => buffer.includes(sign));
}

/** Such values of a content file, in order. `data` is its parsed data. Offsets count from the start of `text`. */
export async function quotedValues(path: string, text: string, data: unknown): Promise<readonly QuotedValue[]> {
  if (!hasQuotedText(data)) return [];
  const split = path.endsWith('.md') ? splitFrontMatter(text) : { kind: 'yaml' as const, yaml: text, yamlStart: 0 };
  if (split.kind !== 'yaml' || !BEGINS_IN_QUOTES.test(split.yaml)) return [];
  const { yaml, yamlStart } = split;
  const { isScalar, parseDocument, visit } = await import('../content/yaml-adapter.ts');
  const found: QuotedValue[] = [];
  visit(parseDocument(yaml, { version: '1.2', schema: 'core', logLevel: 'error', uniqueKeys: false }), {
    Scalar(key, node) {
      if (key === 'key' || !isScalar(node) || node.type !== 'PLAIN' || typeof node.value !== 'string') return;
      const inside = IN_QUOTES.exec(node.value)
        ?.slice(1)
        .find((part) => part !== undefined);
      if (inside === undefined || !node.range) return;
      found.push({
        unquoted: inside,
        quoted: node.value,
        start: yamlStart + node.range[0],
        end: yamlStart + node.range[1],
      });
    },
  });
  return found;
}

/** Whether any value is in such quotes. Only the source text shows whether there are straight quotes around it. */
function hasQuotedText(data: unknown): boolean {
  if (typeof data === 'string') return IN_QUOTES.test(data);
  return typeof data === 'object' && data !== null && Object.values(data).some(hasQuotedText);
}
