import { useEffect, useMemo, useState } from 'react';
import type { OpenRecord } from '../../../src/domain/editor/edit.ts';
import { ConflictView } from '../form/ConflictView.tsx';
import { DraftOffer } from '../form/DraftOffer.tsx';
import { ReviewContext } from '../form/form-context.ts';
import { useGuard } from '../form/RecordForm.tsx';
import { SaveBar } from '../form/SaveBar.tsx';
import { useRecord } from '../form/use-record.ts';
import { findText, t } from '../shown-texts.ts';
import { ViewTitle } from '../ViewTitle.tsx';
import { FileProblems } from './FileProblems.tsx';
import type { TextTools } from './TextFields.tsx';
import { TextFilter } from './TextFilter.tsx';
import { AllTexts, FoundTexts } from './TextSections.tsx';
import styles from './texts.css';
import { foundTexts, type PlacedText, placedTexts, problemsByField, type Selection } from './texts-on-page.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

/** What is searched for. The found texts stay the same while they are edited. */
interface Search {
  readonly words: string;
  readonly selection: Selection;
  /** By namespace and name; undefined for all texts. */
  readonly found: ReadonlySet<string> | undefined;
}

/** The interface texts of the site in all its languages, with a search. */
export function TextsForm({ record }: { readonly record: OpenRecord }) {
  const editing = useRecord(record);
  const { opened, value, conflict, change } = editing;
  const [search, setSearch] = useState<Search>({ words: '', selection: 'all', found: undefined });
  const texts = useMemo(() => placedTexts(opened.texts ?? []), [opened.texts]);
  const problems = useMemo(() => problemsByField(texts, editing.problems.own), [texts, editing.problems.own]);
  useGuard(editing, false);
  useEffect(() => {
    if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  }, []);

  const tools: TextTools = { value, problems, change };
  const searchFor = (wanted: Pick<Search, 'words' | 'selection'>): void => {
    const isAll = wanted.words.trim() === '' && wanted.selection === 'all';
    const found = isAll ? undefined : new Set(foundTexts(texts, { ...wanted, value, problems }).map(nameOf));
    setSearch({ ...wanted, found });
  };
  const { found } = search;
  const shown = found === undefined ? texts : texts.filter((text) => found.has(nameOf(text)));
  return (
    <>
      <ViewTitle title={findText('kinds:i18n') ?? opened.title} />
      <p className="texts-explanation">{t('texts:explanation.own')}</p>
      <p className="texts-explanation">{t('texts:explanation.variables', { number: '{{count}}', name: '{{name}}' })}</p>
      <DraftOffer editing={editing} />
      {conflict !== undefined && <ConflictView conflict={conflict} editing={editing} />}
      <ReviewContext value={(reviewed) => void editing.save({ reviewed })}>
        <FileProblems problems={problems.others} />
      </ReviewContext>
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <TextFilter words={search.words} selection={search.selection} onChange={searchFor} />
        <p className="found" role="status">
          {found !== undefined &&
            (shown.length === 0 ? t('form:nothingFound') : t('form:found', { count: shown.length }))}
        </p>
        {found === undefined ? (
          <AllTexts texts={texts} tools={tools} />
        ) : (
          <FoundTexts key={`${search.selection} ${search.words}`} texts={shown} tools={tools} />
        )}
        <SaveBar editing={editing} isUnparsed={false} />
      </form>
    </>
  );
}

function nameOf({ namespace, name }: PlacedText): string {
  return `${namespace}:${name}`;
}
