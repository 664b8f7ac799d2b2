import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RenderedPage } from '../../src/model/page.ts';
import { openOwnMemo } from '../../src/render/own-memo.ts';

const page = (html: string): RenderedPage => ({
  html,
  head: '',
  title: '',
  assets: [],
  slices: {},
  lang: 'en',
  islands: [],
});

describe('what is kept of rendered parts', () => {
  let folder: string;
  const fill = (tool: string): void => {
    const memo = openOwnMemo(folder, tool);
    for (const key of ['a', 'b']) {
      memo.keep(key);
      memo.set(key, page(`<p>č ${key}</p>`));
    }
    memo.save();
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'conf-site-memo-'));
    fill('1.0.0');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is there for the next build', () => {
    expect(openOwnMemo(folder, '1.0.0').get('b')).toEqual(page('<p>č b</p>'));
  });

  it('is not there for another version of the tool', () => {
    expect(openOwnMemo(folder, '1.0.1').get('b')).toBeUndefined();
  });

  it('is never given with a changed byte', () => {
    const file = join(folder, 'own.pack');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('<p>č b', '<p>č x'));
    const memo = openOwnMemo(folder, '1.0.0');
    expect(memo.get('a')).toEqual(page('<p>č a</p>'));
    expect(memo.get('b')).toBeUndefined();
  });
});
