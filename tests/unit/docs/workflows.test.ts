import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { packageDir, runTool } from '../../support/run-tool.ts';
import { workflowErrors } from '../../support/workflow-errors.ts';

/** Checks the workflows in `.github/`: whether GitHub accepts them, and what they may do. */

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

/** What the jobs that publish may do. */
const PERMISSIONS: Readonly<Record<string, object>> = {
  publish: { contents: 'read', pages: 'write', 'id-token': 'write' },
  change: { contents: 'write', actions: 'write', pages: 'read' },
};

describe('the workflows', () => {
  it('are accepted by GitHub’s parser', async () => {
    expect([...texts.keys()]).toEqual(['change.yml', 'ci.yml', 'full.yml', 'publish.yml']);
    for (const [name, text] of texts) expect(await workflowErrors(name, text)).toEqual([]);
  });

  it('would be refused with an unknown job, an invalid key, or an incomplete expression', async () => {
    const text = texts.get('publish.yml') ?? '';
    expect(await workflowErrors('a.yml', text.replace('needs: due', 'needs: do'))).not.toEqual([]);
    expect(await workflowErrors('a.yml', text.replace('timeout-minutes: 20', 'timeout: 20'))).not.toEqual([]);
    expect(await workflowErrors('a.yml', text.replace("== 'true'", "== 'true"))).not.toEqual([]);
  });

  it.each(workflows)('%s may only read, and only the jobs that publish may do more', (_, { permissions, jobs }) => {
    expect(permissions).toEqual({ contents: 'read' });
    const more = Object.entries(jobs).filter(([, job]) => job.permissions !== undefined);
    for (const [name, job] of more) {
      expect(job.permissions).toEqual(PERMISSIONS[name]);
    }
  });

  it.each(workflows)('%s has a timeout, and does not run twice at the same time', (_, { concurrency, jobs }) => {
    expect(concurrency).toBeDefined();
    for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0);
  });

  it.each(workflows)(
    '%s only uses actions of GitHub, each by its commit and with its version as a comment',
    (_, __, text) => {
      const used = [...text.matchAll(/\buses: *(.+)$/gm)].map(([, action = '']) => action);
      expect(used.length).toBeGreaterThan(0);
      for (const action of used) expect(action).toMatch(/^actions\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    },
  );

  it('use one version of each action', () => {
    const pins = [...texts.values()].flatMap((text) => [...text.matchAll(/(actions\/[\w-]+)\S*@(\S+ # \S+)/g)]);
    const versions = new Set(pins.map(([, action, pin]) => `${action} ${pin}`));
    expect(versions.size).toBe(new Set(pins.map(([, action]) => action)).size);
  });

  it.each(workflows)(
    '%s only refers to steps of the same job, and puts no external input into a command',
    (_, { jobs }) => {
      for (const { steps, ...job } of Object.values(jobs)) {
        const ids = steps.flatMap(({ id }) => id ?? []);
        const named = [...JSON.stringify({ job, steps }).matchAll(/steps\.([\w-]+)\./g)].map((match) => match[1]);
        expect(ids).toEqual(expect.arrayContaining(named));
        for (const { run } of steps) expect(run ?? '').not.toContain('${{');
      }
    },
  );

  it('only use existing flags of commands', async () => {
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

  it('check once an hour whether time has made a build necessary', () => {
    const { on } = parse(texts.get('publish.yml') ?? '') as Workflow;
    expect(Object.keys(on)).toEqual(['push', 'workflow_dispatch', 'schedule']);
    expect(on['schedule']).toEqual([{ cron: expect.stringMatching(/^\d+ \* \* \* \*$/) }]);
  });

  it('run all tests every night, and by hand', () => {
    const { on, jobs } = parse(texts.get('full.yml') ?? '') as Workflow;
    expect(Object.keys(on)).toEqual(['workflow_dispatch', 'schedule']);
    expect(on['schedule']).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }]);
    expect(jobs['full']?.steps.at(-1)?.run).toBe('npm run test:full');
  });
});
