import type { EditionPlan } from '../../../src/domain/editor/edit-editions.ts';
import { useEditor } from '../editor-context.ts';
import { createTexts } from '../texts/create.ts';

/** What a new edition writes and changes, in sentences. */
export function EditionPlanText({ plan, year }: { readonly plan: EditionPlan; readonly year: number }) {
  const { language } = useEditor();
  const texts = createTexts[language];
  const { created, changed, reviews, isPrepared, archived } = plan;
  const titles = new Intl.ListFormat(language).format(archived?.mentions ?? []);
  return (
    <>
      <p>{texts.files(created, changed)}</p>
      {archived !== undefined && <p>{texts.archives(archived.year)}</p>}
      {isPrepared && <p>{texts.prepared(year)}</p>}
      {reviews > 0 && <p>{texts.reviews(reviews)}</p>}
      {archived !== undefined && titles !== '' && <p>{texts.mentions(archived.year, titles)}</p>}
    </>
  );
}
