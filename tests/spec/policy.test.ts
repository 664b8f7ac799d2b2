import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { contentSecurityPolicy } from '../../src/emit/policy.ts';
import { builtSite, builtSites } from '../support/built-sites.ts';
import { packageDir } from '../support/run-tool.ts';
import {
  attribute,
  type Element,
  elements,
  firstTagged,
  linked,
  metaContent,
  pageAt,
  pagesOf,
  rawText,
  redirectPagesOf,
  tagged,
} from './read-html.ts';

/**
 * What Google's CSP Evaluator finds in a policy, of any severity. None of its findings is one that a policy in a meta element
 * cannot avoid: they are about sources of scripts, and a meta element only cannot declare who may frame the page, where
 * violations are reported, and a sandbox.
 */
function faultsOf(policy: string): readonly string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return findings.map(({ severity, directive, description }) => `${severity} ${directive}: ${description}`);
}

function metaPolicy(root: Element): string {
  return metaContent(root, 'Content-Security-Policy') ?? '';
}

/** Directives of a policy with their sources. */
function directives(policy: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name, ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

/** The hash of these bytes for `integrity` and for inline scripts, independent of the tool's code. */
function integrityOf(bytes: Uint8Array): string {
  return `sha256-${hash('sha256', bytes, 'base64')}`;
}

/** The executable script elements of a page, in order. */
function inlineScripts(root: Element): readonly {
  readonly type: string | undefined;
  readonly text: string;
  readonly src: string | undefined;
}[] {
  return tagged(root, 'script')
    .map((script) => ({ type: attribute(script, 'type'), text: rawText(script), src: attribute(script, 'src') }))
    .filter(({ type }) => type !== 'application/json' && type !== 'application/ld+json');
}

/** The policy that a rule of `_headers` sets, by default the rule for all addresses. */
function headerPolicy(headers: string, rule = '/*'): string {
  const lines =
    headers
      .split('\n\n')
      .find((block) => block.startsWith(`${rule}\n`))
      ?.split('\n') ?? [];
  const found = lines
    .map((line) => /^ {2}Content-Security-Policy: (.*)$/.exec(line)?.[1])
    .filter((line) => line !== undefined);
  expect(found).toHaveLength(1);
  return found[0] as string;
}

describe.each(builtSites())('the build $name the event', (site) => {
  const pages = pagesOf(site);
  const documents = [...pages, ...redirectPagesOf(site)];

  it('has one policy for all pages, and the same one in the headers', () => {
    const policies = new Set(documents.map(({ root }) => metaPolicy(root)));
    expect(policies.size).toBe(1);
    const [meta] = [...policies] as [string];
    expect(headerPolicy(site.text('_headers'))).toBe(meta);
    expect(headerPolicy(site.text('_headers'), '/')).toBe(`${meta}; frame-ancestors 'none'`);
  });

  it('has a policy without findings of the CSP Evaluator, in the headers and on every page', () => {
    const policies = [headerPolicy(site.text('_headers')), ...pages.map(({ root }) => metaPolicy(root))];
    for (const policy of new Set(policies)) expect(faultsOf(policy), policy).toEqual([]);
  });

  it('declares the policy before anything that it governs', () => {
    for (const { path, root } of documents) {
      const order = elements(firstTagged(root, 'head')).map((one) => attribute(one, 'http-equiv') ?? one.tagName);
      const governed = order.findIndex((name) => name === 'script' || name === 'link');
      expect(order.indexOf('Content-Security-Policy'), path).toBeGreaterThanOrEqual(0);
      expect(order.indexOf('Content-Security-Policy'), path).toBeLessThan(governed);
    }
  });

  it('allows nothing unsafe, and other hosts only for the configured page view counter', () => {
    const policy = directives(headerPolicy(site.text('_headers')));
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
    expect(policy['connect-src']).toEqual(["'self'", 'https://*.google-analytics.com']);
    const { 'connect-src': _, ...others } = policy;
    const sources = Object.values(others).flat();
    expect(sources.filter((source) => /unsafe|^\*|^https?:|^data:|^blob:/.test(source))).toEqual([]);
  });

  it('has one inline script and one import map, the same bytes everywhere, whose hashes are in the policy', () => {
    const inline = pages.map(({ root }) => inlineScripts(root));
    expect(new Set(inline.map((scripts) => scripts.map(({ type }) => type ?? 'script').join()))).toEqual(
      new Set(['script,importmap']),
    );
    expect(new Set(inline.map((scripts) => JSON.stringify(scripts))).size).toBe(1);
    expect(inline.flat().filter(({ src }) => src !== undefined)).toEqual([]);
    const hashes = inline[0]?.map(({ text }) => `'${integrityOf(Buffer.from(text))}'`) ?? [];
    expect(directives(headerPolicy(site.text('_headers')))['script-src']).toEqual([...hashes, "'strict-dynamic'"]);
  });

  it('has the integrity hash of every script and of the stylesheet', () => {
    const scripts = site.files.filter((file) => /^assets\/.*\.js$/.test(file));
    const modules = Object.fromEntries(scripts.map((file) => [`/${file}`, integrityOf(site.bytes(file))]));
    expect(scripts.length).toBeGreaterThan(10);
    for (const { path, root } of pages) {
      const [, map] = inlineScripts(root);
      expect(JSON.parse(map?.text ?? ''), path).toEqual({ integrity: modules });
      const links = [...linked(root, 'stylesheet'), ...linked(root, 'modulepreload')];
      expect(
        links.map((link) => attribute(link, 'integrity')),
        path,
      ).toEqual(links.map((link) => integrityOf(site.bytes(attribute(link, 'href')?.slice(1) ?? ''))));
      expect(links.length, path).toBeGreaterThan(1);
    }
  });

  it('declares the integrity of scripts before the first of them is requested', () => {
    for (const { path, root } of pages) {
      const order = elements(firstTagged(root, 'head')).map((one) => attribute(one, 'type') ?? attribute(one, 'rel'));
      expect(order.indexOf('importmap'), path).toBeLessThan(order.indexOf('modulepreload'));
    }
  });

  it('has only data in all other script elements', () => {
    const types = pages.flatMap(({ root }) => tagged(root, 'script').map((script) => attribute(script, 'type')));
    expect([...new Set(types)].sort()).toEqual(['application/json', 'application/ld+json', 'importmap', undefined]);
  });

  it('loads nothing from other sites', () => {
    const loading = pages.flatMap(({ path, root }) =>
      elements(root)
        .filter(({ tagName }) => tagName !== 'a')
        .filter((one) => one.tagName !== 'link' || !['canonical', 'alternate'].includes(attribute(one, 'rel') ?? ''))
        .flatMap((one) =>
          ['href', 'src', 'srcset', 'poster', 'data', 'action'].flatMap((name) => attribute(one, name) ?? []),
        )
        .filter((address) => !/^\/(?!\/)/.test(address))
        .map((address) => `${path}: ${address}`),
    );
    expect(loading).toEqual([]);
    const sheets = site.files.filter((file) => file.endsWith('.css')).map(site.text);
    expect(sheets.join('\n')).not.toMatch(/@import|url\(["']?(?:https?:)?\/\//);
  });

  it('embeds no frame and no foreign object', () => {
    const embedded = pages.flatMap(({ path, root }) =>
      elements(root, ({ tagName }) => ['iframe', 'object', 'embed', 'base', 'applet'].includes(tagName)).map(
        ({ tagName }) => `${path}: ${tagName}`,
      ),
    );
    expect(embedded).toEqual([]);
  });

  it('only links to http, mail, telephone, calendars and anchors', () => {
    const schemes = pages.flatMap(({ root }) =>
      tagged(root, 'a').map((link) => /^[a-z][a-z+.-]*:/i.exec(attribute(link, 'href') ?? '')?.[0] ?? 'site:'),
    );
    const known = new Set(['https:', 'http:', 'mailto:', 'tel:', 'geo:', 'webcal:', 'site:']);
    expect([...new Set(schemes)].filter((scheme) => !known.has(scheme))).toEqual([]);
  });
});

describe('the CSP Evaluator', () => {
  const findingsWith = (more: Partial<Parameters<typeof contentSecurityPolicy>[0]>): readonly string[] =>
    faultsOf(contentSecurityPolicy({ inlineScripts: ['1'], ...more }));

  it('has no findings if service and page view counter are on other hosts', () => {
    expect(findingsWith({ apiOrigin: 'https://api.devlica.example' })).toEqual([]);
    expect(findingsWith({ analyticsOrigin: 'https://stats.devlica.example' })).toEqual([]);
  });

  it('reports a service without encryption', () => {
    expect(findingsWith({ apiOrigin: 'http://api.devlica.example' }).join('\n')).toContain('HTTPS');
  });

  it.each([
    ["script-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'", 'unsafe-inline'],
    ["script-src 'sha256-a' 'strict-dynamic'; base-uri 'none'", 'object-src'],
    ["default-src 'none'; script-src 'sha256-a' 'strict-dynamic'", 'base-uri'],
    ["default-src 'none'; base-uri 'none'; script-sources 'none'", 'script-sources'],
  ])('reports %s', (policy, word) => {
    expect(faultsOf(policy).join('\n')).toContain(word);
  });
});

/** E-mail addresses and telephone numbers of speakers and sponsors, which content only gives to the organiser. */
function privateValues(): readonly string[] {
  const content = join(packageDir, 'content');
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?:^|\/)(?:speakers|sponsors)\/[^/]+\.(?:md|yaml)$/.test(file),
  );
  return files.flatMap((file) => {
    const text = readFileSync(join(content, file), 'utf8');
    const record = file.endsWith('.md') ? (/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') : text;
    const { email, phone, contact } = (parse(record) ?? {}) as Record<string, unknown>;
    const { email: own, phone: ownPhone } = (contact ?? {}) as Record<string, unknown>;
    return [email, phone, own, ownPhone].filter((value): value is string => typeof value === 'string');
  });
}

describe('private contacts of speakers and sponsors', () => {
  it('are in no file of any build', () => {
    const values = privateValues();
    expect(values.filter((value) => value.includes('@')).length).toBeGreaterThan(8);
    expect(values.filter((value) => value.startsWith('+')).length).toBeGreaterThan(1);
    const leaks = builtSites().flatMap((site) =>
      site.files.flatMap((file) => {
        const bytes = site.bytes(file);
        return values.filter((value) => bytes.includes(value)).map((value) => `${site.name}/${file}: ${value}`);
      }),
    );
    expect(leaks).toEqual([]);
  });

  it('would be found: the organiser’s own address is on the pages', () => {
    expect(rawText(pageAt(builtSite('before'), '/').root)).toContain('info@devlica.example');
  });
});
