import { sql } from '../../src/api/database/kysely-adapter.ts';
import { PIN_LIMITS } from '../../src/api/operations/pin-limits.ts';
import type { ProblemCode } from '../../src/domain/site/api-contract.ts';
import type { ContentChange } from '../support/content-in-memory.ts';
import { attendees, newsletter, rating, sponsor, survey, team, workshops } from './bodies.ts';
import { type JsonResponse, type TestService, WITH_HACKLICA } from './test-service.ts';

/** Requests that trigger each problem of the contract. The last request of each is refused. */

/** The hackathon is enabled and has two places, and one workshop has one seat. */
export const LIMITED_PLACES: ContentChange = (content) => {
  WITH_HACKLICA(content);
  content.edit('content/events/hacklica/event.yaml', 'maxTeams: 32', 'maxTeams: 2');
  content.edit('content/events/worklica/2026/sessions/drawn-in-threads.md', 'seats: 20', 'seats: 1');
};

/** Imports the attendees that the requests need. */
export async function importVisitors({ open: { service } }: TestService): Promise<void> {
  const visitors = (ticket: string) =>
    ['0001', '0002', '0003', '0004'].map((pin) => `${pin},p${pin}@example.org,visitor,,${ticket}`);
  await attendees(service, 'devlica', [...visitors('Regular'), '0009,iva@example.org,speaker,lokvencic-iva,']);
  await attendees(service, 'worklica', visitors('Worklica Regular'));
}

type Trigger = (service: TestService) => Promise<JsonResponse>;

/** Sets the clock before a request. */
const at =
  (wall: string, trigger: Trigger): Trigger =>
  (service) => {
    service.at(wall);
    return trigger(service);
  };

const post = (path: string, body: unknown, headers?: Readonly<Record<string, string>>): Trigger => {
  return (service) => service.post(path, body, headers);
};

/** Sends a text that may not be JSON. */
const send =
  (body: string): Trigger =>
  async (service) => {
    const headers = { 'content-type': 'application/json' };
    const response = await service.fetch('/newsletter', { method: 'POST', headers, body });
    return { status: response.status, body: (await response.json()) as JsonResponse['body'] };
  };

const get =
  (path: string): Trigger =>
  (service) =>
    service.get(path);

/** Sends requests one after the other and returns the last response. */
const inSequence =
  (...triggers: readonly Trigger[]): Trigger =>
  async (service) => {
    let last: JsonResponse | undefined;
    for (const trigger of triggers) last = await trigger(service);
    if (last === undefined) throw new Error('There is no request.');
    return last;
  };

const withoutDatabase =
  (trigger: Trigger): Trigger =>
  async (service) => {
    await service.disconnectDatabase();
    return trigger(service);
  };

/** Renames a table during a request, so that the service fails. */
const withoutTable =
  (table: string, trigger: Trigger): Trigger =>
  async (service) => {
    const rename = (from: string, to: string) =>
      sql`alter table ${sql.table(from)} rename to ${sql.id(to)}`.execute(service.open.service.db);
    await rename(table, 'gone');
    const response = await trigger(service);
    await rename('gone', table);
    return response;
  };

/** The query parameters of the link in the latest e-mail to an address. */
async function linkParameters(service: TestService, email: string): Promise<Readonly<Record<string, string>>> {
  const latest = (await service.emails(email)).at(-1);
  const { team: teamId, ...rest } = Object.fromEntries(new URLSearchParams(latest?.path.split('?')[1]));
  return teamId === undefined ? rest : { teamId, ...rest };
}

const redeem =
  (email: string): Trigger =>
  async (service) =>
    service.post('/newsletter/confirmations', await linkParameters(service, email));

const confirmedTeam =
  (name: string): Trigger =>
  async (service) => {
    const response = await service.post('/teams', team(name));
    if (response.status !== 202) return response;
    return service.post('/teams/confirmations', await linkParameters(service, `${name}@example.org`));
  };

const SUBMISSION = '6f1d2c9e-3b57-4c1a-9e0d-8a5b7c2f4e10';

const SPRING = '2026-03-01T12:00';
const MAY = '2026-05-01T12:00';
const EVENING = '2026-05-08T20:00';
const JUNE = '2026-06-01T12:00';

const teamWith = (change: object): Trigger => at(SPRING, post('/teams', { ...team('Platno'), ...change }));
const members = (change: object) => team('x').members.map((member) => ({ ...member, ...change }));
const sendRating = (change: object): Trigger => at(EVENING, post('/ratings', { ...rating('0001'), ...change }));
const sendSurvey = (pin: string, more: object = {}): Trigger => at(JUNE, post('/surveys', survey(pin, more)));
const reserveSeats = (email: string, ...idents: readonly string[]): Trigger =>
  at(MAY, post('/workshop-registrations', workshops(email, ...idents)));
const wrongPair = post('/pin-checks', {
  ...{ ident: 'devlica', year: 2026, pin: '9999', ticketEmail: 'p0001@example.org' },
});
const wrongPin = post('/pin-checks', { ident: 'devlica', year: 2026, pin: '9999' }, { 'x-forwarded-for': '192.0.2.1' });

/** Only `conf-site api serve` checks the host, so `misdirected` is in `host-header.test.ts`. */
export const TRIGGERS: Readonly<Record<Exclude<ProblemCode, 'misdirected'>, Trigger>> = {
  'missing-data': post('/newsletter', newsletter('nobody')),
  'no-data': send(''),
  'malformed-body': send('{'),
  'not-an-object': post('/newsletter', []),
  'unsupported-media-type': post('/newsletter', newsletter('a@example.org'), { 'content-type': 'text/plain' }),
  'too-large': post('/newsletter', { ...newsletter('a@example.org'), eventName: 'x'.repeat(70_000) }),
  'rate-limited': inSequence(...Array.from({ length: PIN_LIMITS.email.free + 2 }, () => wrongPair)),
  'origin-refused': post('/newsletter', newsletter('a@example.org'), { origin: 'https://elsewhere.example' }),
  'submission-changed': inSequence(
    at(SPRING, post('/newsletter', { ...newsletter('first@example.org'), submissionId: SUBMISSION })),
    post('/newsletter', { ...newsletter('other@example.org'), submissionId: SUBMISSION }),
  ),
  'not-found': get('/nothing'),
  'method-refused': get('/newsletter'),
  duplicate: inSequence(
    at(SPRING, post('/sponsors', sponsor('s@example.org'))),
    post('/sponsors', sponsor('S@example.org')),
  ),
  'token-unknown': post('/newsletter/confirmations', { token: 'x'.repeat(32) }),
  'token-expired': inSequence(
    at(SPRING, post('/newsletter', newsletter('late@example.org'))),
    at('2026-03-08T12:00', redeem('late@example.org')),
  ),
  'token-used': inSequence(
    at(SPRING, post('/newsletter', newsletter('twice@example.org'))),
    redeem('twice@example.org'),
    redeem('twice@example.org'),
  ),
  'unknown-event': get('/tickets?ident=nothing&year=2026'),
  'unknown-year': get('/tickets?ident=devlica&year=2031'),
  'unknown-day': sendSurvey('0001', { day: '2026-05-08' }),
  'registration-not-open': at('2026-01-31T23:59:59', post('/teams', team('Early'))),
  'registration-closed': at('2026-05-01T00:00', post('/teams', team('Late'))),
  'teams-full': at(SPRING, inSequence(confirmedTeam('Bod'), confirmedTeam('Konac'), confirmedTeam('Platno'))),
  'team-members-missing': teamWith({ memberCount: 3 }),
  'team-too-large': teamWith({ memberCount: 7 }),
  'team-leader-missing': teamWith({ members: members({ teamLeader: false }) }),
  'shirt-size-unknown': teamWith({ members: members({ shirtSize: 'XS' }) }),
  'no-ticket': reserveSeats('nobody@example.org', 'drawn-in-threads'),
  'no-workshops': reserveSeats('p0001@example.org'),
  'workshop-unknown': reserveSeats('p0001@example.org', 'nothing'),
  'workshops-overlap': reserveSeats('p0001@example.org', 'drawn-in-threads', 'first-day-offline'),
  'workshop-full': inSequence(
    reserveSeats('p0002@example.org', 'drawn-in-threads'),
    reserveSeats('p0003@example.org', 'drawn-in-threads'),
  ),
  'seats-unknown': post('/workshop-returns', { token: 'x'.repeat(32) }),
  'workshop-begun': inSequence(
    reserveSeats('p0001@example.org', 'read-a-flame-chart'),
    at(EVENING, async (service) =>
      service.post('/workshop-returns', await linkParameters(service, 'p0001@example.org')),
    ),
  ),
  'availability-missing': get('/workshop-availability?ident=devlica&year=2026'),
  'pin-unknown': post('/pin-checks', { ident: 'devlica', year: 2026, pin: '9999' }),
  'pin-email-unknown': wrongPair,
  'pin-email-needed': inSequence(...Array.from({ length: PIN_LIMITS.network.free + 2 }, () => wrongPin)),
  'email-unknown': sendSurvey('0001', { email: 'nobody@example.org' }),
  'event-missing': sendRating({ ident: undefined }),
  'session-missing': sendRating({ session: undefined }),
  'rating-missing': sendRating({ stars: undefined }),
  'session-unknown': sendRating({ session: 'nothing' }),
  'session-not-begun': at('2026-05-08T07:00', post('/ratings', rating('0001'))),
  'no-stars': sendRating({ stars: {} }),
  'not-evaluated': sendRating({ session: 'opening' }),
  'own-session': sendRating({ pin: '0009' }),
  'already-rated': inSequence(sendRating({}), sendRating({ stars: { speakers: 1 } })),
  'survey-inactive': at(
    JUNE,
    post('/surveys', { ...survey('0001'), ident: 'hacklica', dataSetId: 'hacklica-2026-survey' }),
  ),
  'survey-not-started': at(MAY, post('/surveys', survey('0001'))),
  'survey-still-active': at('2026-05-08T12:00', post('/surveys', survey('0001'))),
  'survey-over': at('2026-07-01T00:00', post('/surveys', survey('0001'))),
  'survey-audience': sendSurvey('0001', { audience: 'speakers' }),
  'survey-already-sent': inSequence(sendSurvey('0002'), sendSurvey('0002')),
  'survey-pin-used': inSequence(sendSurvey('0003'), sendSurvey('0003', { answers: { overall: 1, programme: 1 } })),
  'survey-email-used': inSequence(
    sendSurvey('0004', { email: 'p0004@example.org' }),
    sendSurvey('0001', { email: 'P0004@example.org' }),
  ),
  'answer-missing': sendSurvey('0001', { answers: {} }),
  'answer-unknown': sendSurvey('0001', { answers: { overall: 5, programme: 4, weather: 5 } }),
  'server-error': withoutTable('place', get('/teams?ident=hacklica&year=2026')),
  unavailable: withoutDatabase(get('/health')),
  'registration-failed': withoutTable('application', post('/sponsors', sponsor('x@example.org'))),
};
