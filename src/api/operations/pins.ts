import type { PinCheck } from '../../model/api-contract.ts';
import type { Edition } from '../../model/site.ts';
import { slugOf } from '../../model/slug.ts';
import type { AttendeeRow } from '../database/tables.ts';
import { refuse } from '../refusal.ts';
import { scopeOf } from '../scope.ts';
import type { Outcome, Service } from '../service.ts';

/** Says whose PIN it is, without naming anybody. */
export async function checkPin(service: Service, body: PinCheck): Promise<Outcome> {
  const { edition } = scopeOf(service, body);
  const attendee = await attendeeOf(service, edition, body.pin);
  if (attendee.role !== 'speaker') return { status: 200, body: { role: 'visitor' } };
  return { status: 200, body: { role: 'speaker', ownSessions: ownSessions(edition, attendee) } };
}

/** Who has a PIN of an edition. Refuses one that nobody has, and one of another length. */
export async function attendeeOf(service: Service, { event, year }: Edition, pin: string): Promise<AttendeeRow> {
  if (pin.length !== service.site().settings.limits.pinLength) {
    refuse('missing-data', { errors: [{ pointer: '/pin', code: 'format' }] });
  }
  const found = await service.db
    .selectFrom('attendee')
    .selectAll()
    .where((is) => is.and({ event, year, pin }))
    .executeTakeFirst();
  return found ?? refuse('pin-unknown', { pointers: ['/pin'] });
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
