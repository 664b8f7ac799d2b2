import { OPERATIONS, type ProblemCode } from '../../src/domain/site/api-contract.ts';
import { problemCodesOf } from '../../src/domain/site/problem-texts.ts';
import type { FormOperation, Language } from './form-walk.ts';

/** All refusals of forms and confirmations: the request that causes each of them, and the message that is shown. */

export type ConfirmOperation = 'confirmSubscription' | 'confirmTeam';

export type Refusable = FormOperation | ConfirmOperation;

export const REFUSABLE: readonly Refusable[] = [
  'subscribe',
  'confirmSubscription',
  'applyAsSponsor',
  'applyAsExhibitor',
  'applyAsVolunteer',
  'askForPressPass',
  'registerTeam',
  'confirmTeam',
  'registerForWorkshops',
];

/** The state of the service when it refuses. */
export type Stage =
  | 'early'
  | 'open'
  /** It cannot write to the disk. */
  | 'broken'
  /** There are no places for teams left. */
  | 'full'
  /** There were too many requests from this address. */
  | 'flooded'
  | 'late'
  /** The links in e-mails are older than a week. */
  | 'week-later';

type Body = Readonly<Record<string, unknown>>;

/** How a refusal is caused: by the stage alone, or by a changed request. */
export interface Refused {
  readonly stage: Stage;
  /** The body to send instead of the page's own, as a page of another build or another program would. */
  readonly body?: (body: Body) => unknown;
  readonly origin?: string;
  /** The same body was sent before. */
  readonly isSecond?: true;
}

const open = (body: (body: Body) => unknown): Refused => ({ stage: 'open', body });

const other = (change: object): Refused => open((body) => ({ ...body, ...change }));

const withoutLeader = ({ members, ...body }: Body): Body => ({
  ...body,
  members: (members as readonly Body[]).map(({ teamLeader: _, ...member }) => member),
});

const withShirt = ({ members, ...body }: Body): Body => ({
  ...body,
  members: (members as readonly Body[]).map((member) => ({ ...member, shirtSize: 'XS' })),
});

/** The submission id of a different submission that was sent before. */
export const TAKEN_SUBMISSION = '6f1d2c9e-3b57-4c1a-9e0d-8a5b7c2f4e10';

/** Error codes and what causes them, for all operations except those below. */
const TRIGGERS: Readonly<Partial<Record<ProblemCode, Refused>>> = {
  'missing-data': open(({ type: _, token: __, ...body }) => body),
  'no-data': open(() => ' '),
  'too-large': open((body) => ({ ...body, message: 'x'.repeat(70_000) })),
  'rate-limited': { stage: 'flooded' },
  'origin-refused': { stage: 'open', origin: 'https://elsewhere.example' },
  'submission-changed': other({ submissionId: TAKEN_SUBMISSION }),
  'server-error': { stage: 'broken' },
  'registration-failed': { stage: 'broken' },
  'unknown-event': open((body) => ({ ...body, ident: 'nothing', dataSetId: `nothing-2026-${body['type']}` })),
  'unknown-year': open((body) => ({ ...body, year: 2031, dataSetId: `${body['ident']}-2031-${body['type']}` })),
  'registration-not-open': { stage: 'early' },
  'registration-closed': { stage: 'late' },
  'token-unknown': other({ token: 'x'.repeat(32) }),
  'token-used': { stage: 'open', isSecond: true },
  'token-expired': { stage: 'week-later' },
  'teams-full': { stage: 'full' },
  'team-members-missing': other({ memberCount: 3 }),
  'team-too-large': other({ memberCount: 7 }),
  'team-leader-missing': open(withoutLeader),
  'shirt-size-unknown': open(withShirt),
  'no-ticket': other({ email: 'nobody@example.org' }),
  'no-workshops': other({ workshops: [] }),
  'workshop-unknown': other({ workshops: ['nothing'] }),
  'workshops-overlap': other({ workshops: ['first-day-offline', 'drawn-in-threads'] }),
  'workshop-full': other({ workshops: ['read-a-flame-chart'] }),
  duplicate: { stage: 'open', isSecond: true },
};

/** A team that has confirmed takes the only place. */
const OF_TEAMS: Readonly<Partial<Record<ProblemCode, Refused>>> = { 'token-used': { stage: 'full' } };

export interface Case extends Refused {
  readonly operation: Refusable;
  readonly code: ProblemCode;
}

/**
 * Only the tests of the service cover these: content would have to change between an e-mail and its link, or a workshop to begin
 * while registration is open, which is closed on the day of the workshops here.
 */
const BY_SERVICE_TESTS: Readonly<Partial<Record<Refusable, readonly ProblemCode[]>>> = {
  confirmTeam: ['unknown-event', 'unknown-year', 'registration-not-open'],
  registerForWorkshops: ['workshop-begun'],
};

/** Codes of an operation. Registrations report a failure of the service with their own code. */
export function codesOf(operation: Refusable): readonly ProblemCode[] {
  const { codes } = OPERATIONS[operation] as { readonly codes: readonly ProblemCode[] };
  const hasOwnCode = codes.includes('registration-failed');
  return problemCodesOf(operation)
    .filter((code) => code !== 'server-error' || !hasOwnCode)
    .filter((code) => BY_SERVICE_TESTS[operation]?.includes(code) !== true);
}

/** Every refusal of every operation. Throws if there is no way to cause a code. */
export const CASES: readonly Case[] = REFUSABLE.flatMap((operation) =>
  codesOf(operation).map((code): Case => {
    const refused = (operation === 'confirmTeam' ? OF_TEAMS[code] : undefined) ?? TRIGGERS[code];
    if (refused === undefined) throw new Error(`${operation}: nothing provokes ${code}.`);
    return { operation, code, ...refused };
  }),
);

/** Each code once, by the first or the last operation that has it. */
export function oncePerCode(end: 'first' | 'last'): readonly Case[] {
  const inOrder = end === 'first' ? [...CASES].reverse() : CASES;
  const chosen = new Set(new Map(inOrder.map((one) => [one.code, one])).values());
  return CASES.filter((one) => chosen.has(one));
}

/** The messages, with the texts of the specification if it has any. */
export const MESSAGES: Readonly<Record<Language, Readonly<Partial<Record<ProblemCode, string>>>>> = {
  en: {
    'server-error': 'Server side error!',
    'missing-data': 'Data is missing!',
    'no-data': 'No data!',
    'too-large': 'That is too much for one form.',
    'rate-limited': 'Too many attempts in a short time.',
    'origin-refused': 'The service does not accept forms from this site.',
    'submission-changed': 'We have already received this form, but filled in differently.',
    duplicate: 'Data you have sent already exists!',
    'token-unknown': 'This link is damaged or not one of ours.',
    'token-expired': 'This link has expired.',
    'token-used': 'This link has already been used.',
    'unknown-event': 'Unknown event!',
    'unknown-year': 'Unknown year!',
    'registration-failed': 'Registration failed - please try again.',
    'registration-not-open': 'Registration is not open yet. It opens on 1 February 2026',
    'registration-closed': 'Registration is no longer available! The deadline was set at 5 March 2026',
    'teams-full': 'Number of teams has reached maximum!',
    'team-members-missing': 'Please add your team members!',
    'team-too-large': 'The team has more members than allowed!',
    'team-leader-missing': 'Please choose a team leader!',
    'shirt-size-unknown': 'We do not have T-shirts in that size!',
    'no-ticket': 'No valid ticket found! Please purchase a ticket before registering to workshops!',
    'no-workshops': 'No workshops selected!',
    'workshop-unknown': 'One of the workshops is not in the programme!',
    'workshops-overlap': 'These workshops take place at the same time!',
    'workshop-full': 'One of the workshops has no seats left!',
  },
  hr: {
    'server-error': 'Pogreška na poslužitelju!',
    'missing-data': 'Podaci nedostaju!',
    'no-data': 'Nema podataka!',
    'too-large': 'To je previše za jedan obrazac.',
    'rate-limited': 'Previše pokušaja u kratkom vremenu.',
    'origin-refused': 'Poslužitelj ne prima obrasce s ovih stranica.',
    'submission-changed': 'Ovaj smo obrazac već primili, ali drukčije ispunjen.',
    duplicate: 'Podaci koje ste poslali već postoje!',
    'token-unknown': 'Poveznica je oštećena ili nije naša.',
    'token-expired': 'Poveznica je istekla.',
    'token-used': 'Poveznica je već iskorištena.',
    'unknown-event': 'Nepoznato događanje!',
    'unknown-year': 'Nepoznata godina!',
    'registration-failed': 'Prijava nije uspjela. Pokušajte ponovno.',
    'registration-not-open': 'Prijave još nisu otvorene. Početak prijava: 1. veljače 2026.',
    'registration-closed': 'Prijave više nisu moguće! Rok je bio 5. ožujka 2026.',
    'teams-full': 'Dosegnut je najveći broj timova!',
    'team-members-missing': 'Dodajte članove tima!',
    'team-too-large': 'Tim ima više članova nego što je dopušteno!',
    'team-leader-missing': 'Odaberite voditelja tima!',
    'shirt-size-unknown': 'Majica te veličine nemamo!',
    'no-ticket': 'Nismo pronašli valjanu ulaznicu! Kupite ulaznicu prije prijave na radionice!',
    'no-workshops': 'Niste odabrali nijednu radionicu!',
    'workshop-unknown': 'Jedna od radionica nije u programu!',
    'workshops-overlap': 'Te se radionice održavaju u isto vrijeme!',
    'workshop-full': 'Na jednoj od radionica više nema mjesta!',
  },
};
