import { useCallback, useEffect, useState } from 'react';
import type { Unpublished } from '../../../src/domain/editor/edit.ts';
import { ask } from '../edit-api.ts';
import { t } from '../shown-texts.ts';
import { PublishDialog } from './PublishDialog.tsx';
import styles from './publish.css';
import { useChoices } from './use-choices.ts';
import { usePublication } from './use-publication.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

/**
 * Says what has changed since the last publication, and publishes it. It asks again when `revision` is another value, when
 * the window gets the focus, and after a publication.
 */
export function PublishPanel({ revision }: { readonly revision?: unknown }) {
  const [unpublished, setUnpublished] = useState<Unpublished>();
  const [isOpen, setIsOpen] = useState(false);
  const { state, begin } = usePublication();
  // Both stay when the dialog is closed.
  const choices = useChoices();
  const [typed, type] = useState<string>();
  const load = useCallback(() => {
    // If the watch does not answer, the views say so; what was known stays.
    ask('changes', {}).then(setUnpublished, () => undefined);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision and each state of a publication can have other changes.
  useEffect(load, [load, revision, state.kind]);
  useEffect(() => {
    window.addEventListener('focus', load);
    return () => window.removeEventListener('focus', load);
  }, [load]);
  useEffect(() => {
    if (state.kind === 'published') type(undefined);
  }, [state.kind]);
  const open = (): void => {
    load();
    setIsOpen(true);
  };
  return (
    <div className="publish-panel">
      <button type="button" aria-haspopup="dialog" disabled={unpublished === undefined} onClick={open}>
        {state.kind === 'running' ? t('publish:running') : buttonText(unpublished)}
      </button>
      {isOpen && unpublished !== undefined && (
        <PublishDialog {...{ unpublished, state, begin, choices, typed, type }} onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}

function buttonText(unpublished: Unpublished | undefined): string {
  if (unpublished?.kind !== 'changes') return t('publish:impossible');
  return unpublished.files.length === 0
    ? t('publish:nothing')
    : t('publish:files', { count: unpublished.files.length });
}
