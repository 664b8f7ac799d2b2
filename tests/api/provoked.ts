import { sql } from '../../src/api/database/kysely-adapter.ts';
import { PIN_LIMITS } from '../../src/api/operations/pin-limits.ts';
import type { ProblemCode } from '../../src/domain/api-contract.ts';
import type { ContentChange } from '../support/content-in-memory.ts';
import { attendees, newsletter, rating, sponsor, survey, team, workshops } from './bodies.ts';
import { type Answer, type TestService, WITH_HACKLICA } from './test-service.ts';

/** How each refusal of the contract comes about: requests of which the last one is refused. */

/** The hackathon runs and has two places; one workshop has one seat. */
export const SCARCE: ContentChange = (content) => {
  WITH_HACKLICA(content);
  content.edit('content/events/hacklica/event.yaml', 'maxTeams: 32', 'maxTeams: 2');
  content.edit('content/events/worklica/2026/sessions/drawn-in-threads.md', 'seats: 20', 'seats: 1');
};

/** The attendees that the requests speak of. */
export async function importEverybody({ open: { service } }: TestService): Promise<void> {
  const visitors = (ticket: string) =>
    ['0001', '0002', '0003', '0004'].map((pin) => `${pin},p${pin}@example.org,visitor,,${ticket}`);
  await attendees(service, 'devlica', [...visitors('Regular'), '0009,iva@example.org,speaker,lokvencic-iva,']);
  await attendees(service, 'worklica', visitors('Worklica Regular'));
}

type Provocation = (service: TestService) => Promise<Answer>;

/** What is asked at a wall-clock time. */
const at =
  (wall: string, ask: Provocation): Provocation =>
  (service) => {
    service.at(wall);
    return ask(service);
  };

const post = (path: string, body: unknown, headers?: Readonly<Record<string, string>>): Provocation => {
  return (service) => service.post(path, body, headers);
};

/** Text in the place of JSON. */
const send =
  (body: string): Provocation =>
  async (service) => {
    const headers = { 'content-type': 'application/json' };
    const response = await service.fetch('/newsletter', { method: 'POST', headers, body });
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  };

const get =
  (path: string): Provocation =>
  (service) =>
    service.get(path);

/** One after the other; the answer to the last counts. */
const afterEachOther =
  (...asked: readonly Provocation[]): Provocation =>
  async (service) => {
    let last: Answer | undefined;
    for (const ask of asked) last = await ask(service);
    if (last === undefined) throw new Error('Nothing was asked.');
    return last;
  };

const withoutDatabase =
  (ask: Provocation): Provocation =>
  async (service) => {
    await service.loseDatabase();
    return ask(service);
  };

/** Asks while a table has another name, which no client can know of. */
const withoutTable =
  (table: string, ask: Provocation): Provocation =>
  async (service) => {
    const rename = (from: string, to: string) =>
      sql`alter table ${sql.table(from)} rename to ${sql.id(to)}`.execute(service.open.service.db);
    await rename(table, 'gone');
    const answer = await ask(service);
    await rename('gone', table);
    return answer;
  };

/** What the link of the latest letter to an address carries. */
async function linkTo(service: TestService, email: string): Promise<Readonly<Record<string, string>>> {
  const letter = (await service.letters(email)).at(-1);
  const { team: teamId, ...rest } = Object.fromEntries(new URLSearchParams(letter?.path.split('?')[1]));
  return teamId === undefined ? rest : { teamId, ...rest };
}

const redeem =
  (email: string): Provocation =>
  async (service) =>
    service.post('/newsletter/confirmations', await linkTo(service, email));

const confirmedTeam =
  (name: string): Provocation =>
  async (service) => {
    const noted = await service.post('/teams', team(name));
    if (noted.status !== 202) return noted;
    return service.post('/teams/confirmations', await linkTo(service, `${name}@example.org`));
  };

const SUBMISSION = '6f1d2c9e-3b57-4c1a-9e0d-8a5b7c2f4e10';

const SPRING = '2026-03-01T12:00';
const MAY = '2026-05-01T12:00';
const EVENING = '2026-05-08T20:00';
const JUNE = '2026-06-01T12:00';

const teamWith = (change: object): Provocation => at(SPRING, post('/teams', { ...team('Platno'), ...change }));
const members = (change: object) => team('x').members.map((member) => ({ ...member, ...change }));
const rated = (change: object): Provocation => at(EVENING, post('/ratings', { ...rating('0001'), ...change }));
const asked = (pin: string, more: object = {}): Provocation => at(JUNE, post('/surveys', survey(pin, more)));
const seats = (email: string, ...idents: readonly string[]): Provocation =>
  at(MAY, post('/workshop-registrations', workshops(email, ...idents)));
const wrongPin = post('/pin-checks', { ident: 'devlica', year: 2026, pin: '9999' }, { 'x-forwarded-for': '192.0.2.1' });

/** Only a server of its own checks its host, so `host-header.test.ts` provokes `misdirected`. */
export const PROVOKED: Readonly<Record<Exclude<ProblemCode, 'misdirected'>, Provocation>> = {
  'missing-data': post('/newsletter', newsletter('nobody')),
  'no-data': send(''),
  'malformed-body': send('{'),
  'not-an-object': post('/newsletter', []),
  'unsupported-media-type': post('/newsletter', newsletter('a@example.org'), { 'content-type': 'text/plain' }),
  'too-large': post('/newsletter', { ...newsletter('a@example.org'), eventName: 'x'.repeat(70_000) }),
  'rate-limited': afterEachOther(...Array.from({ length: PIN_LIMITS.network.free + 2 }, () => wrongPin)),
  'origin-refused': post('/newsletter', newsletter('a@example.org'), { origin: 'https://elsewhere.example' }),
  'submission-changed': afterEachOther(
    at(SPRING, post('/newsletter', { ...newsletter('first@example.org'), submissionId: SUBMISSION })),
    post('/newsletter', { ...newsletter('other@example.org'), submissionId: SUBMISSION }),
  ),
  'not-found': get('/nothing'),
  'method-refused': get('/newsletter'),
  duplicate: afterEachOther(
    at(SPRING, post('/sponsors', sponsor('s@example.org'))),
    post('/sponsors', sponsor('S@example.org')),
  ),
  'token-unknown': post('/newsletter/confirmations', { token: 'x'.repeat(32) }),
  'token-expired': afterEachOther(
    at(SPRING, post('/newsletter', newsletter('late@example.org'))),
    at('2026-03-08T12:00', redeem('late@example.org')),
  ),
  'token-used': afterEachOther(
    at(SPRING, post('/newsletter', newsletter('twice@example.org'))),
    redeem('twice@example.org'),
    redeem('twice@example.org'),
  ),
  'unknown-event': get('/tickets?ident=nothing&year=2026'),
  'unknown-year': get('/tickets?ident=devlica&year=2031'),
  'unknown-day': asked('0001', { day: '2026-05-08' }),
  'registration-not-open': at('2026-01-31T23:59:59', post('/teams', team('Early'))),
  'registration-closed': at('2026-05-01T00:00', post('/teams', team('Late'))),
  'teams-full': at(SPRING, afterEachOther(confirmedTeam('Bod'), confirmedTeam('Konac'), confirmedTeam('Platno'))),
  'team-members-missing': teamWith({ memberCount: 3 }),
  'team-too-large': teamWith({ memberCount: 7 }),
  'team-leader-missing': teamWith({ members: members({ teamLeader: false }) }),
  'shirt-size-unknown': teamWith({ members: members({ shirtSize: 'XS' }) }),
  'no-ticket': seats('nobody@example.org', 'drawn-in-threads'),
  'no-workshops': seats('p0001@example.org'),
  'workshop-unknown': seats('p0001@example.org', 'nothing'),
  'workshops-overlap': seats('p0001@example.org', 'drawn-in-threads', 'first-day-offline'),
  'workshop-full': afterEachOther(
    seats('p0002@example.org', 'drawn-in-threads'),
    seats('p0003@example.org', 'drawn-in-threads'),
  ),
  'seats-unknown': post('/workshop-returns', { token: 'x'.repeat(32) }),
  'workshop-begun': afterEachOther(
    seats('p0001@example.org', 'read-a-flame-chart'),
    at(EVENING, async (service) => service.post('/workshop-returns', await linkTo(service, 'p0001@example.org'))),
  ),
  'availability-missing': get('/workshop-availability?ident=devlica&year=2026'),
  'pin-unknown': post('/pin-checks', { ident: 'devlica', year: 2026, pin: '9999' }),
  'email-unknown': asked('0001', { email: 'nobody@example.org' }),
  'event-missing': rated({ ident: undefined }),
  'session-missing': rated({ session: undefined }),
  'rating-missing': rated({ stars: undefined }),
  'session-unknown': rated({ session: 'nothing' }),
  'session-not-begun': at('2026-05-08T07:00', post('/ratings', rating('0001'))),
  'no-stars': rated({ stars: {} }),
  'not-evaluated': rated({ session: 'opening' }),
  'own-session': rated({ pin: '0009' }),
  'already-rated': afterEachOther(rated({}), rated({ stars: { speakers: 1 } })),
  'survey-inactive': at(
    JUNE,
    post('/surveys', { ...survey('0001'), ident: 'hacklica', dataSetId: 'hacklica-2026-survey' }),
  ),
  'survey-not-started': at(MAY, post('/surveys', survey('0001'))),
  'survey-still-active': at('2026-05-08T12:00', post('/surveys', survey('0001'))),
  'survey-over': at('2026-07-01T00:00', post('/surveys', survey('0001'))),
  'survey-audience': asked('0001', { audience: 'speakers' }),
  'survey-already-sent': afterEachOther(asked('0002'), asked('0002')),
  'survey-pin-used': afterEachOther(asked('0003'), asked('0003', { answers: { overall: 1, programme: 1 } })),
  'survey-email-used': afterEachOther(
    asked('0004', { email: 'p0004@example.org' }),
    asked('0001', { email: 'P0004@example.org' }),
  ),
  'answer-missing': asked('0001', { answers: {} }),
  'answer-unknown': asked('0001', { answers: { overall: 5, programme: 4, weather: 5 } }),
  'server-error': withoutTable('place', get('/teams?ident=hacklica&year=2026')),
  unavailable: withoutDatabase(get('/health')),
  'registration-failed': withoutTable('application', post('/sponsors', sponsor('x@example.org'))),
};
