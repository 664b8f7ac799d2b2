import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pc from 'picocolors';
import { describe, expect, it } from 'vitest';
import { BundleError } from '../../src/bundle/bundle-error.ts';
import { bundleSite } from '../../src/bundle/bundle-site.ts';
import { DIAGNOSTIC_CODES, entryOf, isDiagnosticCode } from '../../src/diagnostics/catalogue/catalogue.ts';
import type { Example } from '../../src/diagnostics/catalogue/entry.ts';
import { TEMPLATES } from '../../src/diagnostics/catalogue/template-findings.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { formatPretty } from '../../src/diagnostics/format-pretty.ts';
import { checkOwnSources } from '../../src/pipeline/check-own-sources.ts';
import { gitIn } from '../support/committed-site.ts';
import { packageDir } from '../support/run-tool.ts';
import { checkedOverlay, SITES, siteNames, withOverlay } from '../support/small-site.ts';

/** `CONF_SITE_RENEW=1 npx vitest run tests/diagnostics/sites.test.ts` updates the expected output. Review the difference. */
const isRenewing = process.env['CONF_SITE_RENEW'] === '1';

/** Files that cannot be in a repository. They are created in the copy of the site, by code. */
const GENERATED: Readonly<Record<string, (folder: string) => void>> = {
  'file-unreadable': (folder) => {
    mkdirSync(join(folder, 'content/pages'), { recursive: true });
    execFileSync('mkfifo', [join(folder, 'content/pages/code.md')]);
  },
  'link-outside': (folder) => {
    mkdirSync(join(folder, 'content/pages'), { recursive: true });
    symlinkSync(join(SITES, 'base/content/pages/code.md'), join(folder, 'content/pages/code.md'));
  },
  'state-tracked': (folder) => {
    mkdirSync(join(folder, 'content'));
    writeBelowText(join(folder, '.conf-site/cache/check.json'), '{}');
    gitIn(folder, 'init', '--quiet');
    gitIn(folder, 'add', '--all');
  },
  'file-too-large': (folder) => writeBelow(folder, 'content/events/meander/2027/faq/parking.md', 1_100_000),
  'text-too-long': (folder) => {
    const path = 'content/events/meander/2027/faq/parking.md';
    const text = readFileSync(join(SITES, 'base', path), 'utf8');
    writeBelowText(join(folder, path), text.padEnd(50_500, ' On and on it goes.'));
  },
  'media-misnamed': (folder) => {
    const speaker = 'content/events/meander/2027/speakers/brezic-toma.md';
    const text = readFileSync(join(SITES, 'base', speaker), 'utf8');
    writeBelowText(join(folder, speaker), text.replace('name: Toma', 'image: speakers/brezic-toma.jpg\nname: Toma'));
    mkdirSync(join(folder, 'content/media/speakers'), { recursive: true });
    writeFileSync(join(folder, 'content/media/speakers/brezic-toma.jpg'), Buffer.from(ONE_PIXEL, 'base64'));
  },
  'media-too-large': (folder) => writeBelow(folder, 'content/media/sponsors/vrbik.svg', 210_000),
  'media-heavy': (folder) => {
    const video = join(folder, 'content/media/talks/rivers-of-bytes.webm');
    mkdirSync(dirname(video), { recursive: true });
    writeFileSync(video, Buffer.from([0x1a, 0x45, 0xdf, 0xa3]));
    truncateSync(video, 26_000_000);
  },
};

/** A PNG. */
const ONE_PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 80"></svg>\n';

function writeBelow(folder: string, path: string, sizeBytes: number): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), DRAWING.padEnd(sizeBytes, '\n'));
}

/** The instants at which codes are provoked that no content provokes. */
const INSTANTS: Readonly<Record<string, number>> = { 'zone-data-old': Date.UTC(2100, 0) / 1000 };

/** The codes that content can provoke. Codes about templates come from the bundler, not from `check`. */
const CODES = DIAGNOSTIC_CODES.filter((code) => !Object.hasOwn(TEMPLATES, code));

describe('the catalogue', () => {
  it('has a small site for each of its codes, and no other sites', () => {
    const names = siteNames();
    expect(CODES.filter((code) => !names.includes(code) && GENERATED[code] === undefined)).toEqual([]);
    expect(names.filter((name) => !isDiagnosticCode(name))).toEqual([]);
  });

  it('is written in sentences', () => {
    for (const code of DIAGNOSTIC_CODES) {
      const { title, meaning, fix } = entryOf(code);
      expect(title, code).toMatch(/^[A-Z].*[^.]$/s);
      for (const text of [meaning, fix]) expect(text, code).toMatch(/^[A-Z\d#&!].*[.?]$/s);
    }
  });
});

describe('the small site without errors', () => {
  it('has no diagnostics', async () => {
    const { diagnostics } = await withOverlay(undefined, checkedOverlay);
    expect(formatAll(diagnostics)).toBe('');
  });
});

describe.each(CODES)('the small site of %s', (code) => {
  const checkAfter = async (change: (folder: string) => void): Promise<readonly Diagnostic[]> =>
    withOverlay(existsSync(join(SITES, code)) ? code : undefined, async (folder) => {
      GENERATED[code]?.(folder);
      change(folder);
      return (await checkedOverlay(folder, INSTANTS[code])).diagnostics;
    });

  it('has exactly the expected diagnostics', async () => {
    const diagnostics = await checkAfter(() => undefined);
    const expected = join(SITES, code, 'expected.txt');
    if (isRenewing) writeBelowText(expected, formatAll(diagnostics));
    expect(formatAll(diagnostics)).toBe(readFileSync(expected, 'utf8'));
    expect(diagnostics.map((one) => `${one.severity} ${one.code}`)).toContain(`${entryOf(code).severity} ${code}`);
  });

  const { example } = entryOf(code);
  if ('wrongly' in example) return;
  it('is fixed by following the example', async () => {
    expect(formatAll(await checkAfter((folder) => applyFix(folder, example)))).toBe('');
  });
});

/** The bundler checks templates, and stops at the first error. Warnings come from `check` alone. */
const TEMPLATE_CODES = Object.keys(TEMPLATES) as readonly (keyof typeof TEMPLATES)[];

describe.each(TEMPLATE_CODES)('the small site of %s', (code) => {
  const bundleAfter = (change: (folder: string) => void): Promise<string> =>
    withOverlay(code, async (folder) => {
      change(folder);
      const options = { rootDir: folder, packageDir, cacheDir: join(folder, '.cache') };
      if (entryOf(code).severity === 'warning') {
        const { diagnostics } = await checkOwnSources(options);
        return diagnostics
          .map((one) => `${one.severity}  ${one.code}\n  ${one.message}\n  hint: ${one.hint}\n`)
          .join('');
      }
      return bundleSite(options).then(
        () => '',
        (error: unknown) => {
          if (!(error instanceof BundleError)) throw error;
          return `error  ${error.code}\n  ${error.message}\n  hint: ${error.hint}\n`;
        },
      );
    });

  it('has the expected diagnostic', async () => {
    const expected = join(SITES, code, 'expected.txt');
    const reported = await bundleAfter(() => undefined);
    if (isRenewing) writeBelowText(expected, reported);
    expect(reported).toBe(readFileSync(expected, 'utf8'));
    expect(reported).toContain(`  ${code}\n`);
  });

  const { example } = entryOf(code);
  if ('wrongly' in example) return;
  it('is fixed by following the example', async () => {
    expect(await bundleAfter((folder) => applyFix(folder, example))).toBe('');
  });
});

function formatAll(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map((one) => `${formatPretty(one, { colors: pc.createColors(false) })}\n`).join('\n');
}

function applyFix(folder: string, example: Exclude<Example, { readonly wrongly: string }>): void {
  if ('wrongPath' in example) {
    mkdirSync(dirname(join(folder, example.rightPath)), { recursive: true });
    renameSync(join(folder, example.wrongPath), join(folder, example.rightPath));
    return;
  }
  const text = readFileSync(join(folder, example.file), 'utf8');
  if (!text.includes(example.wrong)) throw new Error(`${example.file} does not have: ${example.wrong}`);
  writeFileSync(
    join(folder, example.file),
    text.replace(example.wrong, () => example.right),
  );
}

function writeBelowText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
