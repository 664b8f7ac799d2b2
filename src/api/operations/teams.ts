import type { TeamConfirmation, TeamMember, TeamRegistration } from '../../domain/api-contract.ts';
import { hasTeams } from '../../domain/registration.ts';
import type { Edition } from '../../domain/site.ts';
import type { Queries } from '../database/in-transaction.ts';
import { type Place, takenPlaces, takePlace } from '../database/places.ts';
import { emailKey, nameKey, newId, newToken, TOKEN_SECONDS, tokenHash } from '../keys.ts';
import { queueLetter } from '../mail/letters.ts';
import { refuse } from '../refusal.ts';
import { languageOf, requireOpen, type Scope, scopeOf } from '../scope.ts';
import { type Client, type Outcome, type Service, STORED } from '../service.ts';
import { storeOnce } from './submissions.ts';

/**
 * Teams of a hackathon. A team is noted first; its place is its own once the link of its letter was opened. Only then
 * does it count, so that nobody can take all places without an address.
 *
 * @see specification, section 4: hackathon
 */

/** Notes a team and sends it the link that confirms its place. */
export async function registerTeam(service: Service, body: TeamRegistration, client: Client): Promise<Outcome> {
  const scope = teamScope(service, body);
  requireOpen(scope, 'team', service.now());
  requireMembers(service, scope.edition, body);
  const { edition, event } = scope;
  const maximum = maximumOf(edition);
  const taken = (await takenPlaces(service.db, teamPlaces(edition))).get('') ?? 0;
  if (maximum !== undefined && taken >= maximum) refuse('teams-full');
  const [id, token] = [newId(), newToken()];
  const language = languageOf(service, body.language);
  const outcome = await storeOnce(service, client.submission, async (queries) => {
    await dropExpired(queries, edition, service.now());
    await storeTeam(service, queries, { id, token, body, language });
    const path = `${event.path}confirmation/?team=${id}&token=${token}`;
    const letter = { to: body.teamEmail, language, event: { event, year: edition.year }, path };
    await queueLetter(service, queries, { name: 'team', letter: { ...letter, values: { team: body.teamName } } });
    return { status: 202, body: { status: 'awaiting-confirmation', teamId: id } };
  });
  service.lettersWait();
  return outcome;
}

/** Redeems the token of a team's letter: if there is a place left, the team gets it, and a letter with its number. */
export async function confirmTeam(
  service: Service,
  { teamId, token }: TeamConfirmation,
  client: Client,
): Promise<Outcome> {
  const now = service.now();
  const outcome = await storeOnce(service, client.submission, async (queries) => {
    const team = await queries.selectFrom('team').selectAll().where('id', '=', teamId).forUpdate().executeTakeFirst();
    if (team === undefined || team.tokenHash !== tokenHash(token)) return refuse('token-unknown');
    if (team.confirmedAt !== null) return refuse('token-used');
    if (team.expiresAt <= now) return refuse('token-expired');
    const scope = teamScope(service, { ident: team.event, year: team.year });
    requireOpen(scope, 'team', now);
    const place = { ...teamPlaces(scope.edition), ident: '' };
    const number = await takePlace(queries, place, maximumOf(scope.edition));
    if (number === undefined) return refuse('teams-full');
    await queries.updateTable('team').set({ confirmedAt: now, number }).where('id', '=', teamId).execute();
    await queueLetter(service, queries, {
      name: 'teamConfirmed',
      letter: {
        to: team.email,
        language: team.language,
        event: { event: scope.event, year: team.year },
        values: { team: team.name, number: String(number) },
      },
    });
    return STORED;
  });
  service.lettersWait();
  return outcome;
}

/** How many teams have a place, and how many may. */
export async function countTeams(service: Service, named: { ident: string; year: number }): Promise<Outcome> {
  const { edition } = teamScope(service, named);
  const count = (await takenPlaces(service.db, teamPlaces(edition))).get('') ?? 0;
  const maximum = maximumOf(edition);
  return { status: 200, body: maximum === undefined ? { count } : { count, maximum } };
}

/** An edition for which teams register; of others there are no teams to speak of. */
function teamScope(service: Service, named: { readonly ident: string; readonly year: number }): Scope {
  const scope = scopeOf(service, named);
  return hasTeams(scope.edition) ? scope : refuse('unknown-event', { pointers: ['/ident'] });
}

function teamPlaces({ event, year }: Edition): Omit<Place, 'ident'> {
  return { event, year, kind: 'team' };
}

function maximumOf({ team }: Edition): number | undefined {
  return team.isLimited ? team.maxTeams : undefined;
}

function requireMembers(service: Service, { team }: Edition, { members, memberCount }: TeamRegistration): void {
  const { minimum = 1, maximum = minimum } = team;
  if (memberCount > maximum || members.length > maximum) refuse('team-too-large', { pointers: ['/memberCount'] });
  if (members.length < minimum || members.length !== memberCount) {
    refuse('team-members-missing', { errors: [{ pointer: '/members', code: 'required' }] });
  }
  if (members.filter(({ teamLeader }) => teamLeader === true).length !== 1) {
    refuse('team-leader-missing', { errors: [{ pointer: '/teamLeader', code: 'required' }] });
  }
  const wrong = members.flatMap((member, index) => (hasShirt(service, member) ? [] : [`/members/${index}/shirtSize`]));
  if (wrong.length > 0) refuse('shirt-size-unknown', { pointers: wrong });
}

function hasShirt(service: Service, { shirtSize }: TeamMember): boolean {
  return service.site().settings.shirtSizes.includes(shirtSize);
}

/** A name or an address is free again when its team did not confirm in time. */
async function dropExpired(queries: Queries, { event, year }: Edition, now: number): Promise<void> {
  await queries
    .deleteFrom('team')
    .where((is) => is.and({ event, year }))
    .where('confirmedAt', 'is', null)
    .where('expiresAt', '<=', now)
    .execute();
}

interface NewTeam {
  readonly id: string;
  readonly token: string;
  readonly body: TeamRegistration;
  readonly language: string;
}

async function storeTeam(service: Service, queries: Queries, { id, token, body, language }: NewTeam): Promise<void> {
  const now = service.now();
  const { ident: event, year, teamName, teamEmail, eventName, dataSetId, memberCount, members } = body;
  const stored = await queries
    .insertInto('team')
    .values({
      id,
      event,
      year,
      storedAt: now,
      name: teamName.trim(),
      nameKey: nameKey(teamName),
      email: teamEmail,
      emailKey: emailKey(teamEmail),
      language,
      body: JSON.stringify({ eventName, dataSetId, memberCount, members }),
      tokenHash: tokenHash(token),
      expiresAt: now + TOKEN_SECONDS,
      confirmedAt: null,
      number: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (stored === undefined) refuse('duplicate', { pointers: ['/teamName', '/teamEmail'] });
}
