import type { PinCheck, PinReceipt, PinRole } from '../../domain/site/api-contract.ts';
import type { Edition } from '../../domain/site/site.ts';
import { slugOf } from '../../domain/slug.ts';
import type { AttendeeRow } from '../database/tables.ts';
import { refuse } from '../refusal.ts';
import { scopeOf } from '../scope.ts';
import type { Client, Outcome, Service } from '../service.ts';
import { attemptPin, attendeeWith } from './pin-attempts.ts';
import { type AttendeePin, createPinToken, isPinToken, type SigningContext } from './pin-token.ts';

/** Returns the role of the attendee who has a PIN, and nothing else about the person. */
export async function checkPin(service: Service, body: PinCheck, client: Client): Promise<Outcome> {
  const { edition } = scopeOf(service, body);
  const attendee = await attendeeOf(service, { edition, given: body, client });
  return { status: 200, body: await roleOf(service, attendee) };
}

/** The role of an attendee, and a token with which the same PIN can be sent again without a wait. */
export async function roleOf(service: Service, attendee: AttendeeRow): Promise<PinRole> {
  const pinToken = createPinToken(await signingContext(service), attendee);
  return { role: attendee.role === 'speaker' ? 'speaker' : 'visitor', pinToken };
}

async function signingContext({ secret, now }: Service): Promise<SigningContext> {
  return { secret: await secret(), now: now() };
}

/** The outcome of an operation that stored something for a PIN. */
export async function storedFor(service: Service, pin: AttendeePin): Promise<Outcome> {
  const body: PinReceipt = { status: 'stored', pinToken: createPinToken(await signingContext(service), pin) };
  return { status: 201, body };
}

/** The fields of a body that has a PIN. */
export interface GivenPin {
  readonly pin: string;
  readonly pinToken?: string;
  readonly ticketEmail?: string;
}

export interface PinAttempt {
  readonly edition: Edition;
  readonly given: GivenPin;
  readonly client: Client;
}

/**
 * Finds the attendee who has a PIN. Refuses wrong PINs and those of another length. While there are too many wrong
 * PINs, also refuses right ones without a token or the e-mail address of the attendee. If an address is given, the
 * refusal does not say which of the two is wrong.
 */
export async function attendeeOf(service: Service, { edition, given, client }: PinAttempt): Promise<AttendeeRow> {
  const { pin: digits, pinToken: token = '', ticketEmail } = given;
  if (digits.length !== service.site().settings.limits.pinLength) {
    refuse('missing-data', { errors: [{ pointer: '/pin', code: 'format' }] });
  }
  const pin = { event: edition.event, year: edition.year, pin: digits };
  const attendee = isPinToken(await signingContext(service), { token, pin })
    ? await attendeeWith(service.db, pin)
    : await attemptPin(service, { pin, ticketEmail, client });
  if (attendee !== undefined) return attendee;
  return ticketEmail === undefined
    ? refuse('pin-unknown', { pointers: ['/pin'] })
    : refuse('pin-email-unknown', { pointers: ['/pin', '/ticketEmail'] });
}

/** The idents of the sessions that a speaker gives or moderates. Empty for visitors. */
export function ownSessions(edition: Edition, { speaker }: AttendeeRow): readonly string[] {
  if (speaker === null) return [];
  const spoken = edition.sessions.filter(({ speakers }) => speakers.some(({ slug }) => slug === speaker));
  const moderated = edition.days
    .flatMap(({ programme }) => programme.map(({ entry }) => entry))
    .flatMap((entry) =>
      entry.kind === 'special' && entry.moderators.some((one) => typeof one !== 'string' && one.slug === speaker)
        ? [slugOf(entry.special)]
        : [],
    );
  return [...new Set([...spoken.map(({ ident }) => ident), ...moderated])];
}
