import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createMessageConnection,
  type MessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node.js';

/** Runs the language server that editors use for YAML, and talks to it over the Language Server Protocol. */

interface Position {
  readonly line: number;
  readonly character: number;
}

interface Squiggle {
  readonly message: string;
  /** The underlined text. */
  readonly text: string;
  /** Counted from 1, as in editors. */
  readonly line: number;
}

export interface Editor {
  /** Opens a file, which need not exist on the disk, with this text. Returns the problems that the editor would underline. */
  open(path: string, text: string): Promise<readonly Squiggle[]>;
  /** The labels of the completions at the position of `|` in the text. */
  complete(path: string, textWithCursor: string): Promise<readonly string[]>;
  /** The hover text at the position of `|`, as Markdown; empty if there is none. */
  hover(path: string, textWithCursor: string): Promise<string>;
  close(): void;
}

/** Opens a folder with the settings of its `.vscode/settings.json`, as VS Code with the YAML extension does. */
export async function openEditor(rootDir: string): Promise<Editor> {
  const { connection, end } = await startServer(rootDir);
  const urlOf = (path: string): string => pathToFileURL(join(rootDir, path)).href;
  const awaited = new Map<string, (found: readonly RawDiagnostic[]) => void>();
  connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }: Published) => {
    awaited.get(uri)?.(diagnostics);
  });
  // The server caches parsed documents by address and version.
  let version = 0;
  const open = async (path: string, text: string): Promise<readonly RawDiagnostic[]> => {
    const uri = urlOf(path);
    const found = new Promise<readonly RawDiagnostic[]>((resolve) => awaited.set(uri, resolve));
    version += 1;
    await connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId: 'yaml', version, text },
    });
    return found;
  };
  const openAt = async (path: string, textWithCursor: string): Promise<object> => {
    const { text, position } = cursorOf(textWithCursor);
    await open(path, text);
    return { textDocument: { uri: urlOf(path) }, position };
  };
  return {
    open: async (path, text) => (await open(path, text)).map((one) => squiggle(one, text)),
    async complete(path, textWithCursor) {
      const place = await openAt(path, textWithCursor);
      const { items } = await connection.sendRequest<Completions>('textDocument/completion', place);
      return items.map(({ label }) => label);
    },
    async hover(path, textWithCursor) {
      const place = await openAt(path, textWithCursor);
      const found = await connection.sendRequest<Hover | null>('textDocument/hover', place);
      return found?.contents.value ?? '';
    },
    close: end,
  };
}

/** Starts the server for a folder. The server requests settings by section, as in VS Code. */
async function startServer(
  rootDir: string,
): Promise<{ readonly connection: MessageConnection; readonly end: () => void }> {
  const entry = createRequire(import.meta.url).resolve('yaml-language-server/bin/yaml-language-server');
  const server = spawn(process.execPath, [entry, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const connection = createMessageConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  const settings = settingsOf(rootDir);
  connection.onRequest('workspace/configuration', ({ items }: { readonly items: readonly { section: string }[] }) =>
    items.map(({ section }) => sectionOf(settings, section)),
  );
  connection.onRequest('client/registerCapability', () => null);
  connection.listen();
  const rootUri = pathToFileURL(rootDir).href;
  await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri,
    workspaceFolders: [{ uri: rootUri, name: 'site' }],
    capabilities: {
      workspace: { configuration: true, workspaceFolders: true },
      textDocument: {
        hover: { contentFormat: ['markdown'] },
        completion: { completionItem: { snippetSupport: true } },
      },
    },
  });
  await connection.sendNotification('initialized', {});
  await connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
  const end = (): void => {
    connection.dispose();
    server.kill();
  };
  return { connection, end };
}

interface Completions {
  readonly items: readonly { readonly label: string }[];
}

interface Hover {
  readonly contents: { readonly value: string };
}

interface RawDiagnostic {
  readonly message: string;
  readonly range: { readonly start: Position; readonly end: Position };
}

interface Published {
  readonly uri: string;
  readonly diagnostics: readonly RawDiagnostic[];
}

function settingsOf(rootDir: string): Readonly<Record<string, unknown>> {
  const file = join(rootDir, '.vscode', 'settings.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {};
}

/** The settings of a section such as `yaml`, in the form that VS Code sends. */
function sectionOf(settings: Readonly<Record<string, unknown>>, section: string): unknown {
  const own = Object.entries(settings).filter(([key]) => key.startsWith(`${section}.`));
  return own.length === 0
    ? null
    : Object.fromEntries(own.map(([key, value]) => [key.slice(section.length + 1), value]));
}

function cursorOf(textWithCursor: string): { readonly text: string; readonly position: Position } {
  const before = textWithCursor.slice(0, textWithCursor.indexOf('|')).split('\n');
  return {
    text: textWithCursor.replace('|', ''),
    position: { line: before.length - 1, character: (before.at(-1) as string).length },
  };
}

function squiggle({ message, range }: RawDiagnostic, text: string): Squiggle {
  const line = text.split('\n')[range.start.line] ?? '';
  const end = range.end.line === range.start.line ? range.end.character : line.length;
  return { message, text: line.slice(range.start.character, end), line: range.start.line + 1 };
}
