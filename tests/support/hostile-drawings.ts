/**
 * SVG files that run code, load from another site or hide markup if a browser opens them directly. All code calls `pwned`, a
 * name that nothing else has.
 */

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const XHTML = 'http://www.w3.org/1999/xhtml';
const ELSEWHERE = 'https://planted.example/x';

const drawing = (inside: string, more = ''): string =>
  `<svg ${NS} viewBox="0 0 8 8"${more}>${inside}<path d="M0 0h8v8z"/></svg>\n`;

const hidden = (start: string): string => `${start}<script>pwned(1)</script>`;

/** Names and texts of the drawings. */
export const HOSTILE_DRAWINGS: readonly (readonly [name: string, text: string])[] = [
  ['a script', drawing('<script>pwned(1)</script>')],
  [
    'a script with a prefix',
    `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><s:script>pwned(1)</s:script></s:svg>`,
  ],
  ['a script with an odd prefix', drawing('<_:script xmlns:_="http://www.w3.org/2000/svg">pwned(1)</_:script>')],
  ['a script of XHTML', drawing(`<h:script xmlns:h="${XHTML}">pwned(1)</h:script>`)],
  ['a script from elsewhere', drawing(`<script href="${ELSEWHERE}"/>`)],
  ['a handler of the drawing', drawing('', ' onload="pwned(1)"')],
  ['a handler of an animation', drawing('<animate onbegin="pwned(1)" attributeName="x" dur="1s"/>')],
  ['a handler that an animation sets', drawing('<set attributeName="onload" to="pwned(1)"/>')],
  ['an address that runs', drawing('<a xlink:href="javascript:pwned(1)"><path d="M0 0h8v8z"/></a>')],
  [
    'an address that runs, with entities and blanks',
    drawing('<a href=" &#106;ava&#10;script:pwned(1)"><path d="M0 0h8v8z"/></a>'),
  ],
  ['an address that runs, set by an animation', drawing('<a><set attributeName="href" to="javascript:pwned(1)"/></a>')],
  [
    'an address that runs, among the values of an animation',
    drawing('<a><animate attributeName="href" values="#a;javascript:pwned(1)"/></a>'),
  ],
  ['a document in an address', drawing(`<use href="data:image/svg+xml,%3Csvg id='x' onload='pwned(1)'/%3E#x"/>`)],
  [
    'a web page',
    drawing(`<foreignObject><body xmlns="${XHTML}"><iframe src="javascript:pwned(1)"/></body></foreignObject>`),
  ],
  ['an element of XHTML', drawing(`<h:img xmlns:h="${XHTML}" src="x"/>`)],
  ['a namespace with entities', drawing('<h:img xmlns:h="&#104;ttp://www.w3.org/1999/xhtml" src="x"/>')],
  ['a picture from elsewhere', drawing(`<image href="${ELSEWHERE}"/>`)],
  ['a picture from elsewhere without a scheme', drawing('<image xlink:href="//planted.example/x"/>')],
  ['a picture from elsewhere with backslashes', drawing('<image href="\\\\planted.example\\x"/>')],
  ['a shape from elsewhere', drawing(`<use href="${ELSEWHERE}#x"/>`)],
  ['a link to elsewhere', drawing(`<a href="${ELSEWHERE}"><path d="M0 0h8v8z"/></a>`)],
  ['a pattern from elsewhere', drawing(`<path fill="url(${ELSEWHERE}#x)" d="M0 0h8v8z"/>`)],
  ['a style from elsewhere', drawing(`<style>@import "${ELSEWHERE}";</style>`)],
  ['a picture in a style', drawing(`<style><![CDATA[path{fill:url("${ELSEWHERE}")}]]></style>`)],
  ['a picture in a style with escapes', drawing(`<path style="fill:\\75 rl(${ELSEWHERE})" d="M0 0h8v8z"/>`)],
  ['a picture in an image set', drawing(`<style>path{mask:image-set("a" 1x, "${ELSEWHERE}" 2x)}</style>`)],
  ['a stylesheet', `<?xml-stylesheet href="${ELSEWHERE}"?>${drawing('')}`],
  ['an XSLT stylesheet', `<?xml-stylesheet type="text/xsl" href="#x"?>${drawing('')}`],
  ['entities', `<!DOCTYPE svg [<!ENTITY x "&#60;script>pwned(1)&#60;/script>">]>${drawing('&x;')}`],
  ['a document type from elsewhere', `<!DOCTYPE svg SYSTEM "${ELSEWHERE}">${drawing('')}`],
  ['a script behind a short comment', drawing(`${hidden('<!--><![CDATA[ -->')}<!-- ]]> -->`)],
  ['a script behind an instruction', drawing(hidden('<?x ><!-- ?>'))],
  ['an encoding that hides markup', `<?xml version="1.0" encoding="iso-2022-jp"?>${drawing('')}`],
];
