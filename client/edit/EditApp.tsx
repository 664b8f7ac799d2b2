import { useCallback, useEffect, useMemo, useState } from 'react';
import type { EditHistory } from '../../src/domain/editor/edit.ts';
import type { FieldLabels } from '../../src/domain/editor/form-fields.ts';
import { BoardView } from './board/BoardView.tsx';
import { EditHeader } from './EditHeader.tsx';
import { ask } from './edit-api.ts';
import { type Editor, EditorContext } from './editor-context.ts';
import { Failure } from './Failure.tsx';
import { RecordView } from './form/RecordView.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { withTitles } from './record-title.ts';
import { PageRecordsView } from './records/PageRecordsView.tsx';
import { RecordsView } from './records/RecordsView.tsx';
import type { View } from './routes.ts';
import { findText, language, t } from './shown-texts.ts';
import { useAnswer } from './use-answer.ts';
import { useRoute } from './use-route.ts';

const readSite = async () => withTitles(await ask('site', {}), findText);

/** The editor: its header, and the view that the address names. */
export function EditApp() {
  const { answer: site, error, load: reloadSite } = useAnswer(readSite);
  const [history, setHistory] = useState<EditHistory>();
  const [revision, setRevision] = useState(0);
  const [status, setStatus] = useState({ message: '', count: 0 });
  const labels = useLabels();
  const route = useRoute();
  const changed = useCallback(setHistory, []);
  const known = history ?? site?.history;
  const editor = useMemo<Editor | undefined>(
    () =>
      site && {
        site: { ...site, history: known ?? {} },
        reloadSite,
        labels,
        route,
        announce: (message) => setStatus(({ count }) => ({ message, count: count + 1 })),
        changed,
      },
    [site, known, reloadSite, labels, route, changed],
  );
  if (editor === undefined) {
    return error === undefined ? (
      <p className="loading">{t('form:loading')}</p>
    ) : (
      <Failure error={error} retry={reloadSite} />
    );
  }
  return (
    <EditorContext value={editor}>
      <EditHeader onHistory={() => setRevision((count) => count + 1)} />
      <main id="content" tabIndex={-1}>
        {error !== undefined && <Failure error={error} retry={reloadSite} />}
        <CurrentView key={`${JSON.stringify(route.view)} ${revision}`} view={route.view} />
      </main>
      <p className="status" role="status">
        {status.message !== '' && <span key={status.count}>{status.message}</span>}
      </p>
      {route.waiting !== undefined && <LeaveDialog action={route.waiting} />}
    </EditorContext>
  );
}

function CurrentView({ view }: { readonly view: View }) {
  switch (view.kind) {
    case 'records':
      return <RecordsView />;
    case 'page':
      return <PageRecordsView path={view.path} />;
    case 'record':
      return <RecordView path={view.path} />;
    case 'board':
      return <BoardView event={view.event} year={view.year} />;
  }
}

/** The names of fields in the language of the editor. Until they are here, or if they cannot be read, those in English. */
function useLabels(): FieldLabels {
  const [labels, setLabels] = useState<FieldLabels>({});
  useEffect(() => {
    if (language !== 'en') ask('labels', { language }).then(setLabels, () => undefined);
  }, []);
  return labels;
}
