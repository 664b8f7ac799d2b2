/** Texts that make readers of other programmes run out of stack, of memory or of time. All are made by rules. */

const R = (text: string, times: number): string => text.repeat(Math.max(1, Math.floor(times)));

/** Each value multiplied by that before it: a billion of them in a few lines. */
const LAUGHS = [...'bcdefghijk'].map((name, at) => {
  const before = 'abcdefghijk'[at];
  return `${name}: &${name} [${Array.from({ length: 9 }, () => `*${before}`).join(', ')}]\n`;
});

/** YAML of about so many characters, by what is the matter with it. */
export function hostileYaml(size: number): Readonly<Record<string, string>> {
  return {
    laughs: `a: &a [x, x, x, x, x, x, x, x, x]\n${LAUGHS.join('')}`,
    'open-lists': R('[', size),
    'closed-lists': `name: ${R('[', size / 2)}${R(']', size / 2)}\n`,
    'deep-lists': `${R('- ', size / 2)}x\n`,
    'deep-maps': Array.from({ length: Math.sqrt(size) }, (_, depth) => `${' '.repeat(depth)}a:\n`).join(''),
    'deep-flow-maps': `${R('{a: ', size / 5)}${R('}', size / 5)}\n`,
    'deep-questions': R('? ', size / 2),
    'open-quote': `name: "${R('\\"', size / 2)}`,
    quotes: R("'", size),
    blanks: `name: x${R(' ', size)}y\n`,
    'blank-comment': `#${R(' ', size)}\na: 1\n`,
    'blank-lines': `name: x${R('\n', size)}y: 2\n`,
    colons: R(':', size),
    anchors: `${R('&a ', size / 3)}x`,
    tags: `${R('! ', size / 2)}x`,
    'merge-keys': R('<<: {a: 1}\n', size / 11),
    'many-fields': Array.from({ length: size / 10 }, (_, at) => `field${at}: 1\n`).join(''),
    'many-fields-in-line': `{${Array.from({ length: size / 20 }, (_, at) => `field${at}: 1`).join(', ')}}\n`,
    'same-field': R('a: 1\n', size / 5),
    digits: `name: ${R('9', size)}\n`,
    exponents: 'name: 1e999999999999\nother: -1e-999999999\nhex: 0xffffffffffffffffffffffff\nnot: .nan\nbig: .inf\n',
    comments: `a: 1\n${R('# conf-site-ignore x: y\n', size / 24)}`,
    reviews: `a: 1 ${R('# review: ', size / 10)}\n`,
    conflicts: R('<<<<<<< \n', size / 9),
    prototypes:
      '__proto__: { a: 1 }\nconstructor: { prototype: { a: 1 } }\ntoString: 1\nhasOwnProperty: 1\nvalueOf: x\n',
    'binary-tags':
      'a: !!binary aGk=\nb: !!js/function "function () { throw 1 }"\nc: !!python/object/apply:os.system [x]\n',
  };
}

/** Markdown of about so many characters, by what is the matter with it. */
export function hostileMarkdown(size: number): Readonly<Record<string, string>> {
  return {
    comments: R('<!--', size / 4),
    'ticked-comments': `<!-- conf-site-ignore ${R('`<!--', size / 5)}`,
    ticks: `<!--${Array.from({ length: Math.sqrt(2 * size) - 1 }, (_, at) => R('`', at + 1)).join(' ')}`,
    quotes: `${R('>', size)}x`,
    lists: `${R('- ', size / 2)}x`,
    'indented-lists': Array.from({ length: Math.sqrt(size) - 1 }, (_, at) => `${' '.repeat(2 * at)}- x\n`).join(''),
    numbers: `${R('1. ', size / 3)}x`,
    brackets: R('[', size),
    links: R('[a](', size / 4),
    pictures: `${R('![', size / 4)}${R('](x)', size / 8)}`,
    stars: R('*a ', size / 3),
    'deep-stars': `${R('**a *b ', size / 14)}${R('b* a**', size / 14)}`,
    underscores: `${R('_', size)}a`,
    struck: R('~~a', size / 3),
    'less-than': R('<', size),
    'open-tags': R('<a ', size / 3),
    'deep-tags': `${R('<b>', size / 3)}x`,
    'deep-quotes-in-tags': R('<a title="', size / 10),
    instructions: `x ${R('<?', size / 2)}x`,
    declarations: `x ${R('<!A ', size / 4)}x`,
    cdata: `x ${R('<![CDATA[', size / 9)}x`,
    tables: `${R('|a', size / 4)}\n${R('|-', size / 4)}\n`,
    blanks: `a${R(' ', size)}b`,
    'blank-lines': `a${R('\n ', size / 2)}b`,
    entities: R('&a', size / 2),
    braces: R('{a', size / 2),
    'one-brace': `{${R('a', size)}`,
    address: `http://${R('a.', size / 2)}b`,
    addresses: R('www.a', size / 5),
    mails: R('a@', size / 2),
    references: Array.from({ length: size / 16 }, (_, at) => `[r${at}]: /x "\n`).join(''),
    fences: R('```\n', size / 4),
    underlined: `a\n${R('=', size)}x`,
    backslashes: R('\\', size),
  };
}
