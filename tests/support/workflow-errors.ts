import { build } from 'esbuild';
import { packageDir } from './run-tool.ts';

type Parser = typeof import('@actions/workflow-parser');

let loaded: Promise<Parser> | undefined;

/** The errors that GitHub's own parser reports for a workflow. */
export async function workflowErrors(name: string, content: string): Promise<readonly string[]> {
  loaded ??= load();
  const { parseWorkflow, convertWorkflowTemplate, NoOperationTraceWriter } = await loaded;
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (value !== undefined) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

/** Bundles the package, because it imports JSON in a way that only bundlers support. */
async function load(): Promise<Parser> {
  const { outputFiles } = await build({
    stdin: { contents: "export * from '@actions/workflow-parser';", resolveDir: packageDir },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire('/');" },
  });
  const text = outputFiles[0]?.text ?? '';
  return import(/* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
}
