import { describe, expect, it } from 'vitest';
import { DIAGNOSTIC_CODES, entryOf } from '../../src/diagnostics/catalogue/catalogue.ts';
import { runTool } from '../support/run-tool.ts';

describe('conf-site explain', () => {
  it('lists every code with its title', async () => {
    const { status, stdout } = await runTool(['explain']);
    expect(status).toBe(0);
    const lines = stdout.split('\n').map((line) => line.trim().split(/\s{2,}/));
    const listed = new Map(lines.map(([code = '', title = '']) => [code, title]));
    expect(DIAGNOSTIC_CODES.filter((code) => listed.get(code) !== entryOf(code).title)).toEqual([]);
  });

  it('tells what one means, an example, and how to mend it', async () => {
    const { status, stdout } = await runTool(['explain', 'speaker-unknown']);
    expect(status).toBe(0);
    expect(stdout).toBe(
      [
        'speaker-unknown  error',
        'A session names a speaker whom the edition does not have.',
        '',
        'A session lists its speakers by the names of their files in the same edition. This name leads to no',
        'file, so the session would be without a speaker, and the speaker without a session.',
        '',
        '  wrong, in content/events/meander/2027/sessions/quiet-forms.md:',
        '      speakers: [sternad-ilke]',
        '  right:',
        '      speakers: [sternad-ilka]',
        '',
        'To mend it',
        'Spell the name as the file in "speakers" does, or write that file.',
        '',
      ].join('\n'),
    );
  });

  it('names the nearest of a code that does not exist', async () => {
    const { status, stdout, stderr } = await runTool(['explain', 'speaker-unkown']);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('did you mean "speaker-unknown"?');
  });

  it('gives an entry as JSON', async () => {
    const { stdout } = await runTool(['explain', 'yaml-tab', '--json']);
    expect(JSON.parse(stdout)).toEqual({ code: 'yaml-tab', family: 'YAML', ...entryOf('yaml-tab') });
  });
});
