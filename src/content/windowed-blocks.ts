import type { RendererExtension, Token, TokenizerExtension, Tokens } from 'marked';
import { otherwise, readTextWindow } from './text-window.ts';

/**
 * Blocks of Markdown that are shown during a time window, with an alternative for all other times:
 *
 *     ::: dateLimit: pressRegistration
 *     Ask by 30 April.
 *     ::: otherwise
 *     Passes are given away.
 *     :::
 *
 * They become `<div data-window="…">` with the text of the opening line. The plan replaces that text with times.
 */

const FENCE = ':::';
const OTHERWISE = /^:::[^\S\n]*otherwise[^\S\n]*$/m;
const HEADING = /<h[1-6][\s>]/;

interface WindowedBlock extends Tokens.Generic {
  readonly type: 'windowedBlock';
  readonly raw: string;
  readonly opening: string;
  readonly window: string;
  readonly tokens: Token[];
  readonly otherwise: Token[];
}

/** The extension of marked. Calls `report` with the opening line of a block that is malformed or contains a heading. */
export function windowedBlocks(report: (opening: string) => void): TokenizerExtension & RendererExtension {
  return {
    name: 'windowedBlock',
    level: 'block',
    childTokens: ['tokens', 'otherwise'],
    start: (source) => (source.startsWith(FENCE) ? 0 : positive(source.indexOf(`\n${FENCE}`))),
    tokenizer(source): WindowedBlock | undefined {
      const found = blockAt(source);
      if (found === undefined) return undefined;
      const [first = '', second = ''] = found.body.split(OTHERWISE);
      return {
        type: 'windowedBlock',
        raw: found.raw,
        opening: found.opening,
        window: found.opening.slice(FENCE.length).trim(),
        tokens: this.lexer.blockTokens(first, []),
        otherwise: this.lexer.blockTokens(second, []),
      };
    },
    renderer(token): string {
      const { opening, window, tokens, otherwise: others } = token as WindowedBlock;
      const [html, other] = [tokens, others].map((inner) => this.parser.parse(inner)) as [string, string];
      const isValid = readTextWindow(window) !== undefined && !HEADING.test(html + other);
      if (!isValid) {
        report(opening);
        return html + other;
      }
      return element(window, html) + element(otherwise(window), other);
    },
  };
}

/** The block at the beginning of a text. Undefined if there is none or it is not closed. */
function blockAt(
  source: string,
): { readonly raw: string; readonly opening: string; readonly body: string } | undefined {
  if (!source.startsWith(FENCE)) return undefined;
  const lineEnd = source.indexOf('\n');
  const opening = source.slice(0, lineEnd).trimEnd();
  if (lineEnd < 0 || opening === FENCE) return undefined;
  const end = closing(source, lineEnd);
  if (end === undefined) return undefined;
  const rest = source.indexOf('\n', end + 1);
  const raw = rest < 0 ? source : source.slice(0, rest + 1);
  return { raw, opening, body: source.slice(lineEnd + 1, Math.max(end, lineEnd + 1)) };
}

/** The offset of the line break before the closing fence. */
function closing(source: string, from: number): number | undefined {
  for (let at = source.indexOf(`\n${FENCE}`, from); at >= 0; at = source.indexOf(`\n${FENCE}`, at + 1)) {
    const lineEnd = source.indexOf('\n', at + 1);
    const line = source.slice(at + 1, lineEnd < 0 ? undefined : lineEnd);
    if (line.trimEnd() === FENCE) return at;
  }
  return undefined;
}

function element(window: string, html: string): string {
  return html === '' ? '' : `<div data-window="${window.replace(/[^\w:,[\]\s-]/g, '')}">\n${html}</div>\n`;
}

function positive(index: number): number | undefined {
  return index < 0 ? undefined : index;
}
