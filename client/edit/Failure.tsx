import { EditError, NoAnswerError } from './edit-api.ts';
import { textsIn } from './editor-context.ts';
import { editorLanguage } from './language.ts';

/** What went wrong, as a sentence, and what to do. */
export function Failure({ error, retry }: { readonly error: unknown; readonly retry?: (() => void) | undefined }) {
  const texts = textsIn(editorLanguage());
  const isUnanswered = error instanceof NoAnswerError;
  const message = isUnanswered ? texts.noAnswer : error instanceof Error ? error.message : String(error);
  const hint = isUnanswered ? texts.noAnswerHint : error instanceof EditError ? error.hint : undefined;
  return (
    <div className="failure" role="alert">
      <p>
        <strong>{message}</strong> {hint}
      </p>
      {retry !== undefined && (
        <button type="button" onClick={retry}>
          {texts.tryAgain}
        </button>
      )}
    </div>
  );
}
