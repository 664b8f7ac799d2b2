import type { ProblemCode } from '../../src/domain/site/api-contract.ts';
import { problemCodesOf } from '../../src/domain/site/problem-texts.ts';
import type { Language } from './form-walk.ts';
import { KEYNOTE } from './rating-walk.ts';

/** All refusals of PINs, ratings and surveys: the request that causes each of them, and the message that is shown. */

export const EVALUATIONS = ['startSurvey', 'rateSession', 'sendSurvey'] as const;

export type Evaluation = (typeof EVALUATIONS)[number];

/** The state of the service when it refuses. */
export type Stage =
  /** Nothing has begun. */
  | 'early'
  /** The event is taking place. */
  | 'active'
  | 'open'
  /** Its database has stopped. */
  | 'broken'
  /** There were too many wrong PINs from this address. */
  | 'guessed'
  | 'over';

export type Body = Readonly<Record<string, unknown>>;

/** How a refusal is caused: by the stage alone, or by a changed request. */
export interface Refused {
  readonly stage: Stage;
  /** The body to send instead of the page's own, as a page of another build or another visitor would. */
  readonly body?: (body: Body, own: Own) => unknown;
  readonly origin?: string;
  /** A body to send first, made from the one that is sent then. */
  readonly before?: (body: Body, own: Own) => Body;
  /** The number of fields that show the message. One if it is absent. */
  readonly places?: number;
}

/** Data of the visitors in one language, with which submissions are stored. */
export interface Own {
  readonly pins: readonly [string, string, string];
  readonly email: string;
}

export const OWN: Readonly<Record<Language, Own>> = {
  en: { pins: ['1001', '1002', '1003'], email: 'ana@example.org' },
  hr: { pins: ['2001', '2002', '2003'], email: 'iva@example.org' },
};

export const VISITOR = '0101';

export const SPEAKER = { pin: '0900', role: 'speaker', speaker: 'cacic-zeljka' } as const;

const open = (body: (body: Body, own: Own) => unknown): Refused => ({ stage: 'open', body });

const other = (change: object): Refused => open((body) => ({ ...body, ...change }));

const without = (name: string): Refused => open(({ [name]: _, ...body }) => body);

/** A body for another edition; the name of its data set follows from it. */
const elsewhere = (ident: string, year: number): Refused =>
  open((body) => ({ ...body, ident, year, ...('dataSetId' in body ? { dataSetId: `${ident}-${year}-survey` } : {}) }));

/** The submission id of a different submission that was sent before. */
export const TAKEN_SUBMISSION = '6f1d2c9e-3b57-4c1a-9e0d-8a5b7c2f4e10';

/** The address with which too many wrong PINs were sent. */
export const GUESSED_EMAIL = 'guessed@example.org';

/** Error codes and what causes them, in every operation with that code. */
const TRIGGERS: Readonly<Partial<Record<ProblemCode, Refused>>> = {
  'server-error': { stage: 'broken' },
  'missing-data': without('year'),
  'no-data': open(() => ' '),
  'too-large': other({ comment: 'x'.repeat(70_000) }),
  'rate-limited': { stage: 'guessed', body: ({ pinToken: _, ...body }) => ({ ...body, ticketEmail: GUESSED_EMAIL }) },
  'origin-refused': { stage: 'open', origin: 'https://elsewhere.example' },
  'submission-changed': other({ submissionId: TAKEN_SUBMISSION }),
  'unknown-event': elsewhere('nothing', 2026),
  'unknown-year': elsewhere('devlica', 2031),
  'unknown-day': other({ day: '2026-05-10' }),
  'pin-unknown': other({ pin: '9999' }),
  'pin-email-unknown': { ...other({ pin: '9999', ticketEmail: 'nobody@example.org', pinToken: '' }), places: 2 },
  'pin-email-needed': { stage: 'guessed', body: ({ pinToken: _, ...body }) => body },
  'email-unknown': other({ email: 'nobody@example.org' }),
  'event-missing': without('ident'),
  'session-missing': without('session'),
  'rating-missing': without('stars'),
  'session-unknown': other({ session: 'nothing' }),
  'session-not-begun': { stage: 'early' },
  'not-evaluated': other({ session: 'opening' }),
  'no-stars': other({ stars: {} }),
  'already-rated': { stage: 'open', before: (body) => body },
  'own-session': other({ pin: SPEAKER.pin, session: KEYNOTE }),
  'survey-inactive': elsewhere('devlica', 2019),
  'survey-not-started': { stage: 'early' },
  'survey-still-active': { stage: 'active' },
  'survey-over': { stage: 'over' },
  'survey-audience': other({ audience: 'speakers' }),
  'survey-already-sent': { ...open((body, { pins }) => ({ ...body, pin: pins[0] })), before: (body) => body },
  'survey-pin-used': {
    ...open((body, { pins }) => ({ ...body, pin: pins[1] })),
    before: (body) => ({ ...body, fullName: 'Ana Horvat' }),
  },
  'survey-email-used': {
    ...open((body, { pins, email }) => ({ ...body, pin: pins[2], email })),
    before: (body, { pins, email }) => ({ ...body, pin: `${pins[0].slice(0, 3)}9`, email }),
  },
  'answer-missing': other({ answers: { overall: 5 } }),
  'answer-unknown': other({ answers: { overall: 5, programme: 4, weather: 'sun' } }),
};

/** The survey was sent with the same PIN or e-mail address before it is started. */
const OF_STARTS: Readonly<Partial<Record<ProblemCode, Refused>>> = {
  'survey-email-used': {
    ...open((body, { pins, email }) => ({ ...body, pin: pins[2], email })),
    before: ({ ident, year }, { pins, email }) => ({
      ...{ type: 'survey', ident, year, pin: `${pins[0].slice(0, 3)}9`, email, audience: 'visitors' },
      answers: { overall: 5, programme: 4 },
    }),
  },
  'survey-pin-used': {
    ...open((body, { pins }) => ({ ...body, pin: pins[1] })),
    before: ({ ident, year, pin }) => ({
      ...{ type: 'survey', ident, year, pin, audience: 'visitors' },
      answers: { overall: 5, programme: 4 },
    }),
  },
};

/** Speakers have a different survey. */
const OF_SURVEYS: Readonly<Partial<Record<ProblemCode, Refused>>> = {
  'own-session': other({
    pin: SPEAKER.pin,
    audience: 'speakers',
    answers: { care: 5 },
    sessions: { [KEYNOTE]: 5 },
  }),
};

const OWN_CASES: Readonly<Partial<Record<Evaluation, typeof TRIGGERS>>> = {
  startSurvey: OF_STARTS,
  sendSurvey: OF_SURVEYS,
};

export interface Case extends Refused {
  readonly operation: Evaluation;
  readonly code: ProblemCode;
}

/** Every refusal of every operation. Throws if there is no way to cause a code. */
export const CASES: readonly Case[] = EVALUATIONS.flatMap((operation) =>
  problemCodesOf(operation).map((code): Case => {
    const refused = OWN_CASES[operation]?.[code] ?? TRIGGERS[code];
    if (refused === undefined) throw new Error(`${operation}: nothing provokes ${code}.`);
    return { operation, code, ...refused };
  }),
);

/** The messages, with the texts of the specification if it has any. */
export const MESSAGES: Readonly<Record<Language, Readonly<Partial<Record<ProblemCode, string>>>>> = {
  en: {
    'server-error': 'Server side error!',
    'missing-data': 'Data is missing!',
    'no-data': 'No data!',
    'too-large': 'That is too much for one form. Please make it shorter.',
    'submission-changed':
      'We have already received this form, but filled in differently. Press the button again to send it as it is now.',
    'rate-limited': 'Too many attempts in a short time. Please wait a few minutes and try again.',
    'origin-refused': 'The service does not accept forms from this site. Please write to us.',
    'unknown-event': 'Unknown event!',
    'unknown-year': 'Unknown year!',
    'unknown-day': 'Unknown day!',
    'pin-unknown': 'PIN is unknown!',
    'pin-email-unknown': 'PIN and e-mail do not belong together! Please check both.',
    'pin-email-needed':
      'Someone is guessing PINs at the moment. Please enter the e-mail of your ticket as well, and your PIN will be accepted. If your ticket has no e-mail, please try again in a few minutes.',
    'email-unknown': 'E-mail is unknown!',
    'event-missing': 'The event is missing!',
    'session-missing': 'The session is missing!',
    'rating-missing': 'The rating is missing!',
    'session-unknown': 'There is no such session!',
    'session-not-begun': 'The session has not begun yet!',
    'not-evaluated': 'This session cannot be rated!',
    'no-stars': 'Please use at least single star rating for session and/or speakers!',
    'already-rated': 'You have already rated this session!',
    'own-session': 'You cannot rate your own session!',
    'survey-inactive': 'Survey is not active for given event!',
    'survey-not-started': 'The survey has not started. It opens on 8 May 2026 at 20:00',
    'survey-still-active': 'The event is still active. The survey opens on 8 May 2026 at 20:00',
    'survey-over': 'The survey is over. It ended on 30 June 2026',
    'survey-audience': 'These questions are not for you! Please fill in the survey that your PIN is for.',
    'survey-already-sent': 'This survey has already been sent!',
    'survey-pin-used': 'PIN was already used to send this survey!',
    'survey-email-used': 'E-mail was already used to send this survey!',
    'answer-missing': 'Please fill this before continuing!',
    'answer-unknown': 'One of your answers is not among the options!',
  },
  hr: {
    'server-error': 'Pogreška na poslužitelju!',
    'missing-data': 'Podaci nedostaju!',
    'no-data': 'Nema podataka!',
    'too-large': 'To je previše za jedan obrazac. Molimo, skratite tekst.',
    'submission-changed':
      'Ovaj smo obrazac već primili, ali drukčije ispunjen. Pritisnite gumb još jednom da ga pošaljete ovakvog kakav je sada.',
    'rate-limited': 'Previše pokušaja u kratkom vremenu. Pričekajte nekoliko minuta pa pokušajte ponovno.',
    'origin-refused': 'Poslužitelj ne prima obrasce s ovih stranica. Javite nam se.',
    'unknown-event': 'Nepoznato događanje!',
    'unknown-year': 'Nepoznata godina!',
    'unknown-day': 'Nepoznat dan!',
    'pin-unknown': 'PIN je nepoznat!',
    'pin-email-unknown': 'PIN i e-adresa ne pripadaju istoj ulaznici! Provjerite oboje.',
    'pin-email-needed':
      'Netko upravo pogađa PIN-ove. Upišite i e-adresu s ulaznice pa ćemo prihvatiti vaš PIN. Ako na ulaznici nema e-adrese, pokušajte ponovno za nekoliko minuta.',
    'email-unknown': 'E-adresa je nepoznata!',
    'event-missing': 'Nedostaje događanje!',
    'session-missing': 'Nedostaje predavanje!',
    'rating-missing': 'Nedostaje ocjena!',
    'session-unknown': 'Takvog predavanja nema!',
    'session-not-begun': 'Predavanje još nije počelo!',
    'not-evaluated': 'Ovo se predavanje ne ocjenjuje!',
    'no-stars': 'Ocijenite predavanje ili predavače barem jednom zvjezdicom!',
    'already-rated': 'Ovo ste predavanje već ocijenili!',
    'own-session': 'Vlastito predavanje ne možete ocijeniti!',
    'survey-inactive': 'Za ovo događanje anketa nije aktivna!',
    'survey-not-started': 'Anketa još nije počela. Otvara se 8. svibnja 2026. u 20:00',
    'survey-still-active': 'Događanje još traje. Anketa se otvara 8. svibnja 2026. u 20:00',
    'survey-over': 'Anketa je završila. Trajala je do 30. lipnja 2026.',
    'survey-audience': 'Ova pitanja nisu za vas! Ispunite anketu za koju vrijedi vaš PIN.',
    'survey-already-sent': 'Ova je anketa već poslana!',
    'survey-pin-used': 'S ovim je PIN-om anketa već poslana!',
    'survey-email-used': 'S ovom je e-adresom anketa već poslana!',
    'answer-missing': 'Ispunite ovo prije nego što nastavite!',
    'answer-unknown': 'Jedan od odgovora nije među ponuđenima!',
  },
};
