import { type DragEvent, useState } from 'react';
import type { FieldProblem } from '../../../../src/domain/editor/edit.ts';
import type { FieldForm } from '../../../../src/domain/editor/form-fields.ts';
import { addPicture } from '../../edit-api.ts';
import { useEditor, useLabel } from '../../editor-context.ts';
import { Failure } from '../../Failure.tsx';
import { t } from '../../shown-texts.ts';
import { NO_PROBLEMS } from '../field-problems.ts';
import { type FieldProps, type FormOf, useForm } from '../form-context.ts';
import { asText } from '../language-texts.ts';
import { useMediaPreview } from '../use-media-preview.ts';
import { exampleOf, FieldFrame, Problems } from './FieldFrame.tsx';

/** The path of a file below `content/media`, which can be chosen, or added from the device. */
export function PictureField(props: FieldProps<FormOf<'reference'>>) {
  const { form, value, pointer } = props;
  const { change, choices } = useForm();
  const sending = useSending(props);
  const text = asText(value);
  const picture = useMediaPreview(isPicture(text) ? text : '');
  return (
    <FieldFrame field={props} example={exampleOf(form)}>
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same.
        <div
          className="picture"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => drop(event, sending.send)}
        >
          {picture !== undefined && <img src={picture} alt="" />}
          <div>
            <input
              {...control}
              type="text"
              autoComplete="off"
              list={`${control.id}/choices`}
              value={text}
              onChange={(event) => change(pointer, event.target.value || undefined)}
            />
            <datalist id={`${control.id}/choices`}>
              {(choices['media'] ?? []).map((choice) => (
                <option key={choice.value} value={choice.value} />
              ))}
            </datalist>
            <FileButton form={form} isSending={sending.isSending} send={sending.send} />
            <Problems id={`${control.id}/file`} problems={sending.problems} />
            {sending.error !== undefined && <Failure error={sending.error} />}
          </div>
        </div>
      )}
    </FieldFrame>
  );
}

function FileButton({
  form,
  isSending,
  send,
}: {
  readonly form: FieldForm;
  readonly isSending: boolean;
  readonly send: (file: File) => void;
}) {
  const { label } = useLabel(form);
  return (
    <label className="file">
      <input
        type="file"
        className="unseen"
        disabled={isSending}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file !== undefined) send(file);
        }}
      />
      <span className="button">{isSending ? t('form:sending') : t('form:chooseFile')}</span>{' '}
      <span className="help">{t('form:dropHere')}</span>
      <span className="unseen"> ({label})</span>
    </label>
  );
}

function drop(event: DragEvent, send: (file: File) => void): void {
  const file = event.dataTransfer.files[0];
  if (file === undefined) return;
  event.preventDefault();
  send(file);
}

/** Sends a file to the watch, which puts it below `content/media`, and sets the field to its path. */
function useSending({ form, pointer }: FieldProps) {
  const { change, kind, reloadChoices } = useForm();
  const { announce } = useEditor();
  const [isSending, setIsSending] = useState(false);
  const [problems, setProblems] = useState<readonly FieldProblem[]>(NO_PROBLEMS);
  const [error, setError] = useState<unknown>();
  const add = async (file: File): Promise<void> => {
    const answer = await addPicture(folderOf(form.examples?.[0]) ?? kind, file);
    setProblems(answer.problems);
    if (answer.problems.some(({ severity }) => severity === 'error')) return;
    await reloadChoices();
    change(pointer, answer.path);
    announce(t('form:added'));
  };
  const send = (file: File): void => {
    setIsSending(true);
    setProblems(NO_PROBLEMS);
    setError(undefined);
    add(file)
      .catch(setError)
      .finally(() => setIsSending(false));
  };
  return { send, isSending, problems, error };
}

function isPicture(path: string): boolean {
  return /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(path);
}

/** The folder of the example: `speakers` of `speakers/berg-mia.svg`. */
function folderOf(example: unknown): string | undefined {
  const path = Array.isArray(example) ? example[0] : example;
  return typeof path === 'string' && path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : undefined;
}
