import { describe, expect, it } from 'vitest';
import type { SurveyPage } from '../../../src/domain/page/page-forms.ts';
import type { Plan } from '../../../src/domain/page/plan.ts';
import {
  at,
  CANCELLED,
  CARON,
  CARON_PAGE,
  type Changes,
  E26,
  planWith,
  programmeFile,
  routeAt,
  rowOf,
  rowsIn,
  SPRING,
  sessionAt,
} from '../../support/changed-programme.ts';
import type { ContentEdits } from '../../support/content-in-memory.ts';
import { planOf, serializePlan } from '../../support/planned-content.ts';

const eventLd = (plan: Plan) => routeAt(plan, CARON_PAGE)?.head.jsonLd.find((ld) => ld['@type'] === 'Event');

describe('a cancelled session', () => {
  it('keeps its row and its star, and says that it is cancelled', async () => {
    const plan = await planWith(CANCELLED);
    expect(rowOf(plan)).toMatchObject({ start: '13:40', star: CARON, outcome: { off: 'cancelled' } });
  });

  it('has a page that says what happened, when, and why, in each language', async () => {
    const plan = await planWith(CANCELLED);
    expect(sessionAt(plan).changes).toMatchObject([
      { what: 'Cancelled', told: { text: '7\u00a0May 2026, 19:30 CEST' }, text: 'The speaker is ill.' },
    ]);
    expect(sessionAt(plan, `/hr${CARON_PAGE}`).changes).toMatchObject([
      { what: 'Otkazano', text: 'Predavač je bolestan.' },
    ]);
    expect(routeAt(plan, CARON_PAGE)?.head.title).toBe('Cancelled: Mind your č and ć, Devlica 2026');
    expect(routeAt(plan, `/hr${CARON_PAGE}`)?.head.title).toMatch(/^Otkazano: /);
  });

  it('is the same before, at and after its time: it is never on, and never over', async () => {
    for (const wall of ['2026-05-08T13:39', '2026-05-08T13:40', '2026-05-08T14:00', '2026-05-08T14:10']) {
      const plan = await planWith(CANCELLED, { instant: at(wall) });
      expect(sessionAt(plan).slot?.stages, wall).toEqual([{ from: null, until: null, value: 'before' }]);
      expect(sessionAt(plan).outcome, wall).toEqual({ off: 'cancelled' });
    }
  });

  it('has no stream and no recording, but slides', async () => {
    const [stream, recording] = ['stream', 'recording'].map(
      (kind) => `  - { kind: ${kind}, url: 'https://live.example/${kind}' }\n`,
    );
    const withMaterial = (content: ContentEdits): void =>
      content.write(
        `${E26}/assets/${CARON}.yaml`,
        `items:\n${stream}${recording}  - { kind: slides, url: 'https://slides.example' }\n`,
      );
    const [planned, cancelled] = await Promise.all([
      planWith({}, { edit: withMaterial }),
      planWith(CANCELLED, { edit: withMaterial }),
    ]);
    expect(sessionAt(planned).videos.map(({ kind }) => kind)).toEqual(['stream', 'recording']);
    expect(sessionAt(cancelled).videos).toEqual([]);
    expect(sessionAt(cancelled).assets).toMatchObject([{ kind: 'slides' }]);
  });

  it('is not offered to those who are elsewhere at the time', async () => {
    const plan = await planWith(CANCELLED);
    expect(sessionAt(plan, '/devlica/2026/sessions/two-banks-1/').meanwhile).toEqual([]);
    expect(sessionAt(plan, '/devlica/2026/sessions/code-nobody-wrote/').previous?.href).not.toBe(CARON_PAGE);
  });

  it('cannot be rated, and no survey asks about it', async () => {
    const withService = (content: ContentEdits): void =>
      content.edit('content/site.yaml', 'organiser:', 'api: { baseUrl: https://api.example }\norganiser:');
    const plan = await planWith(CANCELLED, { edit: withService });
    expect(rowOf(plan)?.rating).toBeUndefined();
    expect(sessionAt(plan).slot?.rating).toBeUndefined();
    expect(rowOf(plan, 'two-banks-1')?.rating).toBeDefined();
    const survey = routeAt(plan, '/survey/')?.content as SurveyPage;
    const own = JSON.stringify(survey.surveys.find(({ ident }) => ident === 'devlica-2026'));
    expect(own).not.toContain(`sessions.${CARON}`);
    expect(own).toContain('sessions.two-banks-1');
  });

  it('tells search engines', async () => {
    expect(eventLd(await planWith(CANCELLED))).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
      startDate: '2026-05-08T13:40:00+02:00',
    });
  });

  it('is left out of the files of schedule apps, which report an event that is gone', async () => {
    const plan = await planWith(CANCELLED);
    for (const name of ['schedule.json', 'schedule.xml']) {
      expect(await programmeFile(plan, name)).not.toContain(CARON);
      expect(await programmeFile(await planOf(SPRING), name)).toContain(CARON);
    }
  });

  it('is no longer in any byte, and neither is the change, while it is under embargo or hidden', async () => {
    const hide = (line: string) => (content: ContentEdits) =>
      content.edit(`${E26}/sessions/${CARON}.md`, '---\n', `---\n${line}\n`);
    for (const line of ['embargo: 2026-04-01T10:00', 'visible: false']) {
      const text = serializePlan(await planWith(CANCELLED, { edit: hide(line) }));
      expect(text, line).not.toContain('The speaker is ill.');
      expect(text, line).not.toContain('"ident":"ill"');
    }
  });

  it('cannot be chosen by those who register for workshops', async () => {
    const ident = 'read-a-flame-chart';
    const lines = ['at: 2026-04-07T19:30', 'kind: cancelled', `entry: ${ident}`];
    const plan = await planOf(SPRING, (content) =>
      content.write('content/events/worklica/2026/changes/off.yaml', lines.join('\n')),
    );
    const asked = (of: Plan): string => JSON.stringify(routeAt(of, '/worklica/')?.content);
    expect(asked(await planOf(SPRING))).toContain(`"value":"${ident}"`);
    expect(asked(plan)).not.toContain(`"value":"${ident}"`);
  });
});

describe('a session that was moved or delayed', () => {
  const moved = (from: string): Changes => ({
    moved: ['at: 2026-05-01T12:00', 'kind: moved', `entry: ${CARON}`, `from: ${from}`],
  });

  it.each([
    ['{ startsAt: 2026-05-08T10:30, room: yard }', '10:30, Yard'],
    ['{ room: yard }', 'Yard'],
    ['{ startsAt: 2026-05-08T10:30 }', '10:30'],
    ['{ startsAt: 2026-05-09T10:30 }', '9\u00a0May 2026, 10:30'],
  ])('says where it was planned before: %s', async (from, was) => {
    const plan = await planWith(moved(from));
    expect(rowOf(plan)?.outcome).toEqual({ was });
    expect(sessionAt(plan).outcome).toEqual({ was });
  });

  it('tells search engines when it was planned before, but not of a room', async () => {
    expect(eventLd(await planWith(moved('{ startsAt: 2026-05-08T10:30 }')))).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: '2026-05-08T10:30:00+02:00',
      startDate: '2026-05-08T13:40:00+02:00',
    });
    const elsewhere = eventLd(await planWith(moved('{ room: yard }')));
    expect(elsewhere).toMatchObject({ eventStatus: 'https://schema.org/EventScheduled' });
    expect(elsewhere).not.toHaveProperty('previousStartDate');
  });

  it('adds up all changes, and says nothing once it is where it was at first', async () => {
    const late = ['at: 2026-05-08T13:00', 'kind: delayed', `entry: ${CARON}`, 'minutes: 15'];
    expect(rowOf(await planWith({ late }))?.outcome).toEqual({ was: '13:25' });
    const later = ['at: 2026-05-08T13:10', 'kind: delayed', `entry: ${CARON}`, 'minutes: 5'];
    expect(rowOf(await planWith({ late, later }))?.outcome).toEqual({ was: '13:20' });
    const away = ['at: 2026-05-08T09:00', 'kind: moved', `entry: ${CARON}`, 'from: { startsAt: 2026-05-08T13:40 }'];
    const back = ['at: 2026-05-08T09:30', 'kind: moved', `entry: ${CARON}`, 'from: { startsAt: 2026-05-08T17:00 }'];
    const plan = await planWith({ away, back });
    expect(rowOf(plan)?.outcome).toBeUndefined();
    expect(sessionAt(plan).changes.map(({ ident }) => ident)).toEqual(['back', 'away']);
  });
});

describe('a shift of a room', () => {
  const shift = (from: string): Changes => ({
    shift: ['at: 2026-05-08T13:00', 'kind: shift', 'room: warping-room', `from: 2026-05-08T${from}`, 'minutes: 10'],
  });

  it('touches what would have started there from its time on, and nothing else', async () => {
    const touched = async (from: string) => {
      const plan = await planWith(shift(from));
      return rowsIn(plan).flatMap(({ star, outcome }) => (outcome === undefined ? [] : [`${star} was ${outcome.was}`]));
    };
    expect(await touched('13:30')).toEqual(['two-banks-1 was 13:30', 'two-banks-2 was 14:00']);
    expect(await touched('13:31')).toEqual(['two-banks-2 was 14:00']);
  });

  it('does not touch what has moved into the room since', async () => {
    const changes = {
      ...shift('13:30'),
      moved: ['at: 2026-05-08T13:05', 'kind: moved', 'entry: two-banks-2', 'from: { room: loom-hall }'],
    };
    const plan = await planWith(changes);
    expect(rowOf(plan, 'two-banks-2')?.outcome).toEqual({ was: 'Loom hall' });
  });
});

describe('a session that another one replaces', () => {
  const swapped: Changes = {
    swapped: ['at: 2026-05-08T09:00', 'kind: replaced', `entry: ${CARON}`, 'by: knots'],
  };
  const knots = (content: ContentEdits): void => {
    content.copy(`${E26}/sessions/${CARON}.md`, `${E26}/sessions/knots.md`);
    content.copy(`${E26}/sessions/${CARON}.en.md`, `${E26}/sessions/knots.en.md`);
    content.edit(`${E26}/sessions/knots.en.md`, 'Mind your č and ć', 'Knots');
    content.edit(
      `${E26}/schedule.yaml`,
      `        - session: ${CARON}\n`,
      `        - session: ${CARON}\n        - { session: knots, startsAt: '13:40' }\n`,
    );
  };

  it('says what is on instead, and the other one says what it replaces', async () => {
    const plan = await planWith(swapped, { edit: knots });
    const href = '/devlica/2026/sessions/knots/';
    expect(rowOf(plan)?.outcome).toEqual({ off: 'replaced', by: { title: 'Knots', href } });
    expect(rowOf(plan, 'knots')?.outcome).toEqual({
      replaces: { title: 'Mind your č and ć', href: CARON_PAGE },
    });
    expect(eventLd(plan)).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
  });

  it('stands above the other one on the grid', async () => {
    const plan = await planWith(swapped, { edit: knots });
    const [old, other] = [rowOf(plan)?.grid, rowOf(plan, 'knots')?.grid];
    expect(old?.lane).toBe(other?.lane);
    expect(old?.to).toBe(other?.from);
  });

  it('can be restored', async () => {
    const restored = ['at: 2026-05-08T10:00', 'kind: restored', `entry: ${CARON}`];
    const plan = await planWith(
      { ...swapped, restored },
      {
        edit(content) {
          knots(content);
          content.edit(`${E26}/schedule.yaml`, "        - { session: knots, startsAt: '13:40' }\n", '');
        },
      },
    );
    expect(rowOf(plan)?.outcome).toBeUndefined();
    expect(sessionAt(plan, '/devlica/2026/sessions/knots/').outcome).toBeUndefined();
  });
});

describe('a notice about a session', () => {
  it('is on its page until it is of no use any more', async () => {
    const notice = [
      'at: 2026-05-08T09:00',
      'kind: notice',
      `entry: ${CARON}`,
      'until: 2026-05-08T13:40',
      'text: { en: Bring a pen., hr: Ponesite olovku. }',
    ];
    const plan = await planWith({ notice });
    expect(sessionAt(plan).changes).toMatchObject([
      { what: 'Please note', shown: [{ from: null, until: at('2026-05-08T13:40') }] },
    ]);
    expect(rowOf(plan)?.outcome).toBeUndefined();
  });
});
