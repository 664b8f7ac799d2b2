import { t } from '../shown-texts.ts';
import { useFocusHandover } from '../use-focus-handover.ts';
import type { RecordEditing } from './use-record.ts';

/** Offers the changes of an earlier visit that were not saved. */
export function DraftOffer({ editing }: { readonly editing: RecordEditing }) {
  return editing.draft === undefined ? null : <Offer editing={editing} />;
}

function Offer({ editing: { takeDraft } }: { readonly editing: RecordEditing }) {
  const section = useFocusHandover();
  return (
    <section ref={section} className="notice">
      <p role="status">{t('form:draftFound')}</p>
      <div className="buttons">
        <button type="button" onClick={() => takeDraft(true)}>
          {t('form:draftRestore')}
        </button>
        <button type="button" className="quiet" onClick={() => takeDraft(false)}>
          {t('form:draftDiscard')}
        </button>
      </div>
    </section>
  );
}
