import { bodySchemas } from 'conf-site:api';
import type { BodySchema } from '../../content/validator.ts';
import type { Tables } from '../database/tables.ts';

/** Kinds of what can be exported, and the columns of each; hashes and tokens are nobody's business. */
export interface ExportKind {
  readonly table: keyof Tables;
  /** Columns of the table, in the order of the export. */
  readonly columns: readonly string[];
  /** In this order, the oldest first. */
  readonly order: readonly string[];
  /** The body that is stored with it whole, by its name in the contract. */
  readonly body?: string;
  /** Exports only the rows that have a value in one of these columns. */
  readonly given?: readonly string[];
  /** Whether what was sent is exported beside the columns; true if absent. */
  readonly hasBody?: boolean;
}

const OF_EDITION = ['id', 'event', 'year', 'storedAt'] as const;
const BY_TIME = ['storedAt', 'id'] as const;

const application = (body: string): ExportKind => ({
  ...table('application', [...OF_EDITION, 'status', 'email', 'language'], BY_TIME),
  body,
});

export const EXPORT_KINDS: Readonly<Record<string, ExportKind>> = {
  newsletter: table('subscription', ['id', 'storedAt', 'email', 'language', 'confirmedAt'], BY_TIME),
  sponsor: application('SponsorInterest'),
  exhibitor: application('ExhibitorInterest'),
  volunteer: application('VolunteerApplication'),
  press: application('PressRequest'),
  team: {
    ...table('team', [...OF_EDITION, 'confirmedAt', 'number', 'name', 'email', 'language'], BY_TIME),
    body: 'TeamRegistration',
  },
  workshops: table('seat', [...OF_EDITION, 'workshop', 'email'], BY_TIME),
  rating: table('rating', [...OF_EDITION, 'session', 'sessionStars', 'speakersStars', 'comment'], BY_TIME),
  survey: table('survey', [...OF_EDITION, 'day', 'audience'], BY_TIME),
  'survey-contacts': {
    // Without ids and times, and in alphabetical order: nothing leads from a name to its answers.
    ...table('survey', ['event', 'year', 'day', 'fullName', 'email'], ['event', 'year', 'day', 'email', 'fullName']),
    given: ['fullName', 'email'],
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

/** What of a body is stored in columns of the table, or says only which form it is. */
const STORED_APART: ReadonlySet<string> = new Set([
  'type',
  'ident',
  'teamName',
  'teamEmail',
  'extraTitle',
  'submissionId',
]);

/** The columns that a kind always has: those of its table, and the simple fields of its body. */
export function usualColumns({ columns, body }: ExportKind): readonly string[] {
  const fields = Object.entries(bodySchemas[body ?? '']?.properties ?? {});
  const simple = fields.filter(([name, schema]) => !STORED_APART.has(name) && isSimple(schema)).map(([name]) => name);
  return [...new Set([...columns, ...simple])];
}

/** It stands in one cell. */
function isSimple({ type, items }: BodySchema): boolean {
  return type !== 'object' && items?.type !== 'object';
}
