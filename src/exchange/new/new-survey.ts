import type { FileChange } from '../content-files.ts';
import { recordFiles } from './draft-files.ts';
import { fieldList } from './draft-text.ts';
import { type EditionPlace, editionFolder, editionPlace, type NewScope } from './new-scope.ts';
import { editionFacts, textsIn } from './samples.ts';
import { schemaFields } from './schema-fields.ts';
import { USUAL_QUESTIONS } from './usual-questions.ts';

/** The survey of an edition, with usual questions. Readers see it once its event lists the year. Throws `OrderError`. */
export function newSurvey(scope: NewScope, order: Partial<EditionPlace>): readonly FileChange[] {
  const place = editionPlace(scope, order);
  const { event, year } = place;
  const data = textsIn(scope, event, USUAL_QUESTIONS) as Readonly<Record<string, unknown>>;
  return recordFiles(scope, {
    record: { kind: 'survey', event, year, data },
    facts: editionFacts(scope, event, year),
    folder: editionFolder(place),
    ident: 'survey',
    head: fieldList('What a question can say:', schemaFields(scope.schemasDir, 'survey-question')),
  });
}
