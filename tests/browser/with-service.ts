import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceText } from '../support/replace-text.ts';
import { packageDir, runTool } from '../support/run-tool.ts';
import { emptyData } from '../support/service-data.ts';
import { type StartedTool, startTool } from './started-tool.ts';

/**
 * The real content with a service on the same host (`api: { baseUrl: /api, version: v1 }`), built and served by the real
 * tool, with its own data and outbox.
 */

/** A replacement in a file of the content. */
export interface ServiceEdit {
  readonly path: string;
  readonly from: string;
  readonly to: string;
}

export interface ServiceRequest {
  /** Part of the names of folders. Tests that run in parallel must use different names. */
  readonly name: string;
  /** The instant of the build, and the fixed time of the service. */
  readonly at: string;
  /** Activates the hackathon. */
  readonly hacklica?: boolean;
  readonly edits?: readonly ServiceEdit[];
  /** The PostgreSQL database to use; by default an embedded one. */
  readonly databaseUrl?: string;
  /** Additional environment variables for the build. */
  readonly env?: NodeJS.ProcessEnv;
}

/** An attendee in the organiser's table. */
export interface Attendee {
  readonly pin: string;
  readonly email?: string;
  readonly role?: 'visitor' | 'speaker';
  readonly speaker?: string;
  readonly ticket?: string;
}

/** An e-mail in the outbox. */
export interface ReadEmail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Path and query of its link, without the site's origin. Empty if it has no link. */
  readonly path: string;
}

export interface SiteWithService extends StartedTool {
  /** The address of the operations, without a slash at its end. */
  readonly api: string;
  readonly rootDir: string;
  readonly dataDir: string;
  /** The sent e-mails to an address, the oldest first. Does not wait: call it once the page says that one was sent. */
  emails(to: string): readonly ReadEmail[];
  importAttendees(
    edition: { readonly event: string; readonly year: number },
    attendees: readonly Attendee[],
  ): Promise<void>;
  /** Runs `conf-site api …` on its data, and returns the output. */
  api$(...args: readonly string[]): Promise<string>;
  /** Ends the process, and deletes its data. */
  stop(): Promise<void>;
  /** Starts another process with the same data and address, at another instant. */
  restart(at: string): Promise<SiteWithService>;
}

/** Builds the variation and starts the service. The caller must stop it. */
export async function startWithService(request: ServiceRequest): Promise<SiteWithService> {
  const rootDir = stageContent(request);
  const out = join(rootDir, 'dist');
  await run(['--root', rootDir, 'build', '--at', request.at, '--out', out], request.env);
  const { databaseUrl } = request;
  const data = databaseUrl === undefined ? await emptyData() : outboxDir(rootDir);
  return serve({ rootDir, out, at: request.at, dataDir: data.dir, databaseUrl, remove: data.remove });
}

/** The folder of the outbox of a service with a separate database. */
function outboxDir(rootDir: string): { readonly dir: string; remove(): void } {
  const dir = join(rootDir, 'data');
  const remove = (): void => rmSync(dir, { recursive: true, force: true });
  remove();
  return { dir, remove };
}

interface Serving {
  readonly rootDir: string;
  readonly out: string;
  readonly at: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly remove: () => void;
  /** A free port by default. */
  readonly port?: string;
}

async function serve(serving: Serving): Promise<SiteWithService> {
  const { rootDir, out, at, dataDir, databaseUrl, remove, port = '0' } = serving;
  const root = ['--root', rootDir];
  const [data, env] = databaseUrl === undefined ? [['--data', dataDir], {}] : [[], { DATABASE_URL: databaseUrl }];
  const tool = await startTool([...root, 'serve', '--api', '--at', at, '--out', out, '--port', port, ...data], env);
  const api$ = (...args: readonly string[]): Promise<string> => run([...root, 'api', ...args, ...data], env);
  return {
    ...tool,
    api: `${tool.url}api/v1`,
    rootDir,
    dataDir,
    emails: (to) => readEmails(join(dataDir, 'outbox')).filter((email) => email.to === to),
    async importAttendees({ event, year }, attendees) {
      mkdirSync(dataDir, { recursive: true });
      const file = join(dataDir, 'attendees.csv');
      const rows = attendees.map(({ pin, email = '', role = 'visitor', speaker = '', ticket = '' }) =>
        [pin, email, role, speaker, ticket].join(','),
      );
      writeFileSync(file, ['pin,email,role,speaker,ticket', ...rows, ''].join('\n'));
      await api$('import', file, '--event', event, '--year', String(year));
    },
    api$,
    async stop() {
      await tool.stop();
      remove();
    },
    async restart(at) {
      await tool.stop();
      return serve({ ...serving, at, port: new URL(tool.url).port });
    },
  };
}

async function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const { status, stdout, stderr } = await runTool(args, { env });
  if (status !== 0) throw new Error(`conf-site ${args.join(' ')} ended with ${status}: ${stderr}`);
  return stdout;
}

const HACKLICA: readonly ServiceEdit[] = ['enabled', 'visible', 'visibleInHeader'].map((field) => ({
  path: 'events/hacklica/event.yaml',
  from: `\n${field}: false\n`,
  to: `\n${field}: true\n`,
}));

/** Copies the content and changes it. Caches of earlier runs are kept. */
function stageContent({ name, hacklica = false, edits = [] }: ServiceRequest): string {
  const rootDir = join(packageDir, '.conf-site/tests', `service-${name}`);
  const content = join(rootDir, 'content');
  rmSync(content, { recursive: true, force: true });
  mkdirSync(rootDir, { recursive: true });
  cpSync(join(packageDir, 'content'), content, { recursive: true });
  const site = join(content, 'site.yaml');
  writeFileSync(site, `${readFileSync(site, 'utf8')}\napi: { baseUrl: /api, version: v1 }\n`);
  for (const { path, from, to } of [...(hacklica ? HACKLICA : []), ...edits]) {
    const file = join(content, path);
    writeFileSync(file, replaceText(readFileSync(file, 'utf8'), { from, to, where: path }));
  }
  return rootDir;
}

/** The e-mails in an outbox, the oldest first. */
export function readEmails(dir: string): readonly ReadEmail[] {
  if (!existsSync(dir)) return [];
  const names = readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.name.endsWith('.eml'));
  return names
    .map(({ name }) => readFileSync(join(dir, name), 'utf8'))
    .map((eml) => ({ at: Date.parse(/^Date: (.*)$/m.exec(eml)?.[1] ?? ''), email: readEmail(eml) }))
    .sort((a, b) => a.at - b.at)
    .map(({ email }) => email);
}

function readEmail(eml: string): ReadEmail {
  const [head = '', ...body] = eml.replaceAll('\r\n', '\n').split('\n\n');
  const text = unquoted(body.join('\n\n'));
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  const url = link === undefined ? undefined : new URL(link);
  return {
    to: /^To: (.*)$/m.exec(head)?.[1] ?? '',
    subject: /^Subject: (.*)$/m.exec(head)?.[1] ?? '',
    text,
    path: url === undefined ? '' : url.pathname + url.search,
  };
}

/** Decodes quoted-printable text. */
function unquoted(text: string): string {
  const joined = text.replaceAll('=\n', '');
  const bytes = joined.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
