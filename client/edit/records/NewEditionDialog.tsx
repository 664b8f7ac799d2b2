import { type FormEvent, useId, useState } from 'react';
import type { SaveAnswer } from '../../../src/domain/editor/edit.ts';
import type { EditionPlan } from '../../../src/domain/editor/edit-editions.ts';
import { Dialog } from '../Dialog.tsx';
import { ask } from '../edit-api.ts';
import { Failure } from '../Failure.tsx';
import { language, t } from '../shown-texts.ts';
import { momentTitle } from './date-texts.ts';
import { useEditionPlan } from './use-edition-plan.ts';

/** Asks for the year of a new edition and how it begins, and says what will be written. */
export function NewEditionDialog({
  event,
  currentYear,
  title,
  onCancel,
  onCreated,
}: {
  readonly event: string;
  /** The year of the current edition, if the event has one. */
  readonly currentYear: number | undefined;
  readonly title: string;
  readonly onCancel: () => void;
  readonly onCreated: (answer: SaveAnswer) => void;
}) {
  const [yearText, setYearText] = useState(currentYear === undefined ? '' : String(currentYear + 1));
  const [isNext, setIsNext] = useState(currentYear !== undefined);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const id = useId();
  const wanted = { event, year: Number(yearText), isNext };
  const { plan, error = failure } = useEditionPlan(wanted);
  const { year: archivedYear = 0, lastsUntil } = plan?.archived ?? {};
  const canCreate = plan !== undefined && (lastsUntil === undefined || isConfirmed);
  const submit = (submitted: FormEvent): void => {
    submitted.preventDefault();
    if (canCreate) ask('createEdition', { ...wanted, isConfirmed }).then(onCreated, setFailure);
  };
  return (
    <Dialog title={title} onCancel={onCancel}>
      <form className="new-edition" onSubmit={submit}>
        <label htmlFor={`${id}-year`} className="label">
          {t('create:year')}
        </label>
        <input
          id={`${id}-year`}
          className="short"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={yearText}
          onChange={(changed) => setYearText(changed.target.value.trim())}
        />
        {currentYear !== undefined && (
          <fieldset>
            <legend className="label">{t('create:begin')}</legend>
            {[true, false].map((each) => (
              <label key={String(each)}>
                <input type="radio" name={`${id}-begin`} checked={isNext === each} onChange={() => setIsNext(each)} />
                {each ? t('create:next', { year: currentYear }) : t('create:apart', { year: currentYear })}
              </label>
            ))}
          </fieldset>
        )}
        <div role="status">{plan !== undefined && <EditionPlanText plan={plan} year={wanted.year} />}</div>
        {lastsUntil !== undefined && (
          <>
            <p className="not-over" id={`${id}-over`}>
              {t('create:notOver', { year: archivedYear, end: momentTitle(lastsUntil, language).replace(/\.$/, '') })}
            </p>
            <label>
              <input
                type="checkbox"
                aria-describedby={`${id}-over`}
                checked={isConfirmed}
                onChange={(changed) => setIsConfirmed(changed.target.checked)}
              />
              {t('create:confirm', { year: archivedYear })}
            </label>
          </>
        )}
        {error !== undefined && <Failure error={error} />}
        <div className="buttons">
          <button type="submit" className="primary" disabled={!canCreate}>
            {t('form:create')}
          </button>
          <button type="button" className="quiet" onClick={onCancel}>
            {t('form:cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** What a new edition writes and changes, in sentences. */
function EditionPlanText({ plan, year }: { readonly plan: EditionPlan; readonly year: number }) {
  const { created, changed, reviews, isPrepared, archived } = plan;
  const files = t('create:files', {
    created: t('create:created', { count: created }),
    changed: t('create:changed', { count: changed }),
  });
  const titles = new Intl.ListFormat(language).format(archived?.mentions ?? []);
  return (
    <>
      <p>{files}</p>
      {archived !== undefined && <p>{t('create:archives', { year: archived.year })}</p>}
      {isPrepared && <p>{t('create:prepared', { year })}</p>}
      {reviews > 0 && <p>{t('create:reviews', { count: reviews })}</p>}
      {archived !== undefined && titles !== '' && <p>{t('create:mentions', { year: archived.year, titles })}</p>}
    </>
  );
}
