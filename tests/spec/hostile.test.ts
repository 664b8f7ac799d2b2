import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { convert } from 'xmlbuilder2';
import { type BuiltSite, build, openSite } from '../support/built-sites.ts';
import { SMALL_SITE } from '../support/content-copy.ts';
import { HOSTILE_DRAWINGS } from '../support/hostile-drawings.ts';
import { HARMLESS_TEXT, harmlessTwin, hostileSite, type SiteOfDrawings } from '../support/hostile-site.ts';
import type { PlantedSite } from '../support/planted-site.ts';
import { isElement, jsonLdOf } from './read-html.ts';

/**
 * Builds a site whose texts are all markup, script, or sequences that end their context, and its twin with harmless words.
 * Each output file must parse without errors, and have the same elements, fields and lines as that of the twin.
 */

const AT = '2026-11-01T12:00';

let built: BuiltSite;
let twin: BuiltSite;

async function builtOf({ rootDir }: PlantedSite): Promise<BuiltSite> {
  const outDir = join(rootDir, 'dist');
  const before = namesOutside(rootDir);
  await build({ at: AT, rootDir, outDir });
  expect(namesOutside(rootDir), 'what a build writes beside its output').toEqual(before);
  return openSite(outDir, Date.parse(`${AT}+01:00`) / 1000);
}

/** The names of all files in a site's folder, except for the output and caches. */
function namesOutside(rootDir: string): readonly string[] {
  return readdirSync(rootDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/^(?:dist|\.conf-site)(?:\/|$)/.test(name))
    .sort();
}

/** The output files of both sites with one of these endings. */
function files(...ends: readonly string[]): readonly string[] {
  const found = built.files.filter((file) => ends.some((end) => file.endsWith(end)));
  expect(found.length, `files that end in ${ends}`).toBeGreaterThan(0);
  expect(twin.files.filter((file) => ends.some((end) => file.endsWith(end)))).toEqual(found);
  return found;
}

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

function documentOf(site: BuiltSite, file: string): Element {
  const errors: string[] = [];
  const document = parse(site.text(file), {
    onParseError: ({ code, startLine }) => errors.push(`${code} in line ${startLine}`),
  });
  expect(errors, file).toEqual([]);
  return document.childNodes.find(isElement) as Element;
}

/** The elements of both documents in the same order, each with its attributes' names. Elements that contain Markdown are not entered. */
function outlines(of: Element, like: Element): readonly [string[], string[]] {
  const [a, b]: [string[], string[]] = [[], []];
  const walk = (one: Element | undefined, other: Element | undefined): void => {
    if (one !== undefined) a.push(shapeOf(one));
    if (other !== undefined) b.push(shapeOf(other));
    if (other !== undefined && isMarkdown(other)) return;
    const [left, right] = [childrenOf(one), childrenOf(other)];
    for (let at = 0; at < Math.max(left.length, right.length); at += 1) walk(left[at], right[at]);
  };
  walk(of, like);
  return [a, b];
}

const childrenOf = (element: Element | undefined): readonly Element[] => element?.childNodes.filter(isElement) ?? [];

function shapeOf({ tagName, attrs, childNodes }: Element): string {
  // The length of a name is visible in its size.
  const names = attrs.flatMap(({ name }) => (name === 'data-name' ? [] : name)).join(' ');
  const otherNodes = childNodes
    .filter((node: Node) => !isElement(node) && node.nodeName !== '#text')
    .map((node) => node.nodeName);
  return [tagName, names, ...otherNodes].join(' ');
}

function isMarkdown(element: Element): boolean {
  return JSON.stringify(textsBelow(element)) === JSON.stringify([HARMLESS_TEXT]);
}

function textsBelow(element: Element): readonly string[] {
  return element.childNodes.flatMap((node) =>
    isElement(node) ? textsBelow(node) : 'value' in node && node.value.trim() !== '' ? [node.value.trim()] : [],
  );
}

/** The paths of all values in JSON. Rooms are keys, whose order is that of their names, so their names are left out. */
function pathsIn(value: unknown, path = ''): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null) return new Set([path]);
  const isList = Array.isArray(value) || path.endsWith('/rooms');
  return new Set(Object.entries(value).flatMap(([key, one]) => [...pathsIn(one, `${path}/${isList ? '*' : key}`)]));
}

const withoutHash = (file: string): string => file.replace(/(?<=[-./])[0-9a-f]{8,}|\b\d{5,}\b/g, '#');

function elementsBelow(element: Element): readonly Element[] {
  return childrenOf(element).flatMap((child) => [child, ...elementsBelow(child)]);
}

function isSafeLink(address: string): boolean {
  if (!URL.canParse(address, 'https://meander.example/x/')) return true;
  const { protocol, host } = new URL(address, 'https://meander.example/x/');
  if (!/^(?:https?|webcal|mailto|tel):$/.test(protocol)) return false;
  return /^https?:\/\//.test(address) || host === 'meander.example' || host === '';
}

describe.each([0, 1, 2])('a site of hostile words, variant %i', (variant) => {
  let hostile: SiteOfDrawings;
  let harmless: PlantedSite;
  beforeAll(async () => {
    hostile = await hostileSite(SMALL_SITE, variant);
    harmless = await harmlessTwin(SMALL_SITE, hostile);
    [built, twin] = [await builtOf(hostile), await builtOf(harmless)];
  });
  afterAll(() => {
    hostile?.remove();
    harmless?.remove();
  });

  it('contains most of the hostile words, all that check accepts', () => {
    expect(hostile.accepted.length).toBeGreaterThan(100);
    const missing = hostile.accepted.filter((field) => !harmless.accepted.some((one) => isDeepStrictEqual(one, field)));
    expect(missing).toEqual([]);
    expect(built.files.map(withoutHash)).toEqual(twin.files.map(withoutHash));
  });

  it('overrides interface texts, with hostile words too', () => {
    const texts = hostile.accepted.filter(({ path }) => path.startsWith('content/i18n/'));
    expect(texts.length).toBeGreaterThan(500);
  });

  it('publishes drawings that contain hostile words, but none that is more than a picture', () => {
    expect([...hostile.refusedDrawings].sort()).toEqual(HOSTILE_DRAWINGS.map((_, at) => `kit/${at}.svg`).sort());
    expect(hostile.drawings).toHaveLength(4);
    expect(built.files.filter((file) => /^assets\/media\/kit-\d+-[\da-f]+\.svg$/.test(file))).toHaveLength(4);
  });

  it('has the same pages as its twin, element by element', () => {
    for (const file of files('.html')) {
      const [own, others] = outlines(documentOf(built, file), documentOf(twin, file));
      expect(own, file).toEqual(others);
    }
  });

  it('only links to the web, to mail and to itself', () => {
    const odd = files('.html').flatMap((file) =>
      elementsBelow(documentOf(built, file)).flatMap(({ attrs }) =>
        attrs
          .filter(
            ({ name, value }) =>
              /^(?:href|src|action|formaction|poster|data|xlink:href)$/.test(name) && !isSafeLink(value),
          )
          .map(({ name, value }) => `${file}: ${name}=${value}`),
      ),
    );
    expect(odd).toEqual([]);
  });

  it('has the same structured data as its twin', () => {
    for (const file of files('.html')) {
      const [own, others] = [built, twin].map((site) => pathsIn(jsonLdOf(documentOf(site, file))));
      expect(own, file).toEqual(others);
    }
    for (const file of files('schedule.json', '.webmanifest'))
      expect(pathsIn(built.json(file)), file).toEqual(pathsIn(twin.json(file)));
    for (const file of files('page-data.json')) expect(() => built.json(file), file).not.toThrow();
  });

  it('has the same feeds, schedules and lists in XML as its twin', () => {
    for (const file of files('.xml')) {
      const [own, others] = [built, twin].map((site) => pathsIn(convert(site.text(file), { format: 'object' })));
      expect(own, file).toEqual(others);
    }
  });

  it('has the same calendars as its twin, line by line', () => {
    const namesOf = (text: string): readonly string[] =>
      text
        .replace(/\r\n[ \t]/g, '')
        .split('\r\n')
        .map((line) => /^[A-Z-]+(?=[;:])/.exec(line)?.[0] ?? line);
    for (const file of files('.ics')) expect(namesOf(built.text(file)), file).toEqual(namesOf(twin.text(file)));
  });

  it('has the same rules for hosts as its twin', () => {
    // The planted address of the site has a path.
    const baseOf = (site: BuiltSite): string => site.text('_headers').split('*')[0] ?? '';
    const fieldsOf = (site: BuiltSite, file: string): readonly string[] =>
      site
        .text(file)
        .replaceAll(baseOf(site), '/')
        .split('\n')
        .map((line) => line.replace(/'sha256-[^']+'/g, '#'));
    for (const file of files('_headers', '_redirects', 'robots.txt')) {
      expect(fieldsOf(built, file), file).toEqual(fieldsOf(twin, file));
    }
  });
});
