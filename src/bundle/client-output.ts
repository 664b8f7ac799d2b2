import { hash } from 'node:crypto';
import { basename } from 'node:path';
import type { Metafile } from 'esbuild';

/** A compiled script, with its path in esbuild's output. */
export interface Script {
  readonly path: string;
  readonly text: string;
}

/**
 * The compiled client code, named by content hashes. Unlike esbuild's own hashes, these do not depend on the paths of
 * libraries, so they are the same wherever the tool is installed.
 */
export interface ClientOutput {
  /** The scripts by name. */
  readonly scripts: Readonly<Record<string, Uint8Array>>;
  /** The name of an entry, by its logical path without extension. */
  entry(logical: string): string;
  /** The chunks that a script imports statically, directly or indirectly. */
  chunksOf(name: string): readonly string[];
}

const HASH = /-[A-Z0-9]{8}(?=\.js$)/;

/** Names scripts by content hash. A script is named after its imports, so that it is hashed with their final names. */
export function nameByContent(files: readonly Script[], metafile: Metafile): ClientOutput {
  const outputs = new Map(Object.entries(metafile.outputs).map(([path, output]) => [basename(path), output]));
  const texts = new Map(files.map((file) => [basename(file.path), file.text]));
  const finalNames = new Map<string, string>();
  const scripts: Record<string, Uint8Array> = {};
  const importsOf = (name: string): readonly string[] =>
    (outputs.get(name)?.imports ?? []).map((one) => basename(one.path)).filter((one) => texts.has(one));
  const nameAfterImports = (name: string, above: readonly string[]): string => {
    const finalName = finalNames.get(name);
    if (finalName !== undefined || above.includes(name)) return finalName ?? name;
    let text = texts.get(name) ?? '';
    for (const imported of importsOf(name)) {
      text = text.replaceAll(imported, nameAfterImports(imported, [...above, name]));
    }
    const bytes = new TextEncoder().encode(text);
    const final = name.replace(HASH, `-${hash('sha256', bytes).slice(0, 10)}`);
    finalNames.set(name, final);
    scripts[final] = bytes;
    return final;
  };
  for (const name of [...texts.keys()].sort()) nameAfterImports(name, []);
  const firstName = new Map([...finalNames].map(([name, final]) => [final, name]));
  const chunksOf = (final: string): readonly string[] =>
    (outputs.get(firstName.get(final) ?? '')?.imports ?? [])
      .filter((one) => one.kind === 'import-statement')
      .flatMap((one) => {
        const chunk = finalNames.get(basename(one.path)) as string;
        return [chunk, ...chunksOf(chunk)];
      });
  return {
    scripts,
    chunksOf,
    entry(logical) {
      const found = [...outputs].find(([, output]) => output.entryPoint?.replace(/\.tsx?$/, '').endsWith(logical));
      if (found === undefined) throw new Error(`The bundle has no entry ${logical}.`);
      return finalNames.get(found[0]) as string;
    },
  };
}
