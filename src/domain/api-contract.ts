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
 * Language in which e-mails are to be written.
 */
export type Language = string;

/**
 * An e-mail address, `name@domain`. It is stored and compared in lower case, without invisible characters, and with its domain in ASCII. Display names, quoted names and comments are refused.
 */
export type Email = string;

/**
 * A number with or without its country; digits in groups, with separators.
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
 * What somebody does in their company.
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
 * Free words.
 */
export type Message = string;

/**
 * The digits on the back of a badge; the site's settings say how many.
 */
export type Pin = string;

/**
 * Shows that a PIN has been given before and was right, for this PIN, this edition and a day. Who sends it along is
 * served however many wrong PINs others have given. One that is not valid counts as none.
 */
export type PinToken = string;

/**
 * A UUID that the client makes before it sends a body for the first time, and sends again after a failed connection. For 24
 * hours the service answers the same id and body with the first answer, and stores nothing twice. It refuses the same
 * id with another body (`submission-changed`). A refused request leaves no record: its id can be used again.
 */
export type SubmissionId = string;

/**
 * A field that nobody sees. What comes with it filled in is answered like a success, and not stored.
 */
export type Honeypot = string;

/**
 * What the answers belong to, `EVENT-YEAR-FORM`.
 */
export type DataSetId = string;

/**
 * Title of the event as the page showed it.
 */
export type EventName = string;

/**
 * What the link in an e-mail carries.
 */
export type Token = string;

/**
 * What a company would also like to do.
 */
export type Interest = 'visitor' | 'speaker' | 'booth';

/**
 * From one to five.
 */
export type Stars = number;

/**
 * Words beside an answer.
 */
export type Comment = string;

/**
 * Whom the questions are for.
 */
export type Audience = 'visitors' | 'speakers';

/**
 * What is answered to something that was stored.
 */
export interface Receipt {
  /**
   * Whether it is final, or waits for the link in an e-mail or for somebody's decision.
   */
  status: 'stored' | 'awaiting-confirmation' | 'awaiting-approval';
}

/**
 * What is answered to a rating and to a survey.
 */
export interface PinReceipt {
  /**
   * It is final.
   */
  status: 'stored';
  pinToken: PinToken;
}

/**
 * What is answered to a team.
 */
export interface TeamReceipt {
  /**
   * The place is the team's own once the link in the e-mail has been opened.
   */
  status: 'awaiting-confirmation';
  teamId: TeamId;
}

/**
 * Names a team in the link of its e-mail.
 */
export type TeamId = string;

/**
 * The fields of a page's form, as a browser sends them without script: names and texts. The section "Forms without script" above says
 * how they become the fields of the JSON body.
 */
export interface FormFields {
  [k: string]: string | readonly string[];
}

/**
 * What the form of the newsletter sends.
 */
export interface Subscription {
  /**
   * Which form this is.
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
 * What the sponsors' form sends.
 */
export interface SponsorInterest {
  /**
   * Which form this is.
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
 * What a company would also like to do.
 */
export type Interests = Interest[];

/**
 * What the exhibitors' form sends.
 */
export interface ExhibitorInterest {
  /**
   * Which form this is.
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
 * What the volunteers' form sends.
 */
export interface VolunteerApplication {
  /**
   * Which form this is.
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
 * What the form for press passes sends.
 */
export interface PressRequest {
  /**
   * Which form this is.
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
   * Who comes along, one person a line.
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
   * Eats no meat.
   */
  vegetarian?: boolean;
  /**
   * Leads the team; one of its members does.
   */
  teamLeader?: boolean;
}

/**
 * What a team's form sends.
 */
export interface TeamRegistration {
  /**
   * Which form this is.
   */
  type: 'team';
  ident: Ident;
  year: Year;
  eventName: EventName;
  dataSetId: DataSetId;
  language?: Language;
  /**
   * Name of the team; no two of an edition are the same.
   */
  teamName: string;
  teamEmail: Email;
  /**
   * How many members there are; the edition says how few and how many there may be.
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
 * What the form for seats in workshops sends.
 */
export interface WorkshopRegistration {
  /**
   * Which form this is.
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
 * A PIN, and where it is said to be good.
 */
export interface PinCheck {
  ident: Ident;
  year: Year;
  pin: Pin;
  pinToken?: PinToken;
}

/**
 * A PIN, and the survey that it is given for.
 */
export interface SurveyStart {
  ident: Ident;
  year: Year;
  day?: SurveyDay;
  pin: Pin;
  pinToken?: PinToken;
}

/**
 * The day that is asked about, where each day has its own survey.
 */
export type SurveyDay = string;

/**
 * The kind of person who has a PIN.
 */
export interface PinRole {
  /**
   * Which questions are for them.
   */
  role: 'visitor' | 'speaker';
  pinToken: PinToken;
}

/**
 * Stars for a session.
 */
export interface Rating {
  /**
   * Which form this is.
   */
  type: 'rating';
  ident: Ident;
  year: Year;
  session: Ident;
  pin: Pin;
  pinToken?: PinToken;
  /**
   * At least one of them is given.
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
 * The answers of a survey. With `anonymize` neither name nor address nor PIN is stored as it is.
 */
export interface Survey {
  /**
   * Which form this is.
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
  fullName?: FullName;
  email?: Email;
  /**
   * Name and address are not stored as they are.
   */
  anonymize?: boolean;
  /**
   * Question → stars, `yes` or `no`, the value of an item, several of them, or words.
   */
  answers?: {
    [k: string]: Stars | string | readonly string[];
  };
  /**
   * Question → words beside its answer.
   */
  comments?: {
    [k: string]: Comment;
  };
  /**
   * Session → stars.
   */
  sessions?: {
    [k: string]: Stars;
  };
  /**
   * Speaker → stars.
   */
  speakers?: {
    [k: string]: Stars;
  };
  submissionId?: SubmissionId;
  extraTitle?: Honeypot;
}

/**
 * Teams that have confirmed, and how many there may be.
 */
export interface TeamCount {
  /**
   * Teams with a place.
   */
  count: number;
  /**
   * Absent where there is no limit.
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
     * 1 and 2 are free, 3 is almost full, 4 has no seat.
     */
    level: number;
  }[];
}

/**
 * Tickets of which there is a limited number.
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
   * It answers and stores.
   */
  status: 'ok';
}

/**
 * The problem document of a refusal (RFC 9457).
 */
export interface Problem {
  /**
   * URI of the type of problem, `{baseUrl}/{version}/problems/{code}`, which a GET request answers with what the code means. It
   * is relative where the settings of the site name no service.
   */
  type: string;
  /**
   * What kind of problem it is, in English. It is the same for all problems of a code.
   */
  title: string;
  /**
   * The status of the answer.
   */
  status: number;
  code: ProblemCode;
  /**
   * What is wrong in this case and what to do about it, in English sentences.
   */
  detail: string;
  /**
   * The deadline or the opening that the code tells of, as an instant.
   */
  date?: string;
  /**
   * What is wrong with single fields, in the order of the body.
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
   * The status of answers with this code.
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
 * What the service refuses a request for. GET /problems/{code} says what each code means.
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

/** What a company would also like to do. */
export const INTERESTS = [
  "visitor",
  "speaker",
  "booth"
] as const;

/** Whom the questions are for. */
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

/** What the service refuses a request for. GET /problems/{code} says what each code means. */
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
      "pin-unknown"
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
      "survey-pin-used"
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
