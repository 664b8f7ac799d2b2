import { type ContentRecord, field, recordsOf } from '../../content/content-index.ts';
import { nameHint } from '../../diagnostics/nearest-name.ts';
import { slugOf } from '../../model/slug.ts';
import type { FileChange } from '../content-files.ts';
import { OrderError } from '../errors.ts';
import { renderField } from '../write-yaml.ts';
import { recordFiles } from './draft-files.ts';
import { emptyListText } from './draft-text.ts';
import { type EditionPlace, editionFolder, editionPlace, type NewScope } from './new-scope.ts';
import { editionFacts, type SampleRecord, samplesFor } from './samples.ts';
import { schemaFields } from './schema-fields.ts';

export interface AssetOrder extends Partial<EditionPlace> {
  /** The session that the material belongs to: its file name, or its title. */
  readonly name: string;
}

/** The file of a session's material, which stands beside the session. It lists nothing yet. Throws `OrderError`. */
export function newAsset(scope: NewScope, order: AssetOrder): readonly FileChange[] {
  const { event, year } = editionPlace(scope, order);
  const { ident, day } = sessionNamed(scope, { event, year }, order.name).place;
  const record: SampleRecord = { kind: 'asset', event, year, data: { items: [] } };
  const facts = editionFacts(scope, event, year);
  const items = schemaFields(scope.schemasDir, 'asset').find(({ name }) => name === 'items');
  const sample = samplesFor(scope, record, facts)({ name: 'items', example: items?.example });
  return recordFiles(scope, {
    record,
    facts,
    folder: `${editionFolder({ event, year, ...(day === undefined ? {} : { day }) })}/assets`,
    ident,
    written: { items: emptyListText('items', renderField('items', sample)) },
  });
}

function sessionNamed({ index }: NewScope, { event, year }: EditionPlace, name: string): ContentRecord {
  const sessions = recordsOf(index, 'session', { event, year });
  const slug = slugOf(name);
  const found =
    sessions.find(({ place }) => place.ident === name) ??
    sessions.find(({ place, document }) => [place.ident, ...titleSlugs(document.data)].includes(slug));
  if (found !== undefined) return found;
  const inside = sessions.map(({ place }) => place.ident).find((ident) => slug.includes(ident));
  const idents = sessions.map(({ place }) => place.ident);
  throw new OrderError(
    `There is no session "${name}" in ${event} ${year}, and an asset is the material of a session.`,
    inside === undefined
      ? (nameHint(slug, idents) ?? 'name the session by its file name or its title')
      : `did you mean conf-site new asset ${inside}?`,
  );
}

function titleSlugs(data: unknown): readonly string[] {
  const title = field(data, 'title');
  const titles = typeof title === 'object' && title !== null ? Object.values(title) : [title];
  return titles.filter((one) => typeof one === 'string').map(slugOf);
}
