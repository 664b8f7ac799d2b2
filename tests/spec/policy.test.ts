import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { builtSite, builtSites } from '../support/built-sites.ts';
import { packageDir } from '../support/run-tool.ts';
import { attribute, elements, firstTagged, metaContent, pageAt, pagesOf, rawText, tagged } from './read-html.ts';

/** Directives of a policy with their sources. */
function directives(policy: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name, ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

/** The policy that `_headers` gives to every address. */
function headerPolicy(headers: string): string {
  const [path, ...lines] = headers.split('\n\n')[0]?.split('\n') ?? [];
  expect(path).toBe('/*');
  const found = lines
    .map((line) => /^ {2}Content-Security-Policy: (.*)$/.exec(line)?.[1])
    .filter((line) => line !== undefined);
  expect(found).toHaveLength(1);
  return found[0] as string;
}

describe.each(builtSites())('the build $name the event', (site) => {
  const pages = pagesOf(site);

  it('has one policy for all pages, and the same one in the headers', () => {
    const policies = new Set(pages.map(({ root }) => metaContent(root, 'Content-Security-Policy')));
    expect(policies.size).toBe(1);
    const [meta] = [...policies] as [string];
    const { 'frame-ancestors': frameAncestors, ...header } = directives(headerPolicy(site.text('_headers')));
    expect(directives(meta)).toEqual(header);
    expect(frameAncestors).toEqual(["'none'"]);
  });

  it('gives the policy before anything that it governs', () => {
    for (const { path, root } of pages) {
      const order = elements(firstTagged(root, 'head')).map((one) => attribute(one, 'http-equiv') ?? one.tagName);
      const governed = order.findIndex((name) => name === 'script' || name === 'link');
      expect(order.indexOf('Content-Security-Policy'), path).toBeGreaterThanOrEqual(0);
      expect(order.indexOf('Content-Security-Policy'), path).toBeLessThan(governed);
    }
  });

  it('allows nothing unsafe, and nothing elsewhere but to tell the configured service of page views', () => {
    const policy = directives(headerPolicy(site.text('_headers')));
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
    expect(policy['connect-src']).toEqual(["'self'", 'https://*.google-analytics.com']);
    const { 'connect-src': _, ...others } = policy;
    const sources = Object.values(others).flat();
    expect(sources.filter((source) => /unsafe|^\*|^https?:|^data:|^blob:/.test(source))).toEqual([]);
  });

  it('runs one inline script, the same bytes everywhere, whose hash the policy names', () => {
    const scripts = pages.flatMap(({ root }) =>
      tagged(root, 'script')
        .filter((script) => attribute(script, 'type') === undefined)
        .map((script) => {
          expect(attribute(script, 'src')).toBeUndefined();
          return rawText(script);
        }),
    );
    expect(scripts).toHaveLength(pages.length);
    expect(new Set(scripts).size).toBe(1);
    const hash = createHash('sha256')
      .update(scripts[0] as string)
      .digest('base64');
    expect(directives(headerPolicy(site.text('_headers')))['script-src']).toEqual([
      `'sha256-${hash}'`,
      "'strict-dynamic'",
    ]);
  });

  it('holds data, and no other script, in the remaining script elements', () => {
    const types = pages.flatMap(({ root }) => tagged(root, 'script').map((script) => attribute(script, 'type')));
    expect([...new Set(types)].sort()).toEqual(['application/json', 'application/ld+json', undefined]);
  });

  it('loads nothing from anybody else', () => {
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

  it('has links to http, mail, telephone and places only', () => {
    const schemes = pages.flatMap(({ root }) =>
      tagged(root, 'a').map((link) => /^[a-z][a-z+.-]*:/i.exec(attribute(link, 'href') ?? '')?.[0] ?? 'site:'),
    );
    const known = new Set(['https:', 'http:', 'mailto:', 'tel:', 'geo:', 'site:']);
    expect([...new Set(schemes)].filter((scheme) => !known.has(scheme))).toEqual([]);
  });
});

/** E-mails and telephone numbers that content gives to the organiser alone: those of speakers and sponsors. */
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

describe('what speakers and sponsors told the organiser alone', () => {
  it('is in no byte of any build', () => {
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

  it('is looked for where it would be found: the organiser’s own address is on the pages', () => {
    expect(rawText(pageAt(builtSite('before'), '/').root)).toContain('info@devlica.example');
  });
});
