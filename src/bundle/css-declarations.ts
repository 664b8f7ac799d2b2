import { type ChildNode, parse } from 'postcss';

/** A declaration of a stylesheet that esbuild has bundled without minifying it. */
export interface CssDeclaration {
  /** The file that it comes from, as esbuild names it. */
  readonly file: string;
  /** The at-rules and rules around it, and one selector: what the declaration is for. */
  readonly target: string;
  /** The last part of `target`: a selector such as `:root`. */
  readonly selector: string;
  readonly property: string;
  readonly isImportant: boolean;
}

/**
 * All declarations in rules, in their order, one for each selector of a rule. esbuild writes the path of each file as a comment
 * before what comes from it. Keyframes and `@font-face` are left out: later ones add to earlier ones.
 */
export function cssDeclarations(css: string): readonly CssDeclaration[] {
  const found: CssDeclaration[] = [];
  let file = '';
  for (const node of parse(css).nodes) {
    if (node.type === 'comment') file = node.text;
    else for (const one of declarationsIn(node, { around: [] })) found.push({ ...one, file });
  }
  return found;
}

type InFile = Omit<CssDeclaration, 'file'>;

interface Place {
  /** The at-rules and rules around a node, from the outside in. */
  readonly around: readonly string[];
  /** The selectors of the nearest rule around it. */
  readonly selectors?: readonly string[];
}

function declarationsIn(node: ChildNode, { around, selectors = [] }: Place): readonly InFile[] {
  switch (node.type) {
    case 'comment':
      return [];
    case 'decl':
      return selectors.map((selector) => ({
        ...{ property: node.prop, selector, isImportant: node.important === true },
        target: [...around, selector].join(' '),
      }));
    case 'rule':
      return node.nodes.flatMap((child) => {
        const outer = child.type === 'decl' ? around : [...around, node.selector];
        return declarationsIn(child, { around: outer, selectors: node.selectors });
      });
    default: {
      if (/keyframes$|^font-face$/.test(node.name)) return [];
      const inner = { around: [...around, `@${node.name} ${node.params}`], selectors };
      return (node.nodes ?? []).flatMap((child) => declarationsIn(child, inner));
    }
  }
}
