/** Finds unsafe addresses in the attributes and styles of a drawing. */

export type ReferenceFault = 'address' | 'external';

/** A stand-in for the address of the drawing, to resolve relative addresses. */
const DRAWING_URL = new URL('https://drawing.invalid/media/');

const CODE_PROTOCOLS = ['javascript:', 'vbscript:', 'data:'];

/**
 * The fault of an address as a browser parses it: `address` if it runs code, `external` if it leads to another site. A
 * fragment and a relative path are fine, and so is an embedded picture (`data:image/`) where `isPicture`.
 */
export function addressFault(address: string, isPicture: boolean): ReferenceFault | undefined {
  if (!URL.canParse(address, DRAWING_URL.href)) return undefined;
  const { protocol, host } = new URL(address, DRAWING_URL);
  if (isPicture && /^\s*data:image\//i.test(address)) return undefined;
  if (CODE_PROTOCOLS.includes(protocol)) return 'address';
  return host === DRAWING_URL.host ? undefined : 'external';
}

/** A fault and its source: the text as written, except that CSS escapes are decoded. */
export interface CssProblem {
  readonly fault: ReferenceFault;
  readonly source: string;
}

/** CSS that loads files: an import, or a function with addresses as arguments. */
const LOADING_CSS = /@import\b[^;]*|\b(url|src|image|image-set|cross-fade)\(([^)]*)/gi;

/** Everything in a style that loads from another site. Embedded data (`data:`) is fine, since it cannot run code there. */
export function unsafeCss(css: string): readonly CssProblem[] {
  return [...withoutEscapes(css).matchAll(LOADING_CSS)].flatMap(([source, name, args = '']): readonly CssProblem[] => {
    if (name === undefined) return [{ fault: 'external', source: source.slice(0, 80) }];
    const addresses = name.toLowerCase() === 'url' ? [args.replace(/^\s*["']?/, '')] : quoted(args);
    const faults = addresses.filter((address) => !/^\s*data:/i.test(address)).map((one) => addressFault(one, false));
    return faults.flatMap((fault) => (fault === undefined ? [] : [{ fault, source: source.slice(0, 80) }]));
  });
}

function quoted(args: string): readonly string[] {
  return [...args.matchAll(/["']([^"']*)/g)].map(([, text = '']) => text);
}

/** Decodes CSS escapes: a character's code point or the character itself after a backslash. */
function withoutEscapes(css: string): string {
  if (!css.includes('\\')) return css;
  return css.replace(/\\(?:([\da-f]{1,6})\s?|([\s\S]))/gi, (_, code: string | undefined, sign = '') =>
    code === undefined ? sign : characterOf(Number.parseInt(code, 16)),
  );
}

function characterOf(code: number): string {
  return code > 0x10ffff ? '' : String.fromCodePoint(code);
}
