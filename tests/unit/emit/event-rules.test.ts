import { describe, expect, it } from 'vitest';
import { band } from '../../../src/domain/page/ornament.ts';
import type { PlannedSite } from '../../../src/domain/page/plan.ts';
import { maskFiles as filesOf, eventRules as rulesOf } from '../../../src/emit/event-rules.ts';
import { drawings } from '../../../templates/looks/stitch/drawings.ts';

const eventRules = (planned: PlannedSite) => rulesOf(planned, drawings.masks);
const maskFiles = (planned: PlannedSite) => filesOf(planned, drawings.masks);

const site = (title: string, idents: readonly string[]): PlannedSite =>
  ({
    title,
    events: idents.map((ident) => ({ ident, mark: ident, baseColor: '#b8152f' })),
    trackColors: ['#00695c'],
  }) as unknown as PlannedSite;

const namedFiles = (rules: string): readonly string[] =>
  [...rules.matchAll(/url\(([^)]*)\)/g)].map(([, name]) => name ?? '');

/** There are fewer bands than idents, so two of many idents share a band. */
function sharingBand(): readonly [string, string] {
  const owners = new Map<string, string>();
  for (let at = 0; ; at += 1) {
    const key = JSON.stringify(band(`event-${at}`));
    const owner = owners.get(key);
    if (owner !== undefined) return [owner, `event-${at}`];
    owners.set(key, `event-${at}`);
  }
}

describe('the background pictures of a site', () => {
  it('are the files that the rules of the stylesheet refer to', () => {
    const vezovi = site('Vezovi', ['vezovi', 'nit']);
    const names = maskFiles(vezovi).map((file) => file.path.replace('assets/', ''));
    expect([...new Set(namedFiles(eventRules(vezovi)))].sort()).toEqual([...names].sort());
    expect(names).toHaveLength(6);
  });

  it('differ from event to event, and only depend on the ident', () => {
    const [first, second] = ['[data-event="nit"]', '[data-event="igla"]'].map(
      (rule) =>
        eventRules(site('Vezovi', ['nit', 'igla']))
          .split(rule)[1]
          ?.split('}')[0],
    );
    expect(namedFiles(first ?? '')).toHaveLength(2);
    expect(namedFiles(first ?? '').filter((name) => namedFiles(second ?? '').includes(name))).toEqual([]);
    expect(eventRules(site('Drugo', ['nit']))).toContain(first);
  });

  it('stand beside the colours of tracks', () => {
    expect(eventRules(site('Vezovi', ['nit']))).toContain('[data-color="#00695c"]{--track:#00695c}');
  });

  it('are written once if an event has the title of the site', () => {
    expect(maskFiles(site('nit', ['nit']))).toHaveLength(2);
  });

  it('are written once if two idents give the same picture', () => {
    const [one, other] = sharingBand();
    const paths = maskFiles(site('Vezovi', [one, other])).map(({ path }) => path);
    expect(paths).toHaveLength(5);
    expect(new Set(paths).size).toBe(5);
  });

  it('have the number of loose stitches that the site sets', () => {
    const pathsOf = (randomPixels: number) => maskFiles({ ...site('nit', []), randomPixels }).map(({ path }) => path);
    expect(pathsOf(40)).not.toEqual(pathsOf(0));
  });
});
