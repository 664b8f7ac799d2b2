import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pc from 'picocolors';
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../src/content/yaml-adapter.ts';
import { DIAGNOSTIC_CODES, entryOf } from '../../../src/diagnostics/catalogue/catalogue.ts';
import type { DiagnosticCode } from '../../../src/diagnostics/catalogue/codes.ts';
import type { TextExample } from '../../../src/diagnostics/catalogue/entry.ts';
import { formatEntry } from '../../../src/diagnostics/format-entry.ts';
import { runTool } from '../../support/run-tool.ts';
import { SITES } from '../../support/small-site.ts';

/** Codes about texts that are not valid YAML or must not be read as YAML. */
const BROKEN: readonly string[] = ['merge-conflict', 'yaml-alias', 'yaml-duplicate-key', 'yaml-syntax', 'yaml-tab'];

/** Codes with examples of fields: those of YAML files, and of the front matter of Markdown files. */
const YAML_EXAMPLES = DIAGNOSTIC_CODES.flatMap((code): readonly (readonly [DiagnosticCode, TextExample])[] => {
  const { example } = entryOf(code);
  if (!('wrong' in example) || !/\.(?:yaml|md)$/.test(example.file)) return [];
  return example.file.endsWith('.md') && !isFrontMatter(code, example) ? [] : [[code, example]];
});

function isFrontMatter(code: DiagnosticCode, { file, wrong }: TextExample): boolean {
  const text = readFileSync(join(SITES, code, file), 'utf8');
  return text.startsWith('---\n') && text.indexOf(wrong) + wrong.length <= text.indexOf('\n---', 4) + 1;
}

/** The YAML errors of an example as it is shown. */
function parsed(shown: string, given: string): readonly string[] {
  if (given === '') return [];
  return parseDocument(shown.replace(/^ {6}/gm, ''), { version: '1.2' }).errors.map(({ message }) => message);
}

describe('conf-site explain', () => {
  it('lists every code with its title', async () => {
    const { status, stdout } = await runTool(['explain']);
    expect(status).toBe(0);
    const lines = stdout.split('\n').map((line) => line.trim().split(/\s{2,}/));
    const listed = new Map(lines.map(([code = '', title = '']) => [code, title]));
    expect(DIAGNOSTIC_CODES.filter((code) => listed.get(code) !== entryOf(code).title)).toEqual([]);
  });

  it('prints the meaning of a code, an example, and how to fix it', async () => {
    const { status, stdout } = await runTool(['explain', 'speaker-unknown']);
    expect(status).toBe(0);
    expect(stdout).toBe(
      [
        'speaker-unknown  error',
        'A session names a speaker whom the edition does not have.',
        '',
        'A session lists its speakers by the names of their files in the same edition. There is no file of',
        'this name, so the session would have no speaker.',
        '',
        '  wrong, in content/events/meander/2027/sessions/quiet-forms.md:',
        '      speakers: [sternad-ilke]',
        '  right:',
        '      speakers: [sternad-ilka]',
        '',
        'To fix it',
        'Spell the name as the file in "speakers", or write that file.',
        '',
      ].join('\n'),
    );
  });

  it('shows complete lines with their relative indentation', async () => {
    const { stdout } = await runTool(['explain', 'day-differs']);
    expect(stdout).toContain(
      [
        '  wrong, in content/events/meander/2027/edition.yaml:',
        '      - date: 2027-04-15',
        '        startDateTime: 2027-04-16T09:00',
        '  right:',
        '      - date: 2027-04-16',
        '        startDateTime: 2027-04-16T09:00',
      ].join('\n'),
    );
    expect((await runTool(['explain', 'yaml-tab'])).stdout).toContain(
      '      percent:\n      →  full: 25\n  right:\n      percent:\n        full: 25\n',
    );
  });

  it.each(YAML_EXAMPLES)('has an example for %s that can be copied', (code, { wrong, right }) => {
    const shown = formatEntry(code, { colors: pc.createColors(false) });
    const [, shownWrong, shownRight] = /wrong, in [^\n]*:\n(.*)\n {2}right:\n(.*)\n\nTo fix it/s.exec(
      shown,
    ) as RegExpExecArray;
    if (!BROKEN.includes(code)) expect(parsed(shownWrong as string, wrong)).toEqual([]);
    expect(parsed(shownRight as string, right)).toEqual([]);
  });

  it('suggests the nearest code for an unknown one', async () => {
    const { status, stdout, stderr } = await runTool(['explain', 'speaker-unkown']);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('did you mean "speaker-unknown"?');
  });

  it('gives an entry as JSON', async () => {
    const { stdout } = await runTool(['explain', 'yaml-tab', '--json']);
    expect(JSON.parse(stdout)).toEqual({ code: 'yaml-tab', family: 'YAML', ...entryOf('yaml-tab') });
  });
});
