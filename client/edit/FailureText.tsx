import type { EditFailure } from '../../src/domain/editor/edit.ts';
import { ExactMessage } from './ExactMessage.tsx';
import { sentence } from './publish/hint-sentence.ts';
import { findText } from './shown-texts.ts';

interface Props {
  readonly failure: { readonly [K in keyof EditFailure]: EditFailure[K] | undefined } & Pick<EditFailure, 'message'>;
  readonly className?: string;
}

/** What went wrong, and what to do: in the language of the editor if that has a sentence for it, or else in English. */
export function FailureText({ failure: { code, message, hint }, className }: Props) {
  const text = code && findText(`answers:${code}`);
  if (text === undefined) {
    return (
      <p className={className} lang="en">
        <strong>{message}</strong> {hint === undefined ? '' : sentence(hint)}
      </p>
    );
  }
  return (
    <div className={className}>
      <p>{text}</p>
      {code !== 'no-answer' && <ExactMessage message={message} hint={hint} />}
    </div>
  );
}
