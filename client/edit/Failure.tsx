import { EditError } from './edit-api.ts';
import { textsIn } from './editor-context.ts';
import { FailureText } from './FailureText.tsx';
import { editorLanguage } from './language.ts';

/** What went wrong, what to do, and a button that tries again. */
export function Failure({ error, retry }: { readonly error: unknown; readonly retry?: (() => void) | undefined }) {
  const failure =
    error instanceof EditError ? error : { message: error instanceof Error ? error.message : String(error) };
  return (
    <div className="failure" role="alert">
      <FailureText failure={failure} />
      {retry !== undefined && (
        <button type="button" onClick={retry}>
          {textsIn(editorLanguage()).tryAgain}
        </button>
      )}
    </div>
  );
}
