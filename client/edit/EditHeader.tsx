import { languages } from 'conf-site:locales';
import { useState } from 'react';
import { ask } from './edit-api.ts';
import { useEditor } from './editor-context.ts';
import { chooseEditorLanguage } from './editor-language.ts';
import { Failure } from './Failure.tsx';
import { PublishPanel } from './publish/PublishPanel.tsx';
import { editedTitle } from './record-title.ts';
import { findText, language, t } from './shown-texts.ts';
import { ViewLink } from './ViewLink.tsx';

/** The way back to all content, undo and redo, and the language. `onHistory` is called when files have changed by undo or redo. */
export function EditHeader({ onHistory }: { readonly onHistory: () => void }) {
  const { site } = useEditor();
  return (
    <header>
      <a className="skip" href="#content">
        {t('form:skip')}
      </a>
      <ViewLink view={{ kind: 'records' }} className="home">
        {t('form:records')}
      </ViewLink>
      <HistoryButtons onHistory={onHistory} />
      <PublishPanel revision={site} />
      <label className="language">
        <span className="unseen">{t('form:language')}</span>
        <select value={language} onChange={(event) => chooseEditorLanguage(event.target.value)}>
          {Object.entries(languages).map(([tag, { name }]) => (
            <option key={tag} value={tag} lang={tag}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </header>
  );
}

function HistoryButtons({ onHistory }: { readonly onHistory: () => void }) {
  const { site, route, changed, announce, reloadSite } = useEditor();
  const [error, setError] = useState<unknown>();
  const [isStepping, setIsStepping] = useState(false);
  const step = async (direction: 'undo' | 'redo'): Promise<void> => {
    const answer = await ask('history', { direction });
    if (answer.kind === 'conflict') throw new Error(t('form:historyConflict'));
    changed(answer.history);
    reloadSite();
    announce(direction === 'undo' ? t('form:undone') : t('form:redone'));
    if (route.view.kind !== 'record') return onHistory();
    const next = answer.path === undefined ? undefined : ({ kind: 'record', path: answer.path } as const);
    if (next?.path === route.view.path) onHistory();
    else route.go(next ?? { kind: 'records' });
  };
  /** Starts a step. A second click before the answer does nothing, so that one step is undone at a time. */
  const start = (direction: 'undo' | 'redo'): void => {
    setError(undefined);
    setIsStepping(true);
    void step(direction)
      .catch(setError)
      .finally(() => setIsStepping(false));
  };
  const button = (direction: 'undo' | 'redo') => {
    const edited = site.history[direction];
    const what = edited && editedTitle(edited, findText);
    return (
      <button
        type="button"
        className="quiet"
        disabled={what === undefined}
        aria-disabled={isStepping || undefined}
        title={what}
        onClick={() => isStepping || route.leave(() => start(direction))}
      >
        {what === undefined ? (
          t(`form:${direction}`)
        ) : (
          <span className="what">{t(`form:${direction}What`, { what })}</span>
        )}
      </button>
    );
  };
  return (
    <div className="history">
      {button('undo')}
      {button('redo')}
      {error !== undefined && <Failure error={error} />}
    </div>
  );
}
