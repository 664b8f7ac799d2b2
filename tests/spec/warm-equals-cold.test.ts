import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedTool, startTool } from '../browser/started-tool.ts';
import {
  type BuiltSite,
  differingFiles,
  openSite,
  withoutEarlierCode,
  withoutSearchIndexes,
} from '../support/built-sites.ts';
import { SMALL_SITE } from '../support/content-copy.ts';
import { MUTATION_KINDS, type Mutation, mutate, restore } from '../support/content-mutations.ts';
import { crashTool } from '../support/crashing-tool.ts';
import { INSTANTS } from '../support/instants.ts';
import { packageDir, runTool, type ToolRun } from '../support/run-tool.ts';
import { isFull } from '../support/thoroughness.ts';

/** Some edits, and the build after them. */
interface Step {
  /** First restores the original content. */
  readonly isRestored: boolean;
  readonly mutations: readonly Mutation[];
  /** The file of the package that the site overrides, if any. */
  readonly override: keyof typeof OVERRIDES | null;
  readonly at: string;
  readonly flags: readonly string[];
  /** The call to the file system at which an earlier build is killed, if any. */
  readonly killedAt: number | null;
}

const FLAGS = [
  [],
  [],
  ['--jobs', '1'],
  ['--jobs', '4'],
  ['--no-cache'],
  ['--maintenance'],
  ['--compress'],
  ['--dev-pages'],
  ['--base-url', 'https://x.example/sub/'],
] as const;

/** Calls to the file system on files of the site. */
const SITE_CALLS = /^\w+ \w+ .*\/site-\d+\//;

/** Lines of the output with times and skipped work, which differ between warm and cold builds. */
const WORK_DONE = /^(?:\w[\w ]* +\d+ ms.*|Unchanged: .*)\n/gm;

/** The output of a watch from the report of a new file to the end of the build that follows. */
const buildAfter = (path: string): RegExp =>
  new RegExp(`^.*${path}.* changed\\n([\\s\\S]*?(?:^Unchanged: .*\\n|Nothing was published\\.\\n))`, 'm');

/** Files of a site that override files of the package. */
const OVERRIDES = {
  'templates/styles/tokens.css': "@import 'conf-site/templates/styles/tokens.css';\n:root { --linen: #eef3f5; }\n",
  'templates/pages/speaker.tsx': `
import { SpeakerPage as Original } from 'conf-site/templates/pages/speaker.tsx';

export function SpeakerPage(props) {
  return (
    <>
      <Original {...props} />
      <p>A page of our own.</p>
    </>
  );
}
`,
} as const;

const mutations: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom(...MUTATION_KINDS),
  where: fc.nat({ max: 100_000 }),
});

const stepsOf = (instants: readonly string[]): fc.Arbitrary<Step> =>
  fc.record({
    isRestored: fc.boolean(),
    mutations: fc.array(mutations, { minLength: 1, maxLength: 3 }),
    override: fc.oneof(
      { weight: 8, arbitrary: fc.constant(null) },
      fc.constantFrom('templates/styles/tokens.css', 'templates/pages/speaker.tsx'),
    ),
    at: fc.constantFrom(...instants),
    flags: fc.constantFrom(...FLAGS),
    killedAt: fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, fc.integer({ min: 1, max: 1200 })),
  });

/** Series of steps. In the short run, the last step alone overrides a file, a template: compiling takes seconds. */
const seriesOf = (instants: readonly string[], length: number): fc.Arbitrary<readonly Step[]> => {
  const steps = fc.array(stepsOf(instants), { minLength: length, maxLength: length });
  if (isFull) return steps;
  return steps.map((series) =>
    series.map((step, at) => ({
      ...step,
      override: at === length - 1 ? ('templates/pages/speaker.tsx' as const) : null,
    })),
  );
};

/** The result and output of a build, without times and skipped work. */
interface Outcome {
  readonly status: number | null;
  readonly messages: string;
  readonly site: BuiltSite | undefined;
}

const SMALL = {
  name: 'a small site',
  siteDir: SMALL_SITE,
  instants: ['2027-03-01T12:00', '2027-04-16T12:00', '2027-06-01T12:00'],
  series: isFull ? 12 : 1,
  steps: isFull ? 8 : 2,
};
const REAL = { name: 'the real site', siteDir: packageDir, instants: Object.values(INSTANTS), series: 3, steps: 6 };

describe.each(isFull ? [SMALL, REAL] : [SMALL])(
  'after any edits on $name',
  ({ siteDir, instants, series, steps: length }) => {
    let folder: string;
    /** Compiled templates, which cold builds may reuse. */
    let bundles: string;
    let count = 0;
    let saves = 0;

    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'conf-site-warm-'));
      bundles = join(folder, 'bundles');
      mkdirSync(bundles);
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    const copyBundles = (from: string, to: string): void => {
      mkdirSync(to, { recursive: true });
      for (const name of readdirSync(from).filter((one) => one.startsWith('bundle-')))
        if (!existsSync(join(to, name))) cpSync(join(from, name), join(to, name), { recursive: true });
    };
    const newRoot = (from: string): string => {
      count += 1;
      const rootDir = join(folder, `site-${count}`);
      cpSync(join(from, 'content'), join(rootDir, 'content'), { recursive: true });
      if (from !== packageDir && existsSync(join(from, 'templates')))
        cpSync(join(from, 'templates'), join(rootDir, 'templates'), { recursive: true });
      copyBundles(bundles, join(rootDir, '.conf-site/cache'));
      return rootDir;
    };
    const overrideFile = (rootDir: string, path: Step['override']): void => {
      rmSync(join(rootDir, 'templates'), { recursive: true, force: true });
      if (path === null) return;
      mkdirSync(join(rootDir, dirname(path)), { recursive: true });
      writeFileSync(join(rootDir, path), OVERRIDES[path]);
    };
    const commandOf = (rootDir: string, { at, flags }: Pick<Step, 'at' | 'flags'>): readonly string[] => [
      ...['--root', rootDir, '--verbose', 'build', '--at', at],
      ...flags,
    ];
    const outcomeOf = (
      rootDir: string,
      { status, stderr }: Pick<ToolRun, 'status' | 'stderr'>,
      at: string,
    ): Outcome => ({
      status,
      messages: stderr.replaceAll(WORK_DONE, ''),
      site: existsSync(join(rootDir, 'dist')) ? openSite(join(rootDir, 'dist'), at) : undefined,
    });
    const build = async (rootDir: string, step: Pick<Step, 'at' | 'flags'>): Promise<Outcome> => {
      const run = await runTool(commandOf(rootDir, step));
      copyBundles(join(rootDir, '.conf-site/cache'), bundles);
      return outcomeOf(rootDir, run, step.at);
    };
    /** A build of the same content without a cache. */
    const cold = async (
      rootDir: string,
      step: Pick<Step, 'at' | 'flags'>,
    ): Promise<Outcome & { readonly remove: () => void }> => {
      const other = newRoot(rootDir);
      return { ...(await build(other, step)), remove: () => rmSync(other, { recursive: true }) };
    };
    const makeEdits = (rootDir: string, { isRestored, mutations, override }: Step): readonly string[] => {
      if (isRestored) restore(rootDir, siteDir);
      overrideFile(rootDir, override);
      return [...(isRestored ? ['as it was'] : []), ...mutations.map((one) => mutate(rootDir, one))];
    };
    const asWatched = (outcome: Outcome): Outcome => ({
      ...outcome,
      site: outcome.site && withoutSearchIndexes(outcome.site),
    });
    const expectSame = (warm: Outcome, other: Outcome, trail: readonly string[]): void => {
      const where = trail.join('\n');
      expect(warm.messages, where).toBe(other.messages);
      expect(warm.status, where).toBe(other.status);
      if (other.site !== undefined)
        expect(differingFiles(withoutEarlierCode(warm.site as BuiltSite), other.site), where).toEqual([]);
    };

    it('a warm build gives the same bytes and the same output as a cold one', async () => {
      const works = seriesOf(instants, length);
      await fc.assert(
        fc.asyncProperty(works, async (steps) => {
          const rootDir = newRoot(siteDir);
          const trail: string[] = [];
          await build(rootDir, { at: instants[0] as string, flags: [] });
          for (const step of steps) {
            trail.push(...makeEdits(rootDir, step), commandOf('', step).join(' '));
            if (step.killedAt !== null) {
              const killed = await crashTool(commandOf(rootDir, step), {
                at: step.killedAt,
                among: SITE_CALLS,
                log: `${rootDir}.log`,
              });
              trail.push(`killed: ${killed.calls.join('')}`);
            }
            const warm = await build(rootDir, step);
            const { remove, ...other } = await cold(rootDir, step);
            expectSame(warm, other, trail);
            remove();
          }
          rmSync(rootDir, { recursive: true });
        }),
        { numRuns: series, seed: 20_260_508, endOnFailure: true },
      );
    }, 3_600_000);

    it('each build of a watch gives the same bytes and the same output as a cold one', async () => {
      const at = instants[0] as string;
      const works = seriesOf(instants, length);
      await fc.assert(
        fc.asyncProperty(works, async (steps) => {
          const rootDir = newRoot(siteDir);
          const trail: string[] = [];
          const start = () => startTool(['--root', rootDir, '--verbose', 'watch', '--port', '0', '--at', at]);
          let watch = await start();
          try {
            for (const step of steps) {
              if (step.killedAt !== null) {
                process.kill(watch.pid, 'SIGKILL');
                await watch.stop();
                trail.push(...makeEdits(rootDir, step), 'while nobody watched');
                watch = await start();
              }
              const saved = await save(rootDir, { watch, step, trail });
              const flags = ['--dev-pages'];
              const { remove, ...other } = await cold(rootDir, { at, flags });
              expectSame(
                asWatched({ ...outcomeOf(rootDir, saved, at), status: other.status }),
                asWatched(other),
                trail,
              );
              remove();
            }
          } finally {
            await watch.stop();
          }
          rmSync(rootDir, { recursive: true });
        }),
        { numRuns: series, seed: 20_260_509, endOnFailure: true },
      );
    }, 3_600_000);

    /** Makes the edits, and resolves to the output of the build that includes them. It is recognized by a new file, which is written last. */
    const save = async (
      rootDir: string,
      { watch, step, trail }: { readonly watch: StartedTool; readonly step: Step; readonly trail: string[] },
    ): Promise<Pick<ToolRun, 'status' | 'stderr'>> => {
      const from = watch.stderr().length;
      trail.push(...makeEdits(rootDir, step));
      saves += 1;
      // The report of many changed files only names the first ones, so this name sorts before all others.
      const last = `content/a-${10_000 - saves}.txt`;
      writeFileSync(join(rootDir, last), 'notes');
      const stderr = await watch.waitFor(() => buildAfter(last).exec(watch.stderr().slice(from))?.[1]);
      return { status: null, stderr };
    };
  },
);
