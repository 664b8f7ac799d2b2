import { type OPERATIONS, PROBLEM_CODES, type ProblemType } from '../../domain/site/api-contract.ts';
import { newId, newToken } from '../keys.ts';
import { PROBLEMS } from '../problems/problems.ts';
import { refuse } from '../refusal.ts';
import {
  AWAITING_APPROVAL,
  AWAITING_CONFIRMATION,
  type Client,
  type Outcome,
  type Service,
  STORED,
} from '../service.ts';
import { apply, askForPressPass } from './applications.ts';
import { getHealth, getReadiness } from './health.ts';
import { confirmSubscription, subscribe } from './newsletter.ts';
import { getTickets } from './operation-tickets.ts';
import { createPinToken } from './pin-token.ts';
import { checkPin } from './pins.ts';
import { rateSession } from './ratings.ts';
import { sendSurvey, startSurvey } from './surveys.ts';
import { confirmTeam, countTeams, registerTeam } from './teams.ts';
import { getWorkshopAvailability, giveBackSeats, registerForWorkshops } from './workshops.ts';

export type OperationId = keyof typeof OPERATIONS;

/** An operation. `input` is a valid body, or the parameters of the query or the path. Throws `Refusal`. */
export type Operation = (service: Service, input: never, client: Client) => Promise<Outcome>;

/** The operations of the contract, by `operationId`. */
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

/** The response to a bot that filled in the honeypot. It looks like a success, so that the bot does not try again. */
export function honeypotOutcome(operation: OperationId, service: Service): Outcome {
  if (operation === 'rateSession' || operation === 'sendSurvey') {
    // The token is not valid, since the PIN was not looked up.
    const pinToken = createPinToken({ secret: newToken(), now: service.now() }, NO_PIN);
    return { status: 201, body: { ...STORED.body, pinToken } };
  }
  if (operation === 'registerTeam') {
    return { status: 202, body: { ...AWAITING_CONFIRMATION.body, teamId: newId() } };
  }
  if (operation === 'askForPressPass') return AWAITING_APPROVAL;
  return operation === 'subscribe' ? AWAITING_CONFIRMATION : STORED;
}

const NO_PIN = { event: '', year: 0, pin: '' };

/** Describes a problem code. Refuses a code that is not in the contract. */
async function getProblemType(_: Service, named: { readonly code: string }): Promise<Outcome> {
  const code = PROBLEM_CODES.find((one) => one === named.code) ?? refuse('not-found');
  const { status, title, detail } = PROBLEMS[code];
  const body: ProblemType = { code, status, title, description: detail };
  return { status: 200, body };
}
