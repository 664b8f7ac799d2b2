import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { looksIn } from '../content/looks.ts';
import { HintedError } from '../diagnostics/hinted-error.ts';
import { nameHint } from '../diagnostics/nearest-name.ts';
import { LOOKS_FOLDER } from '../domain/page/look.ts';

/** The look of a new site: one of the package, or one of the site's own that begins with it. */
export interface StarterLook {
  /** The name of a look of the package. */
  readonly look: string;
  /** The name of the site's own look. */
  readonly lookCopy?: string | undefined;
}

/** Throws `HintedError` if there is no such look, or if the site's own look cannot have this name. */
export function requireLook(packageDir: string, { look, lookCopy }: StarterLook): void {
  const looks = looksIn([packageDir]);
  if (!looks.includes(look)) {
    throw new HintedError(`There is no look "${look}".`, nameHint(look, looks) ?? `the looks are ${looks.join(', ')}`);
  }
  if (lookCopy === undefined) return;
  if (!/^[a-z][a-z0-9-]*$/.test(lookCopy)) {
    const hint = 'use lower-case letters, digits and hyphens, and begin with a letter: --look-copy harbour';
    throw new HintedError(`"${lookCopy}" cannot be the name of a look, since it names a folder.`, hint);
  }
  if (looks.includes(lookCopy)) {
    const hint = `choose another name for your own; --look ${lookCopy} uses that one`;
    throw new HintedError(`conf-site has a look "${lookCopy}" already.`, hint);
  }
}

/**
 * The files of the site's own look, by path. Each begins with the file of the package's look, so it contains only what
 * differs; the tokens are written out.
 */
export async function ownLookFiles(
  packageDir: string,
  { look, lookCopy }: { readonly look: string; readonly lookCopy: string },
): Promise<ReadonlyMap<string, string>> {
  const original = await readFile(join(packageDir, LOOKS_FOLDER, look, 'index.css'), 'utf8');
  const from = `conf-site/${LOOKS_FOLDER}/${look}`;
  const files = {
    'index.css': indexCss({ from, look, tokens: tokensOf(original) }),
    'events.css': `/* Rules for pages of events and forms. */\n@import '${from}/events.css';\n`,
    'parts.tsx': `${PARTS}\nexport * from '${from}/parts.tsx';\n`,
    'drawings.ts': `${DRAWINGS}\nexport { drawings } from '${from}/drawings.ts';\n`,
  };
  return new Map(Object.entries(files).map(([name, text]) => [`${LOOKS_FOLDER}/${lookCopy}/${name}`, text]));
}

const PARTS = `/**
 * Small parts of pages: \`Ornament\`, \`Pictogram\`, \`EmptyPortrait\`, \`TicketPicture\` and \`Arrow\`. To change one, write a
 * component of that name below: \`export function Arrow() { return …; }\`
 */`;

const DRAWINGS = '/** Share images, and pictures for stylesheets. */';

function indexCss({ from, look, tokens }: { readonly from: string; readonly look: string; readonly tokens: string }) {
  return `/*
 * The look of this site. It begins with the look "${look}" of conf-site: change tokens, and write rules of your own below
 * them. \`npx conf-site watch\` shows every part of the look on one page, /dev/.
 */
@import '${from}/index.css';

${tokens}
`;
}

/** The first rule for `:root` of a stylesheet. */
function tokensOf(css: string): string {
  return /^:root \{\n[^}]*\n\}/m.exec(css)?.[0] ?? ':root {\n}';
}
