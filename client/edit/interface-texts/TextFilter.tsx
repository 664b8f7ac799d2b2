import { useEditor } from '../editor-context.ts';
import { interfaceTextsTexts } from '../texts/interface-texts.ts';
import type { Selection } from './placed-texts.ts';

interface Filter {
  readonly words: string;
  readonly selection: Selection;
}

/** The search over names and texts of all languages, and a selection of texts. */
export function TextFilter({ words, selection, onChange }: Filter & { readonly onChange: (filter: Filter) => void }) {
  const { texts, language } = useEditor();
  const { show, selections } = interfaceTextsTexts[language];
  return (
    <search className="filter">
      <label>
        {texts.search}
        <input
          type="search"
          autoComplete="off"
          value={words}
          onChange={(event) => onChange({ words: event.target.value, selection })}
        />
      </label>
      <label>
        {show}
        <select value={selection} onChange={(event) => onChange({ words, selection: event.target.value as Selection })}>
          {Object.entries(selections).map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </search>
  );
}
