/** Where the addresses of a drawing lead, in its attributes and in its styles. */

export type ReferenceFault = 'address' | 'external';

/** Stands for the address of the drawing. */
const OWN = new URL('https://drawing.invalid/media/');

const RUNS = ['javascript:', 'vbscript:', 'data:'];

/**
 * What is wrong with an address as a browser reads it: `address` if code would run, `external` if it leads elsewhere. A
 * fragment, a file beside the drawing and a picture within the address are fine, that one only where `isPicture`.
 */
export function addressFault(address: string, isPicture: boolean): ReferenceFault | undefined {
  if (!URL.canParse(address, OWN.href)) return undefined;
  const { protocol, host } = new URL(address, OWN);
  if (isPicture && /^\s*data:image\//i.test(address)) return undefined;
  if (RUNS.includes(protocol)) return 'address';
  return host === OWN.host ? undefined : 'external';
}

/** A fault, and the text that has it: as written, unless escapes stood in it. */
export interface CssProblem {
  readonly fault: ReferenceFault;
  readonly source: string;
}

/** An import, or a function that loads what its arguments name. */
const LOADS = /@import\b[^;]*|\b(url|src|image|image-set|cross-fade)\(([^)]*)/gi;

/** What a style loads from elsewhere. Nothing that is written into it (`data:`) can run there. */
export function unsafeCss(css: string): readonly CssProblem[] {
  return [...withoutEscapes(css).matchAll(LOADS)].flatMap(([source, name, given = '']): readonly CssProblem[] => {
    if (name === undefined) return [{ fault: 'external', source: source.slice(0, 80) }];
    const addresses = name.toLowerCase() === 'url' ? [given.replace(/^\s*["']?/, '')] : quoted(given);
    const faults = addresses.filter((address) => !/^\s*data:/i.test(address)).map((one) => addressFault(one, false));
    return faults.flatMap((fault) => (fault === undefined ? [] : [{ fault, source: source.slice(0, 80) }]));
  });
}

function quoted(args: string): readonly string[] {
  return [...args.matchAll(/["']([^"']*)/g)].map(([, text = '']) => text);
}

/** Styles may write each letter by its number, or with a backslash before it. */
function withoutEscapes(css: string): string {
  if (!css.includes('\\')) return css;
  return css.replace(/\\(?:([\da-f]{1,6})\s?|([\s\S]))/gi, (_, code: string | undefined, sign = '') =>
    code === undefined ? sign : characterOf(Number.parseInt(code, 16)),
  );
}

function characterOf(code: number): string {
  return code > 0x10ffff ? '' : String.fromCodePoint(code);
}
