import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { packageDir, runTool } from '../support/run-tool.ts';
import { workflowErrors } from '../support/workflow-errors.ts';

/** The workflows of `.github/`: what GitHub would say of them, and what they may do. */

interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly concurrency: unknown;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly needs?: string;
        readonly permissions?: Readonly<Record<string, string>>;
        readonly 'timeout-minutes'?: number;
        readonly steps: readonly Step[];
      }
    >
  >;
}

const github = join(packageDir, '.github');
const texts = new Map(
  readdirSync(join(github, 'workflows')).map((name) => [name, readFileSync(join(github, 'workflows', name), 'utf8')]),
);
const workflows = [...texts].map(([name, text]) => [name, parse(text) as Workflow, text] as const);

describe('the workflows', () => {
  it('are what GitHub understands', async () => {
    expect([...texts.keys()]).toEqual(['ci.yml', 'publish.yml']);
    for (const [name, text] of texts) expect(await workflowErrors(name, text)).toEqual([]);
  });

  it('would be refused with a job that nobody has, a key that is none, or an expression that does not end', async () => {
    const text = texts.get('publish.yml') ?? '';
    expect(await workflowErrors('a.yml', text.replace('needs: due', 'needs: do'))).not.toEqual([]);
    expect(await workflowErrors('a.yml', text.replace('timeout-minutes: 20', 'timeout: 20'))).not.toEqual([]);
    expect(await workflowErrors('a.yml', text.replace("== 'true'", "== 'true"))).not.toEqual([]);
  });

  it.each(workflows)('%s may read, and only the job that publishes may do more', (_, { permissions, jobs }) => {
    expect(permissions).toEqual({ contents: 'read' });
    const more = Object.entries(jobs).filter(([, job]) => job.permissions !== undefined);
    for (const [name, job] of more) {
      expect(name).toBe('publish');
      expect(job.permissions).toEqual({ contents: 'read', pages: 'write', 'id-token': 'write' });
    }
  });

  it.each(workflows)('%s ends in time, and does not run twice at once', (_, { concurrency, jobs }) => {
    expect(concurrency).toBeDefined();
    for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0);
  });

  it.each(workflows)(
    '%s takes actions of GitHub alone, each by its commit and with its version as a comment',
    (_, __, text) => {
      const used = [...text.matchAll(/\buses: *(.+)$/gm)].map(([, action = '']) => action);
      expect(used.length).toBeGreaterThan(0);
      for (const action of used) expect(action).toMatch(/^actions\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    },
  );

  it('take one version of each action', () => {
    const pins = [...texts.values()].flatMap((text) => [...text.matchAll(/(actions\/[\w-]+)\S*@(\S+ # \S+)/g)]);
    const versions = new Set(pins.map(([, action, pin]) => `${action} ${pin}`));
    expect(versions.size).toBe(new Set(pins.map(([, action]) => action)).size);
  });

  it.each(workflows)(
    '%s refers to steps that its job has, and puts nothing from outside into a command',
    (_, { jobs }) => {
      for (const { steps, ...job } of Object.values(jobs)) {
        const ids = steps.flatMap(({ id }) => id ?? []);
        const named = [...JSON.stringify({ job, steps }).matchAll(/steps\.([\w-]+)\./g)].map((match) => match[1]);
        expect(ids).toEqual(expect.arrayContaining(named));
        for (const { run } of steps) expect(run ?? '').not.toContain('${{');
      }
    },
  );

  it('give no flags that the commands do not have', async () => {
    const cron = readFileSync(join(github, 'scripts', 'publish-by-cron.sh'), 'utf8');
    const helpOf = new Map<string, string>();
    const lines = [...texts.values(), cron].join('\n').matchAll(/npx(?: --no)? conf-site( [^\n>|#`]*)/g);
    const used = [...lines].map((match) => (match[1] as string).trim().split(/\s+/));
    expect(used.length).toBeGreaterThan(3);
    const ofAll = (await runTool(['--help'])).stdout;
    for (const words of used) {
      const [command = ''] = words.filter((word) => !word.startsWith('-'));
      helpOf.set(command, helpOf.get(command) ?? (await runTool([command, '--help'])).stdout);
      for (const flag of words.filter((word) => word.startsWith('-'))) {
        expect(ofAll + helpOf.get(command)).toContain(` ${flag}`);
      }
    }
  });

  it('look once an hour whether time has made a build necessary', () => {
    const { on } = parse(texts.get('publish.yml') ?? '') as Workflow;
    expect(Object.keys(on)).toEqual(['push', 'workflow_dispatch', 'schedule']);
    expect(on['schedule']).toEqual([{ cron: expect.stringMatching(/^\d+ \* \* \* \*$/) }]);
  });
});
