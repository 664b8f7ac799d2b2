import { COLUMN_NAMES, type ColumnName, columnsByName, headerSlug, nearestColumn } from '../../content/column-names.ts';

/** The columns of a table with a programme. */

/** The columns of tables of attendees, which a table of a programme does not have. */
const OF_ATTENDEES = ['pin', 'email', 'role', 'ticket'] as const;

export type Column = Exclude<ColumnName, (typeof OF_ATTENDEES)[number]>;

const COLUMN_BY_NAME = columnsByName(
  (Object.keys(COLUMN_NAMES) as readonly ColumnName[]).filter(
    (name): name is Column => !(OF_ATTENDEES as readonly string[]).includes(name),
  ),
);

/** The columns that links of people come from, with the titles of these links. */
export const PROFILE_TITLES: Readonly<Partial<Record<Column, string>>> = {
  website: 'Website',
  linkedIn: 'LinkedIn',
  github: 'GitHub',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
  x: 'X',
  instagram: 'Instagram',
  youTube: 'YouTube',
  facebook: 'Facebook',
};

const PEOPLE: readonly Column[] = ['speakers', 'name', 'firstName', 'surname'];
const PERSONAL: readonly Column[] = [
  'position',
  'company',
  'biography',
  'picture',
  'links',
  ...(Object.keys(PROFILE_TITLES) as Column[]),
];
/** Columns that do not tell sessions from people. */
const NEUTRAL: readonly Column[] = ['id', 'status', 'title', 'keynote', 'language', 'topics'];

export interface TableColumns {
  /** The column of each cell; undefined where it is unknown. */
  readonly columns: readonly (Column | undefined)[];
  /** Whether each row is a session, possibly with its speaker. Otherwise each row is a person. */
  readonly hasSessions: boolean;
}

/** Finds the columns by their names. Undefined if there is neither a column of titles nor one of people. */
export function tableColumns(headers: readonly string[]): TableColumns | undefined {
  const found = headers.map(columnCalled);
  const has = (some: readonly Column[]): boolean =>
    found.some((column) => column !== undefined && some.includes(column));
  const isOfSession = (column: Column | undefined): boolean =>
    column !== undefined && ![...PEOPLE, ...PERSONAL, ...NEUTRAL].includes(column);
  const isOfPeople = has(PEOPLE) && has(PERSONAL) && !found.some(isOfSession);
  if (!has(['title', ...PEOPLE])) return undefined;
  // In a table of people a title is that of their job; in one of sessions without titles the name is the title.
  if (isOfPeople) return { columns: withRole(found, 'title', 'position'), hasSessions: false };
  if (has(['title'])) return { columns: found, hasSessions: true };
  if (!found.some(isOfSession)) return { columns: found, hasSessions: false };
  return has(['name']) ? { columns: withRole(found, 'name', 'title'), hasSessions: true } : undefined;
}

function withRole(columns: TableColumns['columns'], from: Column, to: Column): TableColumns['columns'] {
  return columns.map((column) => (column === from && !columns.includes(to) ? to : column));
}

/** The column with a name. `Speaker 2` is a further column of speakers. */
function columnCalled(header: string): Column | undefined {
  const name = headerSlug(header);
  const numbered = COLUMN_BY_NAME.get(name.replace(/-?\d+$/, ''));
  return COLUMN_BY_NAME.get(name) ?? (numbered === 'speakers' ? numbered : undefined);
}

/** The name of a known column that is nearly that of an unknown one. */
export function nearestProgrammeColumn(header: string): string | undefined {
  return nearestColumn(header, COLUMN_BY_NAME);
}
