import { canonicalJson } from '../../domain/canonical-json.ts';
import { surveyTimes } from '../../domain/page/survey-window.ts';
import type { Survey as SurveyBody, SurveyStart } from '../../domain/site/api-contract.ts';
import type { Edition, Survey } from '../../domain/site/site.ts';
import { valueAt } from '../../domain/time/timeline.ts';
import type { DatabaseTransaction } from '../database/in-transaction.ts';
import type { AttendeeRow, Database, SurveyRow } from '../database/tables.ts';
import { emailKey, keyedHash, newId } from '../keys.ts';
import { refuse } from '../refusal.ts';
import { type Scope, scopeOf } from '../scope.ts';
import type { Client, Outcome, Service } from '../service.ts';
import { attemptEmail } from './pin-attempts.ts';
import type { AttendeePin } from './pin-token.ts';
import { attendeeOf, ownSessions, roleOf, storedFor } from './pins.ts';
import { storeOnce } from './submissions.ts';
import { checkAnswers, type SurveyAnswers } from './survey-answers.ts';

/**
 * Checks the PIN and the e-mail address before a visitor answers a survey. Refuses either if the survey was already sent with
 * it, and an address that no attendee has. The response contains the role of the attendee and nothing else about the person.
 */
export async function startSurvey(service: Service, body: SurveyStart, client: Client): Promise<Outcome> {
  const scope = scopeOf(service, body);
  const { edition } = scope;
  requireDay(edition, openSurvey(service, scope), body.day);
  const attendee = await attendeeOf(service, { edition, given: body, client });
  const secret = await service.secret();
  const withPin = await sentSurveys(service.db, edition, body.day)
    .where('pinKey', '=', pinKey(secret, attendee))
    .executeTakeFirst();
  if (withPin !== undefined) refuse('survey-pin-used', { pointers: ['/pin'] });
  await requireEmail(service, attendee, body);
  return { status: 200, body: await roleOf(service, attendee) };
}

/**
 * Stores a survey, once for each PIN and each e-mail address. With `anonymize`, the name is not
 * stored, and of PIN and address only keyed hashes.
 *
 * @see specification, section 4: survey
 */
export async function sendSurvey(service: Service, body: SurveyBody, client: Client): Promise<Outcome> {
  const scope = scopeOf(service, body);
  const { edition } = scope;
  const survey = openSurvey(service, scope);
  requireDay(edition, survey, body.day);
  const attendee = await attendeeOf(service, { edition, given: body, client });
  if ((attendee.role === 'speaker') !== (body.audience === 'speakers')) refuse('survey-audience');
  const answered = checkAnswers(body, { questions: survey[body.audience], edition, day: body.day });
  refuseOwnSessions(edition, attendee, answered);
  await requireEmail(service, attendee, body);
  const secret = await service.secret();
  const row = rowOf({ body, answered, secret, storedAt: service.now() });
  const outcome = await storedFor(service, attendee);
  return storeOnce(service, client.submission, async (transaction) => {
    await store(transaction, row);
    return outcome;
  });
}

/** Refuses ratings by speakers of themselves and of their own sessions. */
function refuseOwnSessions(
  edition: Edition,
  attendee: AttendeeRow,
  { sessions = {}, speakers = {} }: SurveyAnswers,
): void {
  const pointers = [
    ...ownSessions(edition, attendee)
      .filter((ident) => Object.hasOwn(sessions, ident))
      .map((ident) => `/sessions/${ident}`),
    ...Object.keys(speakers)
      .filter((slug) => slug === attendee.speaker)
      .map((slug) => `/speakers/${slug}`),
  ];
  if (pointers.length > 0) refuse('own-session', { pointers });
}

/** Returns the survey of an edition. Refuses unless it is open. */
function openSurvey(service: Service, { event, edition }: Scope): Survey {
  const times = surveyTimes(event, edition.year);
  const { survey } = edition;
  if (times === undefined || survey === undefined) return refuse('survey-inactive');
  switch (valueAt(times.states, service.now())) {
    case 'not-started':
      return refuse('survey-not-started', { at: times.opensAt, zone: times.timeZone });
    case 'still-active':
      return refuse('survey-still-active', { at: times.opensAt, zone: times.timeZone });
    case 'over':
      return refuse('survey-over', { at: times.endsAt, zone: times.timeZone });
    case 'open':
      return survey;
  }
}

/** Refuses an unknown day. A survey about the whole edition has no day. */
function requireDay(edition: Edition, { isPerDay }: Survey, day: string | undefined): void {
  const isValid = isPerDay ? edition.days.some(({ date }) => date === day) : day === undefined;
  if (!isValid) refuse('unknown-day', { pointers: ['/day'] });
}

/**
 * Refuses an e-mail address that no attendee has, if any addresses of attendees were imported, and one with which another PIN
 * has sent the survey.
 */
async function requireEmail(
  service: Service,
  attendee: AttendeeRow,
  { email, day }: Pick<SurveyStart, 'email' | 'day'>,
): Promise<void> {
  if (email === undefined) return;
  const secret = await service.secret();
  const code = await attemptEmail(service, attendee, async (db) => {
    if (!(await isKnownEmail(db, attendee, email))) return 'email-unknown';
    const used = await sentSurveys(db, attendee, day)
      .where('emailKey', '=', surveyEmailKey(secret, email))
      .where('pinKey', '!=', pinKey(secret, attendee))
      .executeTakeFirst();
    return used && 'survey-email-used';
  });
  if (code !== undefined) refuse(code, { pointers: ['/email'] });
}

/** Whether an attendee has the address, or none was imported with one. */
async function isKnownEmail(
  db: DatabaseTransaction,
  { event, year }: Pick<AttendeeRow, 'event' | 'year'>,
  email: string,
): Promise<boolean> {
  const attendees = db
    .selectFrom('attendee')
    .select('id')
    .where((is) => is.and({ event, year }))
    .limit(1);
  const found = await attendees.where('emailKey', '=', emailKey(email)).executeTakeFirst();
  if (found !== undefined) return true;
  return (await attendees.where('emailKey', 'is not', null).executeTakeFirst()) === undefined;
}

/** The surveys of an edition, or of one of its days, that are stored. */
function sentSurveys(db: Database | DatabaseTransaction, edition: Pick<AttendeeRow, 'event' | 'year'>, day = '') {
  const { event, year } = edition;
  return db
    .selectFrom('survey')
    .select('id')
    .where((is) => is.and({ event, year, day }));
}

interface SurveyToStore {
  readonly body: SurveyBody;
  readonly answered: object;
  readonly secret: string;
  readonly storedAt: number;
}

function rowOf({ body, answered, secret, storedAt }: SurveyToStore): SurveyRow {
  const { ident: event, year, day = '', audience, pin, fullName = null, email = null, language } = body;
  const isAnonymous = body.anonymize === true;
  return {
    id: newId(),
    event,
    year,
    storedAt,
    day,
    audience,
    pinKey: pinKey(secret, { event, year, pin }),
    emailKey: email === null ? null : surveyEmailKey(secret, email),
    digest: keyedHash(secret, 'survey body', canonicalJson(contentOf(body))),
    isAnonymous,
    pin: isAnonymous ? null : pin,
    fullName: isAnonymous ? null : fullName,
    email: isAnonymous ? null : email,
    body: JSON.stringify({ ...(language === undefined ? {} : { language }), ...answered }),
  };
}

/** The keyed hash under which a PIN is stored with its survey. */
function pinKey(secret: string, { event, year, pin }: AttendeePin): string {
  return keyedHash(secret, `survey pin ${event} ${year}`, pin);
}

/** The keyed hash under which an e-mail address is stored with its survey. */
function surveyEmailKey(secret: string, email: string): string {
  return keyedHash(secret, 'survey email', emailKey(email));
}

/** The body without fields that may differ when the same survey is sent again. */
function contentOf({ pinToken: _, ticketEmail: __, submissionId: ___, ...body }: SurveyBody): object {
  return body;
}

async function store(transaction: DatabaseTransaction, row: SurveyRow): Promise<void> {
  const stored = await transaction
    .insertInto('survey')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (stored !== undefined) return;
  const { event, year, day } = row;
  const samePin = await transaction
    .selectFrom('survey')
    .select(['emailKey', 'digest'])
    .where((is) => is.and({ event, year, day, pinKey: row.pinKey }))
    .executeTakeFirst();
  if (samePin === undefined) return refuse('survey-email-used', { pointers: ['/email'] });
  const isSame = samePin.digest === row.digest || (row.emailKey !== null && samePin.emailKey === row.emailKey);
  if (isSame) return refuse('survey-already-sent');
  return refuse('survey-pin-used', { pointers: ['/pin'] });
}
