import { createContext, useContext } from 'react';
import type { EditHistory, EditSite } from '../../src/domain/editor/edit.ts';
import type { FieldForm, FieldLabel, FieldLabels } from '../../src/domain/editor/form-fields.ts';
import type { Route } from './use-route.ts';

/** What all parts of the editor share. */
export interface Editor {
  readonly site: EditSite;
  /** Reads the list of records again. */
  readonly reloadSite: () => void;
  /** Empty for English. */
  readonly labels: FieldLabels;
  readonly route: Route;
  /** Says to everybody what has happened. */
  readonly announce: (message: string) => void;
  /** Files have changed. */
  readonly changed: (history: EditHistory) => void;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (editor === undefined) throw new Error('There is no editor around this component.');
  return editor;
}

/** The name, description and options of a field in the language of the editor, or else in English. */
export function useLabel(form: FieldForm): FieldLabel {
  const { labels } = useEditor();
  const { label, description } = form;
  return labels[form.labelKey] ?? { label, ...(description === undefined ? {} : { description }) };
}
