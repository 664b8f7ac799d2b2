import { bodySchemas } from 'conf-site:api';
import type { BodySchema } from '../../content/validator.ts';
import type { Tables } from '../database/tables.ts';

/** A kind of data that can be exported. Hashes and tokens are in no export. */
export interface ExportKind {
  readonly table: keyof Tables;
  /** The exported columns of the table, in order. */
  readonly columns: readonly string[];
  /** The columns to sort by. */
  readonly order: readonly string[];
  /** The schema of the column `body`, by its name in the contract. */
  readonly body?: string;
  /** Export only rows that have a value in at least one of these columns. */
  readonly requiredAny?: readonly string[];
  /** Export the fields of the column `body` too. True if absent. */
  readonly hasBody?: boolean;
}

const EDITION_COLUMNS = ['id', 'event', 'year', 'storedAt'] as const;
const BY_TIME = ['storedAt', 'id'] as const;

const application = (body: string): ExportKind => ({
  ...table('application', [...EDITION_COLUMNS, 'status', 'email', 'language'], BY_TIME),
  body,
});

export const EXPORT_KINDS: Readonly<Record<string, ExportKind>> = {
  newsletter: table('subscription', ['id', 'storedAt', 'email', 'language', 'confirmedAt'], BY_TIME),
  sponsor: application('SponsorInterest'),
  exhibitor: application('ExhibitorInterest'),
  volunteer: application('VolunteerApplication'),
  press: application('PressRequest'),
  team: {
    ...table('team', [...EDITION_COLUMNS, 'confirmedAt', 'number', 'name', 'email', 'language'], BY_TIME),
    body: 'TeamRegistration',
  },
  workshops: table('seat', [...EDITION_COLUMNS, 'workshop', 'email'], BY_TIME),
  rating: table('rating', [...EDITION_COLUMNS, 'session', 'sessionStars', 'speakersStars', 'comment'], BY_TIME),
  survey: table('survey', [...EDITION_COLUMNS, 'day', 'audience'], BY_TIME),
  'survey-contacts': {
    // Without ids and times, and in alphabetical order, so that a name cannot be matched with its answers.
    ...table('survey', ['event', 'year', 'day', 'fullName', 'email'], ['event', 'year', 'day', 'email', 'fullName']),
    requiredAny: ['fullName', 'email'],
    hasBody: false,
  },
  attendees: table(
    'attendee',
    ['id', 'event', 'year', 'pin', 'email', 'role', 'speaker', 'ticket'],
    ['event', 'year', 'pin'],
  ),
};

function table<T extends keyof Tables>(
  name: T,
  columns: readonly (keyof Tables[T] & string)[],
  order: readonly (keyof Tables[T] & string)[],
): ExportKind {
  return { table: name, columns, order };
}

/** Fields of bodies that are not stored in the column `body`. */
const NOT_IN_BODY: ReadonlySet<string> = new Set([
  'type',
  'ident',
  'teamName',
  'teamEmail',
  'extraTitle',
  'submissionId',
]);

/**
 * The columns that an export has even without rows: those of the table, and the fields of the body that fit into one
 * cell.
 */
export function fixedColumns({ columns, body }: ExportKind): readonly string[] {
  const fields = Object.entries(bodySchemas[body ?? '']?.properties ?? {});
  const simple = fields.filter(([name, schema]) => !NOT_IN_BODY.has(name) && isSimple(schema)).map(([name]) => name);
  return [...new Set([...columns, ...simple])];
}

function isSimple({ type, items }: BodySchema): boolean {
  return type !== 'object' && items?.type !== 'object';
}
