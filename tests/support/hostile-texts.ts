/** Texts that make parsers run out of stack, memory or time. All are generated. */

const repeated = (text: string, times: number): string => text.repeat(Math.max(1, Math.floor(times)));

/** The "billion laughs" attack: each line contains the previous one nine times. */
const BILLION_LAUGHS = [...'bcdefghijk'].map((name, at) => {
  const before = 'abcdefghijk'[at];
  return `${name}: &${name} [${Array.from({ length: 9 }, () => `*${before}`).join(', ')}]\n`;
});

/** YAML of about `size` characters, by the name of the attack. */
export function hostileYaml(size: number): Readonly<Record<string, string>> {
  return {
    laughs: `a: &a [x, x, x, x, x, x, x, x, x]\n${BILLION_LAUGHS.join('')}`,
    'open-lists': repeated('[', size),
    'closed-lists': `name: ${repeated('[', size / 2)}${repeated(']', size / 2)}\n`,
    'deep-lists': `${repeated('- ', size / 2)}x\n`,
    'deep-maps': Array.from({ length: Math.sqrt(size) }, (_, depth) => `${' '.repeat(depth)}a:\n`).join(''),
    'deep-flow-maps': `${repeated('{a: ', size / 5)}${repeated('}', size / 5)}\n`,
    'deep-questions': repeated('? ', size / 2),
    'open-quote': `name: "${repeated('\\"', size / 2)}`,
    quotes: repeated("'", size),
    blanks: `name: x${repeated(' ', size)}y\n`,
    'blank-comment': `#${repeated(' ', size)}\na: 1\n`,
    'blank-lines': `name: x${repeated('\n', size)}y: 2\n`,
    colons: repeated(':', size),
    anchors: `${repeated('&a ', size / 3)}x`,
    tags: `${repeated('! ', size / 2)}x`,
    'merge-keys': repeated('<<: {a: 1}\n', size / 11),
    'many-fields': Array.from({ length: size / 10 }, (_, at) => `field${at}: 1\n`).join(''),
    'many-fields-in-line': `{${Array.from({ length: size / 20 }, (_, at) => `field${at}: 1`).join(', ')}}\n`,
    'same-field': repeated('a: 1\n', size / 5),
    digits: `name: ${repeated('9', size)}\n`,
    exponents: 'name: 1e999999999999\nother: -1e-999999999\nhex: 0xffffffffffffffffffffffff\nnot: .nan\nbig: .inf\n',
    comments: `a: 1\n${repeated('# conf-site-ignore x: y\n', size / 24)}`,
    reviews: `a: 1 ${repeated('# review: ', size / 10)}\n`,
    conflicts: repeated('<<<<<<< \n', size / 9),
    prototypes:
      '__proto__: { a: 1 }\nconstructor: { prototype: { a: 1 } }\ntoString: 1\nhasOwnProperty: 1\nvalueOf: x\n',
    'binary-tags':
      'a: !!binary aGk=\nb: !!js/function "function () { throw 1 }"\nc: !!python/object/apply:os.system [x]\n',
  };
}

/** Markdown of about `size` characters, by the name of the attack. */
export function hostileMarkdown(size: number): Readonly<Record<string, string>> {
  return {
    comments: repeated('<!--', size / 4),
    'ticked-comments': `<!-- conf-site-ignore ${repeated('`<!--', size / 5)}`,
    ticks: `<!--${Array.from({ length: Math.sqrt(2 * size) - 1 }, (_, at) => repeated('`', at + 1)).join(' ')}`,
    quotes: `${repeated('>', size)}x`,
    lists: `${repeated('- ', size / 2)}x`,
    'indented-lists': Array.from({ length: Math.sqrt(size) - 1 }, (_, at) => `${' '.repeat(2 * at)}- x\n`).join(''),
    numbers: `${repeated('1. ', size / 3)}x`,
    brackets: repeated('[', size),
    links: repeated('[a](', size / 4),
    pictures: `${repeated('![', size / 4)}${repeated('](x)', size / 8)}`,
    stars: repeated('*a ', size / 3),
    'deep-stars': `${repeated('**a *b ', size / 14)}${repeated('b* a**', size / 14)}`,
    underscores: `${repeated('_', size)}a`,
    struck: repeated('~~a', size / 3),
    'less-than': repeated('<', size),
    'open-tags': repeated('<a ', size / 3),
    'deep-tags': `${repeated('<b>', size / 3)}x`,
    'deep-quotes-in-tags': repeated('<a title="', size / 10),
    instructions: `x ${repeated('<?', size / 2)}x`,
    declarations: `x ${repeated('<!A ', size / 4)}x`,
    cdata: `x ${repeated('<![CDATA[', size / 9)}x`,
    tables: `${repeated('|a', size / 4)}\n${repeated('|-', size / 4)}\n`,
    blanks: `a${repeated(' ', size)}b`,
    'blank-lines': `a${repeated('\n ', size / 2)}b`,
    entities: repeated('&a', size / 2),
    braces: repeated('{a', size / 2),
    'one-brace': `{${repeated('a', size)}`,
    address: `http://${repeated('a.', size / 2)}b`,
    addresses: repeated('www.a', size / 5),
    mails: repeated('a@', size / 2),
    references: Array.from({ length: size / 16 }, (_, at) => `[r${at}]: /x "\n`).join(''),
    fences: repeated('```\n', size / 4),
    underlined: `a\n${repeated('=', size)}x`,
    backslashes: repeated('\\', size),
  };
}
