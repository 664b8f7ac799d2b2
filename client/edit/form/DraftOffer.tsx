import { useEditor } from '../editor-context.ts';
import { useFocusHandover } from '../use-focus-handover.ts';
import type { RecordEditing } from './use-record.ts';

/** Offers the changes of an earlier visit that were not saved. */
export function DraftOffer({ editing }: { readonly editing: RecordEditing }) {
  return editing.draft === undefined ? null : <Offer editing={editing} />;
}

function Offer({ editing: { takeDraft } }: { readonly editing: RecordEditing }) {
  const { texts } = useEditor();
  const section = useFocusHandover();
  return (
    <section ref={section} className="notice">
      <p role="status">{texts.draftFound}</p>
      <div className="buttons">
        <button type="button" onClick={() => takeDraft(true)}>
          {texts.draftRestore}
        </button>
        <button type="button" className="quiet" onClick={() => takeDraft(false)}>
          {texts.draftDiscard}
        </button>
      </div>
    </section>
  );
}
