import { useCallback } from 'react';
import { ask } from '../edit-api.ts';
import { useEditor } from '../editor-context.ts';
import { Failure } from '../Failure.tsx';
import { t } from '../shown-texts.ts';
import { useAnswer } from '../use-answer.ts';
import { ViewLink } from '../ViewLink.tsx';
import { ViewTitle } from '../ViewTitle.tsx';
import { RecordList } from './RecordList.tsx';

/** The records that a page of the site is made from. */
export function PageRecordsView({ path }: { readonly path: string }) {
  const { site } = useEditor();
  const { answer, error, load } = useAnswer(useCallback(() => ask('page', { path }), [path]));
  const all = site.groups.flatMap(({ records }) => records);
  const records = (answer?.records ?? []).flatMap((each) => all.find((record) => record.path === each) ?? []);
  return (
    <>
      <ViewTitle title={t('form:ofPage')} />
      <p className="path">{path}</p>
      {error !== undefined && <Failure error={error} retry={load} />}
      {answer === undefined && error === undefined && <p className="loading">{t('form:loading')}</p>}
      {answer !== undefined && records.length === 0 && <p>{t('form:ofPageEmpty')}</p>}
      <RecordList records={records} />
      <p>
        <ViewLink view={{ kind: 'records' }}>{t('form:records')}</ViewLink>
      </p>
    </>
  );
}
