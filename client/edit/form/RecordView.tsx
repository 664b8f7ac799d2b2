import { useCallback } from 'react';
import { ask } from '../edit-api.ts';
import { Failure } from '../Failure.tsx';
import { TextsForm } from '../interface-texts/TextsForm.tsx';
import { t } from '../shown-texts.ts';
import { useAnswer } from '../use-answer.ts';
import { RecordForm } from './RecordForm.tsx';

/** Loads a record and shows its form. */
export function RecordView({ path }: { readonly path: string }) {
  const { answer, error, load } = useAnswer(useCallback(() => ask('record', { path }), [path]));
  if (error !== undefined) return <Failure error={error} retry={load} />;
  if (answer === undefined) return <p className="loading">{t('form:loading')}</p>;
  return answer.texts === undefined ? <RecordForm record={answer} /> : <TextsForm record={answer} />;
}
