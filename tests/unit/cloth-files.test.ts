import { describe, expect, it } from 'vitest';
import { clothFiles, eventRules } from '../../src/emit/cloth-files.ts';
import type { PlannedSite } from '../../src/model/plan.ts';

const site = (title: string, idents: readonly string[]): PlannedSite =>
  ({ title, events: idents.map((ident) => ({ ident, baseColor: '#b8152f' })) }) as unknown as PlannedSite;

const namedFiles = (rules: string): readonly string[] =>
  [...rules.matchAll(/url\(([^)]*)\)/g)].map(([, name]) => name ?? '');

describe('the cloths of a site', () => {
  it('are files that the rules of the stylesheet name', () => {
    const vezovi = site('Vezovi', ['vezovi', 'nit']);
    const names = clothFiles(vezovi).map((file) => file.path.replace('assets/', ''));
    expect([...new Set(namedFiles(eventRules(vezovi)))].sort()).toEqual([...names].sort());
    expect(names).toHaveLength(6);
  });

  it('differ from event to event, and follow from the ident alone', () => {
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

  it('are written once where an event has the title of the site', () => {
    expect(clothFiles(site('nit', ['nit']))).toHaveLength(2);
  });
});
