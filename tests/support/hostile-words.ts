/**
 * Words that become markup, script, or the end of their context where they are written unescaped. They are generated, so
 * that each tag is combined with each event handler. All code calls `pwned`, a name that nothing else has.
 */

const CALL = 'pwned(1)';

/** Events that fire by themselves, or as soon as somebody looks at the page. */
const EVENTS = [
  ...['onerror', 'onload', 'onfocus', 'ontoggle', 'onbegin', 'onanimationstart', 'ontransitionend', 'onpageshow'],
  ...['onmouseover', 'onpointerenter', 'onscroll', 'onbeforetoggle', 'oncontentvisibilityautostatechange', 'ONERROR'],
];

/** Tags with the attributes that make these events fire. */
const TAGS = [
  ...['img src=x', 'svg', 'body', 'iframe src=x', 'input autofocus', 'details open', 'video src=x', 'audio src=x'],
  ...[
    'object data=x',
    'embed src=x',
    'link rel=stylesheet href=x',
    'style',
    'script src=x',
    'marquee',
    'select autofocus',
  ],
  ...[
    'textarea autofocus',
    'math',
    'svg><animate attributeName=x dur=1s',
    'svg><image href=x',
    'a tabindex=0 autofocus',
  ],
  ...[
    'button popovertarget=x autofocus',
    'custom-element',
    'p style=animation-name:x',
    'source src=x',
    'frameset',
    'track src=x',
  ],
];

const HANDLERS = TAGS.flatMap((tag) => EVENTS.map((event) => `<${tag} ${event}=${CALL}>`));

const ELEMENTS = [
  `<script>${CALL}</script>`,
  `<SCRIPT >${CALL}</SCRIPT\t>`,
  `<script/x>${CALL}</script>`,
  `<svg><script>${CALL}</script></svg>`,
  `<svg><script href="data:text/javascript,${CALL}"/></svg>`,
  `<script type=module>${CALL}</script>`,
  `<scr<script>ipt>${CALL}</scr</script>ipt>`,
  `<iframe srcdoc="&lt;script&gt;parent.${CALL}&lt;/script&gt;"></iframe>`,
  `<object data="data:text/html,<script>parent.${CALL}</script>"></object>`,
  `<meta http-equiv=refresh content="0;url=javascript:${CALL}">`,
  '<meta http-equiv=refresh content="0;url=https://planted.example/">',
  '<base href="https://planted.example/">',
  `<form action="javascript:${CALL}"><button>x</button></form>`,
  `<button formaction="javascript:${CALL}">x</button>`,
  `<input type=image src=x formaction="javascript:${CALL}">`,
  `<svg><a xlink:href="javascript:${CALL}"><text>x</text></a></svg>`,
  `<math href="javascript:${CALL}">x</math>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>${CALL}</script></svg>#x"/></svg>`,
  `<svg><foreignObject><img src=x onerror=${CALL}></foreignObject></svg>`,
  `<svg><set attributeName=onload to=${CALL}></svg>`,
  `<img srcset="x 1x, javascript:${CALL} 2x" onerror=${CALL}>`,
  '<link rel=import href="https://planted.example/">',
  '<link rel=prefetch href="https://planted.example/">',
  '<style>@import "https://planted.example/";</style>',
  '<style>*{background:url(https://planted.example/)}</style>',
  '<div style="background:url(https://planted.example/)">x</div>',
  `<template><script>${CALL}</script></template>`,
  `<div><template shadowrootmode=open><img src=x onerror=${CALL}></template></div>`,
  `<slot name=x onslotchange=${CALL}></slot>`,
  '<portal src="https://planted.example/"></portal>',
  `<xmp><img src=x onerror=${CALL}></xmp>`,
  `<plaintext>`,
];

/** Sequences that end the element, attribute or comment around them. */
const CLOSERS = [
  '</title>',
  '</textarea>',
  '</script>',
  '</style>',
  '</noscript>',
  '</template>',
  '</svg>',
  '</math>',
  '-->',
  '--!>',
  ']]>',
  '"',
  "'",
  '`',
  '">',
  "'>",
  '/>',
  '?>',
  '%>',
];
const BREAKS = [
  ...CLOSERS.flatMap((closer) => [
    `${closer}<img src=x onerror=${CALL}>`,
    `${closer} onfocus=${CALL} autofocus tabindex=0 x=`,
  ]),
  `<!--<script>${CALL}</script>-->`,
  '<!--',
  '<!-- <script>',
  '<![CDATA[',
  `<![CDATA[<img src=x onerror=${CALL}>]]>`,
  `<?xml version="1.0"?><img src=x onerror=${CALL}>`,
  '</main></body></html>',
  '</div></div></section>',
  '<!--island:schedule-filter-1--><b>x</b>',
  '"slot:alternate:en"',
  ' data-when="0..1" hidden',
];

/** Markup that parsers read in different ways ("mutation XSS"). */
const MUTATIONS = [
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${CALL}&gt;">`,
  `<noscript><p title="</noscript><img src=x onerror=${CALL}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${CALL}>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${CALL}>">`,
  `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${CALL}></style></annotation-xml></math>`,
  `<table><caption><svg><title><table><img src=x onerror=${CALL}>`,
  `<select><template><img src=x onerror=${CALL}></template></select>`,
  `<a href="x"\u0000onfocus=${CALL}>x</a>`,
  `<img src="x\`\` onerror=${CALL}">`,
  `<p id="\u2028"><img/src/onerror=${CALL}>`,
  `<\u0000img src=x onerror=${CALL}>`,
  `<img\u000bsrc=x\u000conerror=${CALL}>`,
  `\u003cimg src=x onerror=${CALL}\u003e`,
  `&lt;img src=x onerror=${CALL}&gt;`,
  `&#60;img src=x onerror=${CALL}&#62;`,
  `&amp;lt;img src=x onerror=${CALL}&amp;gt;`,
  `\\x3cimg src=x onerror=${CALL}\\x3e`,
  `%3Cimg%20src%3Dx%20onerror%3D${CALL}%3E`,
  `＜img src=x onerror=${CALL}＞`,
  `+ADw-script+AD4-${CALL}+ADw-/script+AD4-`,
];

/** Elements whose names hide properties of the document ("DOM clobbering"). */
const CLOBBERING = [
  'document',
  'navigation',
  'trustedTypes',
  'conf-site-assets',
  'main',
  'announcer',
  '__proto__',
].flatMap((name) => [
  `<a id="${name}"></a>`,
  `<form name="${name}"><input name="attributes"></form>`,
  `<img name="${name}">`,
]);

/** Sequences that end a line, a field or a value in files other than markup. */
const LINES = [
  'x\r\nATTENDEE:mailto:x@planted.example',
  'x\nEND:VEVENT\nBEGIN:VALARM\nACTION:AUDIO',
  'x\\nEND:VCALENDAR',
  'x;CN="y":z,\\',
  'x\r\nSet-Cookie: pwned=1',
  'x\n/* https://planted.example/ 301',
  'x\u2028pwned(1)\u2029',
  'x\u0085y\u000by',
  'x\u0000y\u0001\u0008\u001b[2J',
  '\u202ex\u2066y\ufeff',
  '\ud800 alone',
  '{"a": 1}',
  '=cmd|x!A0',
  `${'$'}{${CALL}}`,
  `\`${'$'}{${CALL}}\``,
  '{{constructor.constructor("pwned(1)")()}}',
  "$& $1 $` $'",
  '%s %o %c',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
];

const schemeVariants = (scheme: string): readonly string[] => [
  scheme,
  scheme.toUpperCase(),
  ` ${scheme}`,
  `\u0001${scheme}`,
  `\u00a0${scheme}`,
  scheme.replace('a', '\t a'.replace(' ', '')),
  scheme.replace('a', 'a\n'),
  scheme.replace('a', 'a\r'),
  scheme.replace('a', '&#97;'),
  scheme.replace('a', '&#x61'),
  scheme.replace(':', '&colon;'),
  scheme.replace(':', '&Tab;:'),
  scheme.replace('a', '&NewLine;a'),
  scheme.replace('a', '%61'),
  scheme.replace('a', '\\u0061'),
];

/** Addresses that run code, or that look like addresses of the site but lead to another one. */
export const HOSTILE_ADDRESSES: readonly string[] = [
  ...[`javascript:`, 'vbscript:', 'data:'].flatMap(schemeVariants).map((scheme) => `${scheme}${CALL}`),
  `data:text/html,<script>${CALL}</script>`,
  'data:text/html;base64,PHNjcmlwdD5wd25lZCgxKTwvc2NyaXB0Pg==',
  `javascript://planted.example/%0a${CALL}`,
  `view-source:javascript:${CALL}`,
  `blob:https://planted.example/x`,
  `feed:javascript:${CALL}`,
  '//planted.example/',
  '\\\\planted.example\\',
  '/\\planted.example/',
  '/\t/planted.example/',
  '\\/planted.example',
  'https:planted.example',
  'https:/\\planted.example',
  'filesystem:https://planted.example/x',
  '{linkLang}/\\planted.example/',
  '{ticketsLink}javascript:pwned(1)',
];

/** Valid web addresses with characters that could end an attribute, a line or a rule. */
export const ODD_ADDRESSES: readonly string[] = [
  `https://planted.example/"onmouseover=${CALL}/x="`,
  `https://planted.example/'onmouseover=${CALL}/x='`,
  `https://planted.example/<svg/onload=${CALL}>`,
  `https://planted.example/</script><svg/onload=${CALL}>`,
  `https://planted.example/?x=1&quot;&lt;svg/onload=${CALL}&gt;`,
  `https://planted.example/;script-src*'unsafe-inline'`,
  `https://planted.example/\`onmouseover=${CALL}\``,
  `https://planted.example/]]><x>`,
  `https://"><svg/onload=${CALL}>.planted.example/`,
  `https://user:"><b>@planted.example/`,
  'https://planted.example/\u2028\u0000',
];

/** Hostile words for texts that are shown. */
export const HOSTILE_WORDS: readonly string[] = [
  ...BREAKS,
  ...MUTATIONS,
  ...LINES,
  ...ELEMENTS,
  ...CLOBBERING,
  ...HANDLERS,
];

/** Hostile words and addresses in Markdown: in links, pictures, references, code, tables, and HTML. */
export const HOSTILE_MARKDOWN: readonly string[] = [
  ...HOSTILE_WORDS.flatMap((word) => [word, `a ${word} b`]),
  ...HOSTILE_WORDS.slice(0, 160).flatMap((word) => [
    `\`\`\`${word}\nx\n\`\`\``,
    `[x](/code/ "${word}")`,
    `[${word}](/code/)`,
    `![${word}](x.png)`,
    `[x][r]\n\n[r]: /code/ '${word}'`,
    `| ${word} | b |\n|---|---|\n| ${word} | d |`,
    `## ${word}`,
    `> - ${word}`,
  ]),
  ...[...HOSTILE_ADDRESSES, ...ODD_ADDRESSES].flatMap((address) => [
    `[x](${address})`,
    `[x](<${address}>)`,
    `<${address}>`,
    `[x][r]\n\n[r]: ${address}`,
    `[x][r]\n\n[r]: <${address}>`,
    `<a href="${address}">x</a>`,
    `<a href='${address}'>x</a>`,
    `<a href=${address}>x</a>`,
    `<a href="/code/" href="${address}">x</a>`,
    `![x](${address})`,
    address,
  ]),
];
