import { t } from '../shown-texts.ts';
import { SELECTIONS, type Selection } from './texts-on-page.ts';

interface Filter {
  readonly words: string;
  readonly selection: Selection;
}

/** The search over names and texts of all languages, and a selection of texts. */
export function TextFilter({ words, selection, onChange }: Filter & { readonly onChange: (filter: Filter) => void }) {
  return (
    <search className="filter">
      <label>
        {t('form:search')}
        <input
          type="search"
          autoComplete="off"
          value={words}
          onChange={(event) => onChange({ words: event.target.value, selection })}
        />
      </label>
      <label>
        {t('texts:show')}
        <select value={selection} onChange={(event) => onChange({ words, selection: event.target.value as Selection })}>
          {SELECTIONS.map((each) => (
            <option key={each} value={each}>
              {t(`texts:selections.${each}`)}
            </option>
          ))}
        </select>
      </label>
    </search>
  );
}
