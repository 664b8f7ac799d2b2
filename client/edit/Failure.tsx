import { EditError } from './edit-api.ts';
import { FailureText } from './FailureText.tsx';
import { t } from './shown-texts.ts';

/** What went wrong, what to do, and a button that tries again. */
export function Failure({ error, retry }: { readonly error: unknown; readonly retry?: (() => void) | undefined }) {
  const failure =
    error instanceof EditError ? error : { message: error instanceof Error ? error.message : String(error) };
  return (
    <div className="failure" role="alert">
      <FailureText failure={failure} />
      {retry !== undefined && (
        <button type="button" onClick={retry}>
          {t('form:tryAgain')}
        </button>
      )}
    </div>
  );
}
