import { requestValidators } from 'conf-site:edit-requests';
import { describe, expect, it } from 'vitest';
import { withoutPart, withPart } from '../../../src/content-edits/record-values.ts';
import type { BoardMove, BoardSpot } from '../../../src/domain/editor/edit-board.ts';
import type { Announcement, RequestBodies } from '../../../src/domain/editor/request-bodies.ts';

/** `schemas/editor/requests.yaml`, as it is compiled into the watch. */

const path = 'content/events/meander/2027/speakers/sternad-ilka.md';
const versions = { [path]: 'a1' };
const value = { name: 'Ilka', bio: [{ en: 'Draws.' }, null, 3, true] };
const spot: BoardSpot = { date: '2027-04-16', index: 2 };
const inTrack: BoardSpot = { ...spot, track: 'tracks', block: 1 };
const board = { event: 'meander', year: 2027 };
const record = { kind: 'speaker', title: 'Ilka Sternad', ...board };
const title = { en: 'Coffee', hr: 'Kava' };

const MOVES: { readonly [K in BoardMove['kind']]: BoardMove & { readonly kind: K } } = {
  place: { kind: 'place', session: 'maps', to: inTrack, room: 'hall' },
  move: { kind: 'move', from: spot, to: inTrack },
  add: { kind: 'add', entry: { kind: 'tracks', by: 'rooms', names: ['hall'] }, to: spot },
  unschedule: { kind: 'unschedule', from: spot },
  pin: { kind: 'pin', at: spot, startsAt: '10:30' },
  resize: { kind: 'resize', at: spot, minutes: 45 },
};
const CHANGE: Announcement = {
  kind: 'replace',
  entry: { at: spot },
  by: { session: 'maps' },
  text: {},
  isUrgent: true,
};

/** A body of each request, with the fields that it may have. */
const BODIES: RequestBodies = {
  site: {},
  page: { path: '/meander/2027/' },
  record: { path },
  labels: { language: 'hr' },
  check: { path, value },
  save: { path, versions, value, reviewed: { file: path, line: 3, column: 1 } },
  draft: record,
  create: { ...record, ident: 'sternad-ilka', value },
  createEvent: { title: 'Meander', ident: 'meander' },
  planEdition: { ...board, isNext: true },
  createEdition: { ...board, isNext: true, isConfirmed: false },
  rename: { path, ident: 'ilka' },
  remove: { path, versions },
  history: { direction: 'undo' },
  preview: { markdown: '*x*', language: 'en' },
  board,
  move: { ...board, move: MOVES.place, versions, isDryRun: true },
  announce: { ...board, change: CHANGE, versions, isDryRun: true },
  changes: {},
  publish: { sentence: 'New speakers', choices: [{ path, version: 'a1', side: 'theirs' }] },
  publishing: {},
};

const OPTIONAL: { readonly [K in keyof RequestBodies]?: readonly string[] } = {
  save: ['reviewed'],
  draft: ['event', 'year'],
  create: ['event', 'year', 'ident'],
  createEvent: ['ident'],
  publish: ['choices'],
};

const isValid = (name: string, body: unknown): boolean => requestValidators[name as keyof RequestBodies](body);

/** The paths of all texts, numbers and booleans in a value. */
function leaves(of: unknown, at: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof of !== 'object' || of === null) return [at];
  return Object.entries(of).flatMap(([key, part]) => leaves(part, [...at, key]));
}

describe('the body of a request of the editor', () => {
  it.each(Object.entries(BODIES))('%s has a schema, which accepts it, and ignores other fields', (name, body) => {
    expect(isValid(name, body)).toBe(true);
    expect(isValid(name, { ...body, further: { anything: [1] } })).toBe(true);
  });

  it('is there for each request', () => {
    expect(Object.keys(BODIES)).toEqual(Object.keys(requestValidators));
  });

  it.each(Object.entries(BODIES))('%s needs all its fields in their own types', (name, body) => {
    const wrong = leaves(body)
      .filter(([field]) => field !== 'value')
      .map((at) => withPart(body, at, [null]));
    for (const other of wrong) expect(isValid(name, other), JSON.stringify(other)).toBe(false);
    const optional = OPTIONAL[name as keyof RequestBodies] ?? [];
    for (const field of Object.keys(body))
      expect(isValid(name, withoutPart(body, [field])), field).toBe(optional.includes(field));
  });

  it.each(Object.entries(MOVES))('move can %s an entry, and needs what that kind needs', (_, move) => {
    const body = { ...BODIES.move, move };
    expect(isValid('move', body)).toBe(true);
    const required = Object.keys(move).filter((field) => !['room', 'startsAt'].includes(field));
    for (const field of required) expect(isValid('move', withoutPart(body, ['move', field])), field).toBe(false);
    expect(isValid('move', { ...body, move: { ...move, kind: 'toString' } })).toBe(false);
  });

  it('move adds breaks and special entries with their titles', () => {
    const adding = (entry: object) => isValid('move', { ...BODIES.move, move: { kind: 'add', to: spot, entry } });
    expect(adding({ kind: 'break', sort: 'coffee', title })).toBe(true);
    expect(adding({ kind: 'special', sort: 'opening', title, minutes: 30 })).toBe(true);
    expect(adding({ kind: 'break', title })).toBe(false);
    expect(adding({ kind: 'session', sort: 'x', title })).toBe(false);
  });

  it('has a map of fields as the value of a record', () => {
    for (const other of [[], 'text', null, 1, undefined]) expect(isValid('check', { path, value: other })).toBe(false);
  });
});
