/** A declaration of a stylesheet that esbuild has bundled without minifying it. */
export interface CssDeclaration {
  /** The file that it comes from, as esbuild names it. */
  readonly file: string;
  /** The at-rules around it, and one selector: what the declaration is for. */
  readonly target: string;
  /** The last part of `target`: a selector such as `:root`. */
  readonly selector: string;
  readonly property: string;
  readonly isImportant: boolean;
}

/** Comments, strings, addresses, and the characters that structure a stylesheet. */
const TOKENS =
  /\/\*([\s\S]*?)\*\/|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\((?:[^()]|\([^()]*\))*\)|[{};]|[^{};"'(/]+|[\s\S]/g;

/**
 * All declarations in their order, one for each selector of a rule. esbuild writes the path of each file as a comment before
 * what comes from it. What is in `@font-face` and `@keyframes` is left out: later ones add to it.
 */
export function cssDeclarations(css: string): readonly CssDeclaration[] {
  const found: CssDeclaration[] = [];
  const around: string[] = [];
  let [file, text] = ['', ''];
  const end = (): void => {
    for (const one of declarationsOf(text.trim(), around, file)) found.push(one);
    text = '';
  };
  for (const [token, comment] of css.matchAll(TOKENS)) {
    if (comment !== undefined) file = around.length === 0 ? comment.trim() : file;
    else if (token === ';') end();
    else if (token === '{') {
      around.push(text.trim());
      text = '';
    } else if (token === '}') {
      end();
      around.pop();
    } else text += token;
  }
  return found;
}

function declarationsOf(text: string, around: readonly string[], file: string): readonly CssDeclaration[] {
  const [, property, value = ''] = /^([-\w]+)\s*:([\s\S]*)$/.exec(text) ?? [];
  const outer = around.slice(0, -1).join(' ');
  if (property === undefined || around.length === 0 || /@(?:[-\w]*keyframes|font-face)/.test(around.join(' ')))
    return [];
  const isImportant = /!\s*important\s*$/.test(value);
  return (around.at(-1) as string).split(/,\s*(?![^(]*\))/).map((selector) => ({
    ...{ file, property, isImportant, selector },
    target: `${outer} ${selector}`,
  }));
}
