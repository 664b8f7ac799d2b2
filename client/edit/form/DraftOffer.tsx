import { useEditor } from '../editor-context.ts';
import type { RecordEditing } from './use-record.ts';

/** Offers the changes of an earlier visit that were not saved. */
export function DraftOffer({ editing: { draft, takeDraft } }: { readonly editing: RecordEditing }) {
  const { texts } = useEditor();
  if (draft === undefined) return null;
  return (
    <div className="notice" role="status">
      <p>{texts.draftFound}</p>
      <div className="buttons">
        <button type="button" onClick={() => takeDraft(true)}>
          {texts.draftRestore}
        </button>
        <button type="button" className="quiet" onClick={() => takeDraft(false)}>
          {texts.draftDiscard}
        </button>
      </div>
    </div>
  );
}
