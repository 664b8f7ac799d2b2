import type { EditedRecord } from '../../src/domain/editor/edit.ts';
import { editorLanguage } from './language.ts';
import { formTexts } from './texts/form.ts';

/** The title of what was changed. That of a kind is in the language of the editor: `Schedule, 2027-05-08`. */
export function editedTitle({ title, titleKind }: EditedRecord, language = editorLanguage()): string {
  const kind = titleKind === undefined ? undefined : formTexts[language].kinds[titleKind];
  return kind === undefined ? title : title.replace(/^[^,]*/, () => kind);
}
