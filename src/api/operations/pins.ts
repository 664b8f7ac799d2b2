import type { PinCheck, PinReceipt, PinRole } from '../../domain/api-contract.ts';
import type { Edition } from '../../domain/site.ts';
import { slugOf } from '../../domain/slug.ts';
import type { AttendeeRow } from '../database/tables.ts';
import { refuse } from '../refusal.ts';
import { scopeOf } from '../scope.ts';
import type { Client, Outcome, Service } from '../service.ts';
import { attemptPin, attendeeWith } from './pin-attempts.ts';
import { isPinToken, type PinOf, pinTokenOf, type Signing } from './pin-token.ts';

/** Tells a visitor's PIN from a speaker's, and nothing else: who guesses one learns nothing about a person. */
export async function checkPin(service: Service, body: PinCheck, client: Client): Promise<Outcome> {
  const { edition } = scopeOf(service, body);
  const attendee = await attendeeOf(service, { edition, given: body, client });
  return { status: 200, body: await roleOf(service, attendee) };
}

/** The role, and the token that spares whoever gave this PIN the wait after wrong ones. */
export async function roleOf(service: Service, attendee: AttendeeRow): Promise<PinRole> {
  const pinToken = pinTokenOf(await signingOf(service), attendee);
  return { role: attendee.role === 'speaker' ? 'speaker' : 'visitor', pinToken };
}

async function signingOf({ secret, now }: Service): Promise<Signing> {
  return { secret: await secret(), now: now() };
}

/** The answer to what was stored for a PIN. */
export async function storedFor(service: Service, pin: PinOf): Promise<Outcome> {
  const body: PinReceipt = { status: 'stored', pinToken: pinTokenOf(await signingOf(service), pin) };
  return { status: 201, body };
}

/** A PIN as it was sent. */
export interface GivenPin {
  readonly pin: string;
  readonly pinToken?: string;
}

export interface PinAttempt {
  readonly edition: Edition;
  readonly given: GivenPin;
  readonly client: Client;
}

/**
 * Who has a PIN of an edition. Refuses one that nobody has and one of another length; and any without its token while too
 * many wrong ones have been given.
 */
export async function attendeeOf(service: Service, { edition, given, client }: PinAttempt): Promise<AttendeeRow> {
  const { pin: digits, pinToken: token = '' } = given;
  if (digits.length !== service.site().settings.limits.pinLength) {
    refuse('missing-data', { errors: [{ pointer: '/pin', code: 'format' }] });
  }
  const pin = { event: edition.event, year: edition.year, pin: digits };
  const attendee = isPinToken(await signingOf(service), { token, pin })
    ? await attendeeWith(service.db, pin)
    : await attemptPin(service, { pin, client });
  return attendee ?? refuse('pin-unknown', { pointers: ['/pin'] });
}

/** The idents of what a speaker speaks at or moderates; none for visitors. */
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
