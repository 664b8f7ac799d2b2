import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprintFiles, fingerprintFolder } from '../../../src/cache/fingerprint-files.ts';

/** Long after the test writes its files. */
const LATER = Date.now() + 3_600_000;

/** A time that can be set to the nanosecond. */
const OLD = new Date('2024-05-06T07:08:09Z');

let folder: string;
const file = (name: string) => join(folder, name);
const fingerprint = () => fingerprintFolder(folder, LATER);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conf-site-fingerprints-'));
  mkdirSync(file('people'));
  writeFileSync(file('people/ada.md'), 'Ada');
  writeFileSync(file('site.yaml'), 'title: Weft');
  utimesSync(file('site.yaml'), OLD, OLD);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('stays the same as long as nothing is touched', () => {
  const before = fingerprint();
  expect(before).toMatch(/^[\da-f]{64}$/);
  expect(fingerprint()).toBe(before);
});

const TOUCHES: Readonly<Record<string, () => void>> = {
  'a longer file': () => appendFileSync(file('site.yaml'), '!'),
  'other bytes of the same size and time': () => {
    const { ctimeMs } = statSync(file('site.yaml'));
    // The system's clock may tick only every few milliseconds.
    while (statSync(file('site.yaml')).ctimeMs === ctimeMs) {
      writeFileSync(file('site.yaml'), 'title: Warp');
      utimesSync(file('site.yaml'), OLD, OLD);
    }
  },
  'another name': () => renameSync(file('people/ada.md'), file('people/eve.md')),
  'another file in its place': () => {
    writeFileSync(file('next'), 'Eve');
    renameSync(file('next'), file('people/ada.md'));
  },
  'an additional file': () => writeFileSync(file('people/eve.md'), 'Eve'),
  'a missing file': () => rmSync(file('people/ada.md')),
  'an unreadable file': () => chmodSync(file('site.yaml'), 0),
  'a link': () => symlinkSync(file('site.yaml'), file('link.yaml')),
};

it.each(Object.keys(TOUCHES))('changes with %s', (name) => {
  const before = fingerprint();
  TOUCHES[name]?.();
  expect(fingerprint()).not.toBe(before);
});

it('changes with the target of a link', () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'conf-site-fingerprints-'));
  try {
    writeFileSync(join(elsewhere, 'logo.svg'), '<svg/>');
    symlinkSync(join(elsewhere, 'logo.svg'), file('logo.svg'));
    const before = fingerprint();
    writeFileSync(join(elsewhere, 'logo.svg'), '<svg/>\n');
    expect(fingerprint()).not.toBe(before);
  } finally {
    rmSync(elsewhere, { recursive: true, force: true });
  }
});

it('ignores temporary files of editors', () => {
  const before = fingerprint();
  writeFileSync(file('people/.ada.md.swp'), 'Ada');
  expect(fingerprint()).toBe(before);
});

it('does not exist for files that changed only just now, or are missing', () => {
  const { ctimeMs } = statSync(file('site.yaml'));
  expect(fingerprintFolder(folder, ctimeMs + 50)).toBeUndefined();
  expect(fingerprintFolder(file('nowhere'), LATER)).toBeUndefined();
  const one = [{ name: 'site', file: file('site.yaml') }];
  expect(fingerprintFiles(one, LATER)).toBeDefined();
  expect(fingerprintFiles(one, ctimeMs + 50)).toBeUndefined();
  expect(fingerprintFiles([{ name: 'site', file: file('nowhere') }], LATER)).toBeUndefined();
  symlinkSync(file('nothing'), file('dangling'));
  expect(fingerprint()).toBeUndefined();
});
