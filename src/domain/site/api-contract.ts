// Generated from schemas/ by `npm run generate`; change the schemas instead.
//
// What pages send to the service and what it answers, from schemas/api/openapi.yaml.

/**
 * A name in lower case, with hyphens.
 */
export type Ident = string;

/**
 * Year of an edition.
 */
export type Year = number;

/**
 * Language of the e-mails, as a BCP 47 tag.
 */
export type Language = string;

/**
 * An e-mail address, `name@domain`. It is stored and compared in lower case, without invisible characters, and with its domain in ASCII. Display names, quoted names and comments are refused.
 */
export type Email = string;

/**
 * A telephone number with or without a country code. Groups of digits may be separated.
 */
export type Phone = string;

/**
 * First and last name.
 */
export type FullName = string;

/**
 * First name.
 */
export type FirstName = string;

/**
 * Last name.
 */
export type LastName = string;

/**
 * Academic title.
 */
export type AcademicTitle = string;

/**
 * The person's function in the company.
 */
export type JobFunction = string;

/**
 * A company or another organisation.
 */
export type Company = string;

/**
 * A web address.
 */
export type Web = string;

/**
 * Free text.
 */
export type Message = string;

/**
 * The digits on the back of a badge. The site's settings set their number.
 */
export type Pin = string;

/**
 * Proves that the PIN was right when it was sent before. It is valid for this PIN and edition, for a day. A request with it
 * does not have to wait after wrong PINs of others. An invalid token is ignored.
 */
export type PinToken = string;

/**
 * The e-mail address of the ticket to which the PIN belongs. While there are too many wrong PINs (`pin-email-needed`), the
 * PIN is accepted together with it. It is compared and not stored.
 */
export type TicketEmail = string;

/**
 * A UUID that the client creates for a body and sends again with it after a failed connection (an idempotency key). For 24
 * hours the service repeats the first response to the same id and body, and stores nothing twice. It refuses the same
 * id with another body (`submission-changed`). A refused request leaves no record: its id can be used again.
 */
export type SubmissionId = string;

/**
 * A field that visitors do not see. If it is filled in, the response looks like a success, and nothing is stored.
 */
export type Honeypot = string;

/**
 * Identifies the form of an edition, as `EVENT-YEAR-FORM`.
 */
export type DataSetId = string;

/**
 * Title of the event, as the page shows it.
 */
export type EventName = string;

/**
 * The token in the link of an e-mail.
 */
export type Token = string;

/**
 * A further interest of the company.
 */
export type Interest = 'visitor' | 'speaker' | 'booth';

/**
 * From one to five.
 */
export type Stars = number;

/**
 * A comment on an answer or a rating.
 */
export type Comment = string;

/**
 * The audience of the questions.
 */
export type Audience = 'visitors' | 'speakers';

/**
 * The response to an entry that was stored.
 */
export interface Receipt {
  /**
   * Whether the entry is final, or waits for the link in an e-mail or for a decision.
   */
  status: 'stored' | 'awaiting-confirmation' | 'awaiting-approval';
}

/**
 * The response to a rating or a survey.
 */
export interface PinReceipt {
  /**
   * The entry is final.
   */
  status: 'stored';
  pinToken: PinToken;
}

/**
 * The response to the registration of a team.
 */
export interface TeamReceipt {
  /**
   * The team gets its place once the link in the e-mail is opened.
   */
  status: 'awaiting-confirmation';
  teamId: TeamId;
}

/**
 * Identifies the team in the link of its e-mail.
 */
export type TeamId = string;

/**
 * The fields of a form, as a browser sends them without JavaScript: names and texts. The section "Forms without JavaScript" above
 * says how they become the fields of the JSON body.
 */
export interface FormFields {
  [k: string]: string | readonly string[];
}

/**
 * The fields of the newsletter form.
 */
export interface Subscription {
  /**
   * The name of the form.
   */
  type: 'newsletter';
  ident?: Ident;
  year?: Year;
  eventName?: EventName;
  dataSetId?: DataSetId;
  language?: Language;
  email: Email;
  submissionId?: SubmissionId;
  extraTitle?: Honeypot;
}

/**
 * The token of an e-mail.
 */
export interface Confirmation {
  token: Token;
  submissionId?: SubmissionId;
}

/**
 * The token of a team's e-mail.
 */
export interface TeamConfirmation {
  teamId: TeamId;
  token: Token;
  submissionId?: SubmissionId;
}

/**
 * The fields of the sponsors' form.
 */
export interface SponsorInterest {
  /**
   * The name of the form.
   */
  type: 'sponsor';
  ident: Ident;
  year: Year;
  eventName: EventName;
  dataSetId: DataSetId;
  language?: Language;
  company: Company;
  web: Web;
  title?: AcademicTitle;
  firstName: FirstName;
  lastName: LastName;
  function?: JobFunction;
  email: Email;
  phone: Phone;
  options?: Interests;
  message?: Message;
  submissionId?: SubmissionId;
  extraTitle?: Honeypot;
}

/**
 * A further interest of the company.
 */
export type Interests = Interest[];

/**
 * The fields of the exhibitors' form.
 */
export interface ExhibitorInterest {
  /**
   * The name of the form.
   */
  type: 'exhibitor';
  ident: Ident;
  year: Year;
  eventName: EventName;
  dataSetId: DataSetId;
  language?: Language;
  company: Company;
  web: Web;
  title?: AcademicTitle;
  firstName: FirstName;
  lastName: LastName;
  function?: JobFunction;
  email: Email;
  phone: Phone;
  options?: Interests;
  message?: Message;
  submissionId?: SubmissionId;
  extraTitle?: Honeypot;
}

/**
 * The fields of the volunteers' form.
 */
export interface VolunteerApplication {
  /**
   * The name of the form.
   */
  type: 'volunteer';
  ident: Ident;
  year: Year;
  eventName: EventName;
  dataSetId: DataSetId;
  language?: Language;
  fullName: FullName;
  email: Email;
  phone: Phone;
  message?: Message;
  submissionId?: SubmissionId;
  extraTitle?: Honeypot;
}

/**
 * The fields of the form for press passes.
 */
export interface PressRequest {
  /**
   * The name of the form.
   */
  type: 'press';
  ident: Ident;
  year: Year;
  eventName: EventName;
  dataSetId: DataSetId;
  language?: Language;
  fullName: FullName;
  function?: JobFunction;
  email: Email;
  phone: Phone;
  company: Company;
  web: Web;
  /**
   * The events to cover.
   */
  events: Ident[];
  /**
   * Further members of the team, one on each line.
   */
  teamMembers?: string;
  message?: Message;
  submissionId?: SubmissionId;
  extraTitle?: Honeypot;
}

/**
 * A member of a team.
 */
export interface TeamMember {
  fullName: FullName;
  /**
   * One of the sizes that the site's settings list.
   */
  shirtSize: string;
  /**
   * Is a vegetarian.
   */
  vegetarian?: boolean;
  /**
   * Leads the team. Exactly one member does.
   */
  teamLeader?: boolean;
}

/**
 * The fields of the teams' form.
 */
export interface TeamRegistration {
  /**
   * The name of the form.
   */
  type: 'team';
  ident: Ident;
  year: Year;
  eventName: EventName;
  dataSetId: DataSetId;
  language?: Language;
  /**
   * Name of the team. It is unique in the edition.
   */
  teamName: string;
  teamEmail: Email;
  /**
   * The number of members. The edition sets its minimum and maximum.
   */
  memberCount: number;
  /**
   * As many as `memberCount` says.
   */
  members: TeamMember[];
  submissionId?: SubmissionId;
  extraTitle?: Honeypot;
}

/**
 * The fields of the form for seats in workshops.
 */
export interface WorkshopRegistration {
  /**
   * The name of the form.
   */
  type: 'workshops';
  ident: Ident;
  year: Year;
  eventName: EventName;
  dataSetId: DataSetId;
  language?: Language;
  /**
   * Idents of the sessions.
   */
  workshops: Ident[];
  email: Email;
  submissionId?: SubmissionId;
  extraTitle?: Honeypot;
}

/**
 * A PIN, and the edition that it is for.
 */
export interface PinCheck {
  ident: Ident;
  year: Year;
  pin: Pin;
  pinToken?: PinToken;
  ticketEmail?: TicketEmail;
}

/**
 * A PIN, the survey that it is for, and the e-mail address with which it will be sent.
 */
export interface SurveyStart {
  ident: Ident;
  year: Year;
  day?: SurveyDay;
  pin: Pin;
  pinToken?: PinToken;
  ticketEmail?: TicketEmail;
  email?: Email;
}

/**
 * The day of the survey, if each day has its own survey.
 */
export type SurveyDay = string;

/**
 * The role of the attendee who has a PIN.
 */
export interface PinRole {
  /**
   * The role, by which the questions are chosen.
   */
  role: 'visitor' | 'speaker';
  pinToken: PinToken;
}

/**
 * Stars for a session.
 */
export interface Rating {
  /**
   * The name of the form.
   */
  type: 'rating';
  ident: Ident;
  year: Year;
  session: Ident;
  pin: Pin;
  pinToken?: PinToken;
  ticketEmail?: TicketEmail;
  /**
   * At least one of the two.
   */
  stars: {
    session?: Stars;
    speakers?: Stars;
  };
  comment?: Comment;
  submissionId?: SubmissionId;
  extraTitle?: Honeypot;
}

/**
 * The answers of a survey. With `anonymize`, the name is not stored, and of address and PIN only hashes.
 */
export interface Survey {
  /**
   * The name of the form.
   */
  type: 'survey';
  ident: Ident;
  year: Year;
  eventName?: EventName;
  dataSetId?: DataSetId;
  language?: Language;
  day?: SurveyDay;
  audience: Audience;
  pin: Pin;
  pinToken?: PinToken;
  ticketEmail?: TicketEmail;
  fullName?: FullName;
  email?: Email;
  /**
   * The name is not stored, and of address and PIN only hashes.
   */
  anonymize?: boolean;
  /**
   * The answer to each question: stars, `yes` or `no`, the value of a choice, a list of them, or text.
   */
  answers?: {
    [k: string]: Stars | string | readonly string[];
  };
  /**
   * The comment on the answer to each question.
   */
  comments?: {
    [k: string]: Comment;
  };
  /**
   * The stars of each session.
   */
  sessions?: {
    [k: string]: Stars;
  };
  /**
   * The stars of each speaker.
   */
  speakers?: {
    [k: string]: Stars;
  };
  submissionId?: SubmissionId;
  extraTitle?: Honeypot;
}

/**
 * The number of confirmed teams, and its maximum.
 */
export interface TeamCount {
  /**
   * The number of confirmed teams.
   */
  count: number;
  /**
   * Absent if there is no limit.
   */
  maximum?: number;
}

/**
 * How full the workshops are.
 */
export interface WorkshopAvailability {
  /**
   * In the order of the programme.
   */
  workshops: {
    ident: Ident;
    /**
     * 1 and 2 have free seats, 3 is almost full, 4 is full.
     */
    level: number;
  }[];
}

/**
 * The limited kinds of tickets.
 */
export interface Tickets {
  /**
   * In the order of the content.
   */
  tickets: {
    ident: Ident;
    /**
     * How many are left.
     */
    remaining: number;
  }[];
}

/**
 * The state of the service.
 */
export interface Health {
  /**
   * The service can store data.
   */
  status: 'ok';
}

/**
 * The problem document of a refusal (RFC 9457).
 */
export interface Problem {
  /**
   * URI of the type of problem, `{baseUrl}/{version}/problems/{code}`, at which a GET request returns what the code means. It
   * is relative if the settings of the site name no service.
   */
  type: string;
  /**
   * What kind of problem it is, in English. It is the same for all problems of a code.
   */
  title: string;
  /**
   * The status of the response.
   */
  status: number;
  code: ProblemCode;
  /**
   * What is wrong in this case and what to do about it, in English sentences.
   */
  detail: string;
  /**
   * The deadline or opening time that the code is about, as an instant.
   */
  date?: string;
  /**
   * Errors of single fields.
   */
  errors?: {
    /**
     * The place in the body as a JSON pointer, or `/` and the name of a query parameter.
     */
    pointer: string;
    code: FieldCode;
  }[];
}

/**
 * What a problem code means.
 */
export interface ProblemType {
  code: ProblemCode;
  /**
   * The status of responses with this code.
   */
  status: number;
  /**
   * What kind of problem it is.
   */
  title: string;
  /**
   * What is wrong, and what a client can do about it.
   */
  description: string;
}

/**
 * What is wrong with a field.
 */
export type FieldCode = 'required' | 'format' | 'too-long' | 'too-many' | 'not-allowed';

/**
 * Why the service refuses a request. GET /problems/{code} says what each code means.
 */
export type ProblemCode =
  | 'server-error'
  | 'unavailable'
  | 'missing-data'
  | 'no-data'
  | 'malformed-body'
  | 'not-an-object'
  | 'unsupported-media-type'
  | 'too-large'
  | 'rate-limited'
  | 'origin-refused'
  | 'submission-changed'
  | 'not-found'
  | 'method-refused'
  | 'misdirected'
  | 'duplicate'
  | 'token-unknown'
  | 'token-expired'
  | 'token-used'
  | 'unknown-event'
  | 'unknown-year'
  | 'unknown-day'
  | 'registration-failed'
  | 'registration-not-open'
  | 'registration-closed'
  | 'teams-full'
  | 'team-members-missing'
  | 'team-too-large'
  | 'team-leader-missing'
  | 'shirt-size-unknown'
  | 'no-ticket'
  | 'no-workshops'
  | 'workshop-unknown'
  | 'workshops-overlap'
  | 'workshop-full'
  | 'seats-unknown'
  | 'workshop-begun'
  | 'availability-missing'
  | 'pin-unknown'
  | 'pin-email-unknown'
  | 'pin-email-needed'
  | 'email-unknown'
  | 'event-missing'
  | 'session-missing'
  | 'rating-missing'
  | 'session-unknown'
  | 'session-not-begun'
  | 'no-stars'
  | 'not-evaluated'
  | 'own-session'
  | 'already-rated'
  | 'survey-inactive'
  | 'survey-not-started'
  | 'survey-still-active'
  | 'survey-over'
  | 'survey-audience'
  | 'survey-already-sent'
  | 'survey-pin-used'
  | 'survey-email-used'
  | 'answer-missing'
  | 'answer-unknown';

/** A further interest of the company. */
export const INTERESTS = [
  "visitor",
  "speaker",
  "booth"
] as const;

/** The audience of the questions. */
export const AUDIENCES = [
  "visitors",
  "speakers"
] as const;

/** What is wrong with a field. */
export const FIELD_CODES = [
  "required",
  "format",
  "too-long",
  "too-many",
  "not-allowed"
] as const;

/** Why the service refuses a request. GET /problems/{code} says what each code means. */
export const PROBLEM_CODES = [
  "server-error",
  "unavailable",
  "missing-data",
  "no-data",
  "malformed-body",
  "not-an-object",
  "unsupported-media-type",
  "too-large",
  "rate-limited",
  "origin-refused",
  "submission-changed",
  "not-found",
  "method-refused",
  "misdirected",
  "duplicate",
  "token-unknown",
  "token-expired",
  "token-used",
  "unknown-event",
  "unknown-year",
  "unknown-day",
  "registration-failed",
  "registration-not-open",
  "registration-closed",
  "teams-full",
  "team-members-missing",
  "team-too-large",
  "team-leader-missing",
  "shirt-size-unknown",
  "no-ticket",
  "no-workshops",
  "workshop-unknown",
  "workshops-overlap",
  "workshop-full",
  "seats-unknown",
  "workshop-begun",
  "availability-missing",
  "pin-unknown",
  "pin-email-unknown",
  "pin-email-needed",
  "email-unknown",
  "event-missing",
  "session-missing",
  "rating-missing",
  "session-unknown",
  "session-not-begun",
  "no-stars",
  "not-evaluated",
  "own-session",
  "already-rated",
  "survey-inactive",
  "survey-not-started",
  "survey-still-active",
  "survey-over",
  "survey-audience",
  "survey-already-sent",
  "survey-pin-used",
  "survey-email-used",
  "answer-missing",
  "answer-unknown"
] as const;

/** The operations of the service by their ident; `body` names a type. */
export const OPERATIONS = {
  "subscribe": {
    "method": "post",
    "path": "/newsletter",
    "body": "Subscription",
    "codes": [
      "duplicate",
      "submission-changed"
    ]
  },
  "confirmSubscription": {
    "method": "post",
    "path": "/newsletter/confirmations",
    "body": "Confirmation",
    "codes": [
      "token-unknown",
      "token-expired",
      "token-used",
      "submission-changed"
    ]
  },
  "applyAsSponsor": {
    "method": "post",
    "path": "/sponsors",
    "body": "SponsorInterest",
    "codes": [
      "unknown-event",
      "unknown-year",
      "duplicate",
      "registration-not-open",
      "registration-closed",
      "registration-failed",
      "submission-changed"
    ]
  },
  "applyAsExhibitor": {
    "method": "post",
    "path": "/exhibitors",
    "body": "ExhibitorInterest",
    "codes": [
      "unknown-event",
      "unknown-year",
      "duplicate",
      "registration-not-open",
      "registration-closed",
      "registration-failed",
      "submission-changed"
    ]
  },
  "applyAsVolunteer": {
    "method": "post",
    "path": "/volunteers",
    "body": "VolunteerApplication",
    "codes": [
      "unknown-event",
      "unknown-year",
      "duplicate",
      "registration-not-open",
      "registration-closed",
      "registration-failed",
      "submission-changed"
    ]
  },
  "askForPressPass": {
    "method": "post",
    "path": "/press",
    "body": "PressRequest",
    "codes": [
      "unknown-event",
      "unknown-year",
      "duplicate",
      "registration-not-open",
      "registration-closed",
      "registration-failed",
      "submission-changed"
    ]
  },
  "registerTeam": {
    "method": "post",
    "path": "/teams",
    "body": "TeamRegistration",
    "codes": [
      "unknown-event",
      "unknown-year",
      "duplicate",
      "registration-not-open",
      "registration-closed",
      "teams-full",
      "team-members-missing",
      "team-too-large",
      "team-leader-missing",
      "shirt-size-unknown",
      "registration-failed",
      "submission-changed"
    ]
  },
  "countTeams": {
    "method": "get",
    "path": "/teams",
    "parameters": [
      "ident",
      "year"
    ],
    "codes": [
      "unknown-event",
      "unknown-year"
    ]
  },
  "confirmTeam": {
    "method": "post",
    "path": "/teams/confirmations",
    "body": "TeamConfirmation",
    "codes": [
      "token-unknown",
      "token-expired",
      "token-used",
      "unknown-event",
      "unknown-year",
      "teams-full",
      "registration-not-open",
      "registration-closed",
      "registration-failed",
      "submission-changed"
    ]
  },
  "getWorkshopAvailability": {
    "method": "get",
    "path": "/workshop-availability",
    "parameters": [
      "ident",
      "year"
    ],
    "codes": [
      "unknown-event",
      "unknown-year",
      "availability-missing"
    ]
  },
  "registerForWorkshops": {
    "method": "post",
    "path": "/workshop-registrations",
    "body": "WorkshopRegistration",
    "codes": [
      "unknown-event",
      "unknown-year",
      "no-ticket",
      "no-workshops",
      "workshop-unknown",
      "workshop-begun",
      "workshops-overlap",
      "workshop-full",
      "duplicate",
      "registration-not-open",
      "registration-closed",
      "registration-failed",
      "submission-changed"
    ]
  },
  "giveBackSeats": {
    "method": "post",
    "path": "/workshop-returns",
    "body": "Confirmation",
    "codes": [
      "seats-unknown",
      "workshop-begun",
      "registration-failed",
      "submission-changed"
    ]
  },
  "checkPin": {
    "method": "post",
    "path": "/pin-checks",
    "body": "PinCheck",
    "codes": [
      "unknown-event",
      "unknown-year",
      "pin-unknown",
      "pin-email-unknown",
      "pin-email-needed"
    ]
  },
  "startSurvey": {
    "method": "post",
    "path": "/survey-starts",
    "body": "SurveyStart",
    "codes": [
      "unknown-event",
      "unknown-year",
      "unknown-day",
      "survey-inactive",
      "survey-not-started",
      "survey-still-active",
      "survey-over",
      "pin-unknown",
      "pin-email-unknown",
      "pin-email-needed",
      "survey-pin-used",
      "survey-email-used",
      "email-unknown"
    ]
  },
  "rateSession": {
    "method": "post",
    "path": "/ratings",
    "body": "Rating",
    "codes": [
      "unknown-event",
      "unknown-year",
      "event-missing",
      "session-missing",
      "session-unknown",
      "rating-missing",
      "no-stars",
      "not-evaluated",
      "pin-unknown",
      "pin-email-unknown",
      "pin-email-needed",
      "own-session",
      "already-rated",
      "session-not-begun",
      "submission-changed"
    ]
  },
  "sendSurvey": {
    "method": "post",
    "path": "/surveys",
    "body": "Survey",
    "codes": [
      "unknown-event",
      "unknown-year",
      "unknown-day",
      "survey-inactive",
      "survey-not-started",
      "survey-still-active",
      "survey-over",
      "survey-already-sent",
      "survey-pin-used",
      "survey-email-used",
      "pin-unknown",
      "pin-email-unknown",
      "pin-email-needed",
      "survey-audience",
      "answer-missing",
      "answer-unknown",
      "own-session",
      "email-unknown",
      "submission-changed"
    ]
  },
  "getTickets": {
    "method": "get",
    "path": "/tickets",
    "parameters": [
      "ident",
      "year"
    ],
    "codes": [
      "unknown-event",
      "unknown-year"
    ]
  },
  "getHealth": {
    "method": "get",
    "path": "/health",
    "codes": []
  },
  "getReadiness": {
    "method": "get",
    "path": "/ready",
    "codes": []
  },
  "getProblemType": {
    "method": "get",
    "path": "/problems/{code}",
    "parameters": [
      "code"
    ],
    "codes": [
      "not-found"
    ]
  }
} as const;

/** The forms by name: what takes each, and its fields in groups. */
export const FORMS = {
  "newsletter": {
    "operation": "subscribe",
    "groups": [
      {
        "group": "newsletter",
        "fields": [
          {
            "name": "email",
            "kind": "email",
            "required": true,
            "autoComplete": "email",
            "maxLength": 254,
            "pattern": "^[^\\s@<>\\(\\)\\[\\]\\\\,;:\"]+@[^\\s@<>\\(\\)\\[\\]\\\\,;:\"]+\\.[^\\s@<>\\(\\)\\[\\]\\\\,;:\".]+$"
          }
        ]
      }
    ]
  },
  "sponsor": {
    "operation": "applyAsSponsor",
    "groups": [
      {
        "group": "company",
        "fields": [
          {
            "name": "company",
            "kind": "text",
            "required": true,
            "autoComplete": "organization",
            "maxLength": 120
          },
          {
            "name": "web",
            "kind": "web",
            "required": true,
            "autoComplete": "url",
            "maxLength": 200,
            "pattern": "^https?:\\/\\/[^\\s\\/?#]+\\.[^\\s\\/?#.]+([\\/?#]\\S*)?$"
          }
        ]
      },
      {
        "group": "contact",
        "fields": [
          {
            "name": "title",
            "kind": "text",
            "required": false,
            "autoComplete": "honorific-prefix",
            "maxLength": 40
          },
          {
            "name": "firstName",
            "kind": "text",
            "required": true,
            "autoComplete": "given-name",
            "maxLength": 60
          },
          {
            "name": "lastName",
            "kind": "text",
            "required": true,
            "autoComplete": "family-name",
            "maxLength": 60
          },
          {
            "name": "function",
            "kind": "text",
            "required": false,
            "autoComplete": "organization-title",
            "maxLength": 80
          },
          {
            "name": "email",
            "kind": "email",
            "required": true,
            "autoComplete": "email",
            "maxLength": 254,
            "pattern": "^[^\\s@<>\\(\\)\\[\\]\\\\,;:\"]+@[^\\s@<>\\(\\)\\[\\]\\\\,;:\"]+\\.[^\\s@<>\\(\\)\\[\\]\\\\,;:\".]+$"
          },
          {
            "name": "phone",
            "kind": "phone",
            "required": true,
            "autoComplete": "tel",
            "minLength": 6,
            "maxLength": 30,
            "pattern": "^(?:\\+\\d{1,3}[ .\\/\\-]?)?(?:\\(\\d{1,4}\\)[ .\\/\\-]?)?\\d{2,}(?:[ .\\/\\-]\\d+)*$"
          }
        ]
      },
      {
        "group": "interest",
        "fields": [
          {
            "name": "options",
            "kind": "several",
            "required": false,
            "values": [
              "visitor",
              "speaker",
              "booth"
            ]
          },
          {
            "name": "message",
            "kind": "message",
            "required": false,
            "maxLength": 2000
          }
        ]
      }
    ]
  },
  "exhibitor": {
    "operation": "applyAsExhibitor",
    "groups": [
      {
        "group": "exhibitor",
        "fields": [
          {
            "name": "company",
            "kind": "text",
            "required": true,
            "autoComplete": "organization",
            "maxLength": 120
          },
          {
            "name": "web",
            "kind": "web",
            "required": true,
            "autoComplete": "url",
            "maxLength": 200,
            "pattern": "^https?:\\/\\/[^\\s\\/?#]+\\.[^\\s\\/?#.]+([\\/?#]\\S*)?$"
          }
        ]
      },
      {
        "group": "contact",
        "fields": [
          {
            "name": "title",
            "kind": "text",
            "required": false,
            "autoComplete": "honorific-prefix",
            "maxLength": 40
          },
          {
            "name": "firstName",
            "kind": "text",
            "required": true,
            "autoComplete": "given-name",
            "maxLength": 60
          },
          {
            "name": "lastName",
            "kind": "text",
            "required": true,
            "autoComplete": "family-name",
            "maxLength": 60
          },
          {
            "name": "function",
            "kind": "text",
            "required": false,
            "autoComplete": "organization-title",
            "maxLength": 80
          },
          {
            "name": "email",
            "kind": "email",
            "required": true,
            "autoComplete": "email",
            "maxLength": 254,
            "pattern": "^[^\\s@<>\\(\\)\\[\\]\\\\,;:\"]+@[^\\s@<>\\(\\)\\[\\]\\\\,;:\"]+\\.[^\\s@<>\\(\\)\\[\\]\\\\,;:\".]+$"
          },
          {
            "name": "phone",
            "kind": "phone",
            "required": true,
            "autoComplete": "tel",
            "minLength": 6,
            "maxLength": 30,
            "pattern": "^(?:\\+\\d{1,3}[ .\\/\\-]?)?(?:\\(\\d{1,4}\\)[ .\\/\\-]?)?\\d{2,}(?:[ .\\/\\-]\\d+)*$"
          }
        ]
      },
      {
        "group": "interest",
        "fields": [
          {
            "name": "options",
            "kind": "several",
            "required": false,
            "values": [
              "visitor",
              "speaker",
              "booth"
            ]
          },
          {
            "name": "message",
            "kind": "message",
            "required": false,
            "maxLength": 2000
          }
        ]
      }
    ]
  },
  "volunteer": {
    "operation": "applyAsVolunteer",
    "groups": [
      {
        "group": "you",
        "fields": [
          {
            "name": "fullName",
            "kind": "text",
            "required": true,
            "autoComplete": "name",
            "maxLength": 120
          },
          {
            "name": "email",
            "kind": "email",
            "required": true,
            "autoComplete": "email",
            "maxLength": 254,
            "pattern": "^[^\\s@<>\\(\\)\\[\\]\\\\,;:\"]+@[^\\s@<>\\(\\)\\[\\]\\\\,;:\"]+\\.[^\\s@<>\\(\\)\\[\\]\\\\,;:\".]+$"
          },
          {
            "name": "phone",
            "kind": "phone",
            "required": true,
            "autoComplete": "tel",
            "minLength": 6,
            "maxLength": 30,
            "pattern": "^(?:\\+\\d{1,3}[ .\\/\\-]?)?(?:\\(\\d{1,4}\\)[ .\\/\\-]?)?\\d{2,}(?:[ .\\/\\-]\\d+)*$"
          }
        ]
      },
      {
        "group": "help",
        "fields": [
          {
            "name": "message",
            "kind": "message",
            "required": false,
            "maxLength": 2000
          }
        ]
      }
    ]
  },
  "press": {
    "operation": "askForPressPass",
    "groups": [
      {
        "group": "you",
        "fields": [
          {
            "name": "fullName",
            "kind": "text",
            "required": true,
            "autoComplete": "name",
            "maxLength": 120
          },
          {
            "name": "function",
            "kind": "text",
            "required": false,
            "autoComplete": "organization-title",
            "maxLength": 80
          },
          {
            "name": "email",
            "kind": "email",
            "required": true,
            "autoComplete": "email",
            "maxLength": 254,
            "pattern": "^[^\\s@<>\\(\\)\\[\\]\\\\,;:\"]+@[^\\s@<>\\(\\)\\[\\]\\\\,;:\"]+\\.[^\\s@<>\\(\\)\\[\\]\\\\,;:\".]+$"
          },
          {
            "name": "phone",
            "kind": "phone",
            "required": true,
            "autoComplete": "tel",
            "minLength": 6,
            "maxLength": 30,
            "pattern": "^(?:\\+\\d{1,3}[ .\\/\\-]?)?(?:\\(\\d{1,4}\\)[ .\\/\\-]?)?\\d{2,}(?:[ .\\/\\-]\\d+)*$"
          }
        ]
      },
      {
        "group": "medium",
        "fields": [
          {
            "name": "company",
            "kind": "text",
            "required": true,
            "autoComplete": "organization",
            "maxLength": 120
          },
          {
            "name": "web",
            "kind": "web",
            "required": true,
            "autoComplete": "url",
            "maxLength": 200,
            "pattern": "^https?:\\/\\/[^\\s\\/?#]+\\.[^\\s\\/?#.]+([\\/?#]\\S*)?$"
          }
        ]
      },
      {
        "group": "coverage",
        "fields": [
          {
            "name": "events",
            "kind": "several",
            "required": true
          },
          {
            "name": "teamMembers",
            "kind": "message",
            "required": false,
            "maxLength": 1000
          },
          {
            "name": "message",
            "kind": "message",
            "required": false,
            "maxLength": 2000
          }
        ]
      }
    ]
  },
  "member": {
    "groups": [
      {
        "group": "member",
        "fields": [
          {
            "name": "fullName",
            "kind": "text",
            "required": true,
            "autoComplete": "name",
            "maxLength": 120
          },
          {
            "name": "shirtSize",
            "kind": "one",
            "required": true,
            "maxLength": 10
          },
          {
            "name": "vegetarian",
            "kind": "flag",
            "required": false
          }
        ]
      }
    ]
  },
  "team": {
    "operation": "registerTeam",
    "groups": [
      {
        "group": "team",
        "fields": [
          {
            "name": "teamName",
            "kind": "text",
            "required": true,
            "maxLength": 80
          },
          {
            "name": "teamEmail",
            "kind": "email",
            "required": true,
            "autoComplete": "email",
            "maxLength": 254,
            "pattern": "^[^\\s@<>\\(\\)\\[\\]\\\\,;:\"]+@[^\\s@<>\\(\\)\\[\\]\\\\,;:\"]+\\.[^\\s@<>\\(\\)\\[\\]\\\\,;:\".]+$"
          },
          {
            "name": "memberCount",
            "kind": "number",
            "required": true
          }
        ]
      }
    ]
  },
  "workshops": {
    "operation": "registerForWorkshops",
    "groups": [
      {
        "group": "workshops",
        "fields": [
          {
            "name": "workshops",
            "kind": "several",
            "required": true
          },
          {
            "name": "email",
            "kind": "email",
            "required": true,
            "autoComplete": "email",
            "maxLength": 254,
            "pattern": "^[^\\s@<>\\(\\)\\[\\]\\\\,;:\"]+@[^\\s@<>\\(\\)\\[\\]\\\\,;:\"]+\\.[^\\s@<>\\(\\)\\[\\]\\\\,;:\".]+$"
          }
        ]
      }
    ]
  },
  "rating": {
    "operation": "rateSession",
    "groups": [
      {
        "group": "rating",
        "fields": [
          {
            "name": "pin",
            "kind": "pin",
            "required": true
          },
          {
            "name": "ticketEmail",
            "kind": "email",
            "required": false,
            "autoComplete": "email",
            "maxLength": 254,
            "pattern": "^[^\\s@<>\\(\\)\\[\\]\\\\,;:\"]+@[^\\s@<>\\(\\)\\[\\]\\\\,;:\"]+\\.[^\\s@<>\\(\\)\\[\\]\\\\,;:\".]+$"
          },
          {
            "name": "stars",
            "kind": "stars",
            "required": true
          },
          {
            "name": "comment",
            "kind": "message",
            "required": false,
            "maxLength": 2000
          }
        ]
      }
    ]
  },
  "survey": {
    "operation": "sendSurvey",
    "groups": [
      {
        "group": "start",
        "fields": [
          {
            "name": "pin",
            "kind": "pin",
            "required": true
          },
          {
            "name": "ticketEmail",
            "kind": "email",
            "required": false,
            "autoComplete": "email",
            "maxLength": 254,
            "pattern": "^[^\\s@<>\\(\\)\\[\\]\\\\,;:\"]+@[^\\s@<>\\(\\)\\[\\]\\\\,;:\"]+\\.[^\\s@<>\\(\\)\\[\\]\\\\,;:\".]+$"
          },
          {
            "name": "fullName",
            "kind": "text",
            "required": false,
            "autoComplete": "name",
            "maxLength": 120
          },
          {
            "name": "email",
            "kind": "email",
            "required": false,
            "autoComplete": "email",
            "maxLength": 254,
            "pattern": "^[^\\s@<>\\(\\)\\[\\]\\\\,;:\"]+@[^\\s@<>\\(\\)\\[\\]\\\\,;:\"]+\\.[^\\s@<>\\(\\)\\[\\]\\\\,;:\".]+$"
          },
          {
            "name": "anonymize",
            "kind": "flag",
            "required": false
          }
        ]
      }
    ]
  }
} as const;
