import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allBelow, pathOf, programOf } from './command-line.ts';
import { packageDir } from './run-tool.ts';

/** The commands that the documentation names. `docs/commands.md` is left out, since it is generated from their help. */

export interface DocumentedCommand {
  readonly page: string;
  /** What stands after `conf-site`, such as `check --format github`. */
  readonly line: string;
}

const PAGES = [
  ...['README.md', '.github/SECURITY.md', 'content/README.md', 'templates/starter/README.md'],
  ...readdirSync(join(packageDir, 'docs')).map((name) => `docs/${name}`),
].filter((page) => page.endsWith('.md') && page !== 'docs/commands.md');
const NAMES = new Set(allBelow(programOf()).map((command) => pathOf(command).join(' ')));

/** Whole lines of code blocks, without comments. `language` restricts them to blocks of that language. */
export function linesInBlocks(language = '\\w+'): readonly DocumentedCommand[] {
  return ofPages((text) =>
    [...text.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))]
      .flatMap(([, block = '']) => block.replaceAll('\\\n', ' ').split('\n'))
      .flatMap((line) => line.replace(/(?:^|\s)#.*/, '').split('&&'))
      .flatMap((line) => afterName(line)),
  );
}

/** What stands in backticks: `conf-site check`, and short forms such as `build --noindex` and `api cancel`. */
export function linesInText(): readonly DocumentedCommand[] {
  return ofPages((text) =>
    spansOf(text).flatMap((span) => {
      const [first = '', second = ''] = span.split(' ');
      const isShort = NAMES.has(first) && (second.startsWith('--') || NAMES.has(`${first} ${second}`));
      return isShort ? [span] : afterName(span);
    }),
  );
}

/** The flags that stand alone in backticks, such as `--outbox DIR`. */
export function flagsInText(): readonly DocumentedCommand[] {
  return ofPages((text) => spansOf(text).flatMap((span) => /^--[\w-]+/.exec(span)?.[0] ?? []));
}

function ofPages(linesOf: (text: string) => readonly string[]): readonly DocumentedCommand[] {
  return PAGES.flatMap((page) => {
    const lines = new Set(linesOf(readFileSync(join(packageDir, page), 'utf8')));
    return [...lines].map((line) => ({ page, line }));
  });
}

function spansOf(text: string): readonly string[] {
  const prose = text.replaceAll(/^```.*?^```/gms, '').replaceAll(/^ {4}.*$/gm, '');
  const spans = prose.matchAll(/`((?:[^`\n]|\n(?!\n))+)`/g);
  return [...spans].map(([, span = '']) => span.replaceAll(/\s+/g, ' '));
}

function afterName(line: string): readonly string[] {
  const [, command] = /(?:^|\s)conf-site (.*?)(?: > .*)?$/.exec(line) ?? [];
  return command === undefined ? [] : [command.trim()];
}
