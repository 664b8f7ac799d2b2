import { hasTeams } from '../../domain/paths/page-owners.ts';
import type { TeamConfirmation, TeamMember, TeamRegistration } from '../../domain/site/api-contract.ts';
import type { Edition } from '../../domain/site/site.ts';
import type { DatabaseTransaction } from '../database/in-transaction.ts';
import { type Place, reservePlace, takenPlaces } from '../database/places.ts';
import { emailKey, nameKey, newId, newToken, TOKEN_SECONDS, tokenHash } from '../keys.ts';
import { queueEmail } from '../mail/emails.ts';
import { requireFreeMailbox } from '../mail/mailbox-limit.ts';
import { refuse } from '../refusal.ts';
import { languageOf, requireOpen, type Scope, scopeOf } from '../scope.ts';
import { type Client, type Outcome, type Service, STORED } from '../service.ts';
import { storeOnce } from './submissions.ts';

/**
 * Teams of a hackathon. A team gets a place once the link in its e-mail is opened. Unconfirmed teams do not count, so
 * nobody can take all places without real e-mail addresses.
 *
 * @see specification, section 4: hackathon
 */

/** Stores an unconfirmed team and queues an e-mail with the link that confirms it. */
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
  const outcome = await storeOnce(service, client.submission, async (transaction) => {
    await deleteExpiredTeams(transaction, edition, service.now());
    await storeTeam(service, transaction, { id, token, body, language });
    const mailbox = { table: 'team', id, emailKey: emailKey(body.teamEmail), now: service.now() } as const;
    await requireFreeMailbox(transaction, mailbox);
    const path = `${event.path}confirmation/?team=${id}&token=${token}`;
    await queueEmail(service, transaction, {
      template: 'team',
      to: body.teamEmail,
      language,
      event: { event, year: edition.year },
      path,
      values: { team: body.teamName },
    });
    return { status: 202, body: { status: 'awaiting-confirmation', teamId: id } };
  });
  service.onEmailsQueued();
  return outcome;
}

/**
 * Redeems the token of a team's e-mail. If a place is left, the team gets it, and an e-mail with its number is queued.
 */
export async function confirmTeam(
  service: Service,
  { teamId, token }: TeamConfirmation,
  client: Client,
): Promise<Outcome> {
  const now = service.now();
  const outcome = await storeOnce(service, client.submission, async (transaction) => {
    const team = await transaction
      .selectFrom('team')
      .selectAll()
      .where('id', '=', teamId)
      .forUpdate()
      .executeTakeFirst();
    if (team === undefined || team.tokenHash !== tokenHash(token)) return refuse('token-unknown');
    if (team.confirmedAt !== null) return refuse('token-used');
    if (team.expiresAt <= now) return refuse('token-expired');
    const scope = teamScope(service, { ident: team.event, year: team.year });
    requireOpen(scope, 'team', now);
    const place = { ...teamPlaces(scope.edition), ident: '' };
    const number = await reservePlace(transaction, place, maximumOf(scope.edition));
    if (number === undefined) return refuse('teams-full');
    await transaction.updateTable('team').set({ confirmedAt: now, number }).where('id', '=', teamId).execute();
    await queueEmail(service, transaction, {
      template: 'teamConfirmed',
      to: team.email,
      language: team.language,
      event: { event: scope.event, year: team.year },
      values: { team: team.name, number: String(number) },
    });
    return STORED;
  });
  service.onEmailsQueued();
  return outcome;
}

/** Counts the confirmed teams. */
export async function countTeams(service: Service, named: { ident: string; year: number }): Promise<Outcome> {
  const { edition } = teamScope(service, named);
  const count = (await takenPlaces(service.db, teamPlaces(edition))).get('') ?? 0;
  const maximum = maximumOf(edition);
  return { status: 200, body: maximum === undefined ? { count } : { count, maximum } };
}

/** Finds the edition that a request names. Refuses events without teams. */
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
  const invalid = members.flatMap((member, index) =>
    hasShirt(service, member) ? [] : [`/members/${index}/shirtSize`],
  );
  if (invalid.length > 0) refuse('shirt-size-unknown', { pointers: invalid });
}

function hasShirt(service: Service, { shirtSize }: TeamMember): boolean {
  return service.site().settings.shirtSizes.includes(shirtSize);
}

/** Deletes teams that were not confirmed in time, so that their names and addresses can be used again. */
async function deleteExpiredTeams(
  transaction: DatabaseTransaction,
  { event, year }: Edition,
  now: number,
): Promise<void> {
  await transaction
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

async function storeTeam(
  service: Service,
  transaction: DatabaseTransaction,
  { id, token, body, language }: NewTeam,
): Promise<void> {
  const now = service.now();
  const { ident: event, year, teamName, teamEmail, eventName, dataSetId, memberCount, members } = body;
  const stored = await transaction
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
