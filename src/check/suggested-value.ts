import { formatAsYaml } from './format-value.ts';

/**
 * The hint for a value of a wrong type: what it most likely means. Undefined if that is not clear. `types` are those that
 * the field allows, and a text must match its `pattern`.
 */
export function suggestedValue(
  given: unknown,
  { types, pattern }: { readonly types: readonly unknown[]; readonly pattern: string | undefined },
): string | undefined {
  for (const type of types) {
    const hint = SUGGESTIONS[String(type)]?.(given, new RegExp(pattern ?? '', 'u'));
    if (hint !== undefined) return hint;
  }
  return undefined;
}

type Suggest = (given: unknown, pattern: RegExp) => string | undefined;

const SUGGESTIONS: Readonly<Record<string, Suggest>> = {
  array: listOf,
  string: textOf,
  boolean: yesOrNo,
  integer: (given) => numberIn(given, /^\d+$/),
  number: (given) => numberIn(given, /^[\d.]+$/),
};

const LONGEST_NAMES = 200;

/** `ana, ivo` */
function listOf(given: unknown): string | undefined {
  if (typeof given !== 'string' || given.length > LONGEST_NAMES) return undefined;
  return `write ${formatAsYaml(given.split(',').map((one) => one.trim()))}`;
}

function textOf(given: unknown, pattern: RegExp): string | undefined {
  if (typeof given === 'number' || typeof given === 'boolean')
    return pattern.test(String(given)) ? `write '${given}', in quotes` : undefined;
  if (!Array.isArray(given) || !given.every((one) => typeof one === 'string')) return undefined;
  const text = given.join(', ');
  return pattern.test(text) ? `write one text, without brackets: ${formatAsYaml(text)}` : undefined;
}

function yesOrNo(given: unknown): string | undefined {
  if (typeof given !== 'string' && typeof given !== 'number') return undefined;
  if (/^(?:yes|y|on|true|da|ja|oui|1)$/i.test(String(given))) return 'write true';
  return /^(?:no|n|off|false|ne|nein|non|0)$/i.test(String(given)) ? 'write false' : undefined;
}

/** Accepts `24 €`, `24,50` and `45 min`, but not `1.024,50` or a version. */
function numberIn(given: unknown, form: RegExp): string | undefined {
  if (typeof given !== 'string') return undefined;
  const found = /^(?:EUR|[€$£])?\s*(\d+(?:[.,]\d+)?)(?![\d.,]*\d)/i.exec(given.trim())?.[1]?.replace(',', '.');
  return found !== undefined && form.test(found) ? `write ${found}` : undefined;
}
