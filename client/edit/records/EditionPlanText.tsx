import type { EditionPlan } from '../../../src/domain/editor/edit-editions.ts';
import { language, t } from '../shown-texts.ts';

/** What a new edition writes and changes, in sentences. */
export function EditionPlanText({ plan, year }: { readonly plan: EditionPlan; readonly year: number }) {
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
