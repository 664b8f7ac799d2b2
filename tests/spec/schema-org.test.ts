import { describe, expect, it } from 'vitest';
import { builtSites } from '../support/built-sites.ts';
import { GOOGLE, missingProperties } from './google-properties.ts';
import { jsonLdOf, pagesOf } from './read-html.ts';
import { type Node, vocabularyFaults } from './schema-org.ts';

/** Every node below a value, itself included. */
function nodesIn(value: unknown): readonly Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesIn);
  return '@type' in value ? [value as Node, ...below] : below;
}

describe.each(builtSites())('the structured data of the build $name the event', (site) => {
  const described = pagesOf(site).flatMap(({ path, root }) =>
    jsonLdOf(root).map((node) => ({ path, node: node as Node })),
  );

  it('has only types and properties of schema.org, each where it belongs', () => {
    expect(described.length).toBeGreaterThan(100);
    const faults = described.flatMap(({ path, node }) => vocabularyFaults(node).map((fault) => `${path} ${fault}`));
    expect(faults).toEqual([]);
  });

  it('has all properties that Google requires, and those that it recommends if content has them', () => {
    const whole = described.flatMap(({ path, node }) => [
      { path, node },
      ...nodesIn(node)
        .filter((one) => one['@type'] === 'VideoObject')
        .map((video) => ({ path, node: video })),
    ]);
    const missing = whole.flatMap(({ path, node }) =>
      missingProperties(node).map((name) => `${path} ${String(node['@type'])}.${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('has breadcrumbs of two steps or more', () => {
    const short = described.filter(
      ({ node }) => node['@type'] === 'BreadcrumbList' && (node['itemListElement'] as readonly Node[]).length < 2,
    );
    expect(short.map(({ path }) => path)).toEqual([]);
  });
});

describe('the table of Google’s properties', () => {
  it.each(Object.entries(GOOGLE))('gives a reason only for recommended properties of %s', (_, rules) => {
    expect(Object.keys(rules.without).filter((name) => !rules.recommended.includes(name))).toEqual([]);
  });

  it('reports what an event lacks', () => {
    const place = { '@type': 'Place', name: 'Mill' };
    const missing = missingProperties({ '@type': 'Event', name: 'Loom', startDate: '2026-05-08', location: place });
    expect(missing).toEqual(expect.arrayContaining(['location.address', 'description', 'organizer.name']));
    expect(missing).not.toContain('offers.price');
  });
});

describe('the validator of the vocabulary', () => {
  const event = { '@type': 'Event', name: 'Loom' };

  it.each([
    [{ '@type': 'Evnt' }, 'Evnt: there is no type Evnt'],
    [{ ...event, nmae: 'Loom' }, 'Event.nmae: there is no such property'],
    [{ ...event, performers: [] }, 'Event.performers: there is no such property'],
    [{ ...event, price: 24 }, 'Event.price: not a property of Event'],
    [{ ...event, organizer: 'Loom Society' }, 'Event.organizer: "Loom Society" is none of Organization, Person'],
    [{ ...event, organizer: event }, 'Event.organizer: Event is none of Organization, Person'],
    [{ ...event, startDate: '8 May' }, 'Event.startDate: "8 May" is none of Date, DateTime'],
    [
      { ...event, eventStatus: 'https://schema.org/InStock' },
      'Event.eventStatus: "https://schema.org/InStock" is none of EventStatusType',
    ],
    [
      { ...event, subEvent: [event, { '@type': 'Event', worksFor: 'x' }] },
      'Event.subEvent.worksFor: not a property of Event',
    ],
  ])('reports %j', (node, fault) => {
    expect(vocabularyFaults(node)).toEqual([fault]);
  });

  it('accepts a subtype, a reference by its address, and a member of an enumeration', () => {
    const offer = { '@type': 'Offer', price: 24, availability: 'https://schema.org/SoldOut' };
    const node = { ...event, organizer: 'https://devlica.example/#organization', offers: [offer] };
    expect(vocabularyFaults({ ...node, location: { '@type': 'MusicVenue', name: 'Mill' } })).toEqual([]);
  });
});
