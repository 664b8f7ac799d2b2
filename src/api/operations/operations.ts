import type { OPERATIONS } from '../../domain/api-contract.ts';
import { newId, newToken } from '../keys.ts';
import {
  AWAITING_APPROVAL,
  AWAITING_CONFIRMATION,
  type Client,
  type Outcome,
  type Service,
  STORED,
} from '../service.ts';
import { apply, askForPressPass } from './applications.ts';
import { confirmSubscription, subscribe } from './newsletter.ts';
import { getHealth, getReadiness, getTickets } from './numbers.ts';
import { pinTokenOf } from './pin-token.ts';
import { checkPin } from './pins.ts';
import { getProblemType } from './problem-types.ts';
import { rateSession } from './ratings.ts';
import { sendSurvey, startSurvey } from './surveys.ts';
import { confirmTeam, countTeams, registerTeam } from './teams.ts';
import { getWorkshopAvailability, giveBackSeats, registerForWorkshops } from './workshops.ts';

export type OperationId = keyof typeof OPERATIONS;

/** An operation on a body that matches its schema, or on what the query names. Throws `Refusal`. */
export type Operation = (service: Service, input: never, client: Client) => Promise<Outcome>;

/** The operations of the contract. */
export const HANDLERS: Readonly<Record<OperationId, Operation>> = {
  subscribe,
  confirmSubscription,
  applyAsSponsor: apply,
  applyAsExhibitor: apply,
  applyAsVolunteer: apply,
  askForPressPass,
  registerTeam,
  countTeams,
  confirmTeam,
  getWorkshopAvailability,
  registerForWorkshops,
  giveBackSeats,
  checkPin,
  startSurvey,
  rateSession,
  sendSurvey,
  getTickets,
  getHealth,
  getReadiness,
  getProblemType,
};

/** What a robot is told that filled in the field that nobody sees: the same as everybody. */
export function feigned(operation: OperationId, service: Service): Outcome {
  if (operation === 'rateSession' || operation === 'sendSurvey') {
    // A token that looks like others and is not valid: nobody has looked up the PIN that was sent.
    const pinToken = pinTokenOf({ secret: newToken(), now: service.now() }, NO_PIN);
    return { status: 201, body: { ...STORED.body, pinToken } };
  }
  if (operation === 'registerTeam') {
    return { status: 202, body: { ...AWAITING_CONFIRMATION.body, teamId: newId() } };
  }
  if (operation === 'askForPressPass') return AWAITING_APPROVAL;
  return operation === 'subscribe' ? AWAITING_CONFIRMATION : STORED;
}

const NO_PIN = { event: '', year: 0, pin: '' };
