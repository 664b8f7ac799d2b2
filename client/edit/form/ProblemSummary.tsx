import type { FieldProblem, Pointer, RecordProblems } from '../../../src/domain/editor/edit.ts';
import type { FieldForm } from '../../../src/domain/editor/form-fields.ts';
import { useEditor } from '../editor-context.ts';
import { t } from '../shown-texts.ts';
import { ViewLink } from '../ViewLink.tsx';
import { bySeverity, fieldId, fieldIds } from './field-problems.ts';
import { ProblemMessage, ProblemText } from './ProblemText.tsx';
import { ReviewedButton } from './ReviewedButton.tsx';

/** All problems of the record, each with a link to its field. */
export function ProblemSummary({
  problems,
  form,
}: {
  readonly problems: readonly FieldProblem[];
  readonly form: FieldForm;
}) {
  const { labels } = useEditor();
  if (problems.length === 0) return null;
  return (
    <section className="summary">
      <h2>{t('form:problems')}</h2>
      <ul>
        {bySeverity(problems).map((problem) => (
          <li key={`${problem.pointer.join('/')} ${problem.message}`} className={problem.severity}>
            <strong>{problem.severity === 'error' ? t('form:error') : t('form:warning')}:</strong>{' '}
            {problem.pointer.length === 0 ? (
              <>
                <ProblemText problem={problem} withHint />
                <ReviewedButton problem={problem} focusId="content" />
              </>
            ) : (
              <a
                href={`#${fieldId(problem.pointer)}`}
                onClick={(event) => {
                  event.preventDefault();
                  showField(problem.pointer);
                }}
              >
                {labelPath(form, problem.pointer, (each) => labels[each.labelKey]?.label ?? each.label)}:{' '}
                <ProblemText problem={problem} />
              </a>
            )}
            <ProblemMessage problem={problem} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Problems of other records because of this one. */
export function OtherProblems({ problems }: { readonly problems: RecordProblems['others'] }) {
  const { site } = useEditor();
  if (problems.length === 0) return null;
  const records = site.groups.flatMap((group) => group.records);
  const titleOf = ({ path, title }: RecordProblems['others'][number]): string =>
    records.find((record) => record.path === path)?.title ?? title;
  return (
    <section className="summary">
      <h2>{t('form:otherProblems')}</h2>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.path} ${problem.pointer.join('/')} ${problem.message}`} className={problem.severity}>
            <ViewLink view={{ kind: 'record', path: problem.path }}>{titleOf(problem)}</ViewLink>:{' '}
            <ProblemText problem={problem} />
            <ProblemMessage problem={problem} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "Social › GitHub", "Speakers › 2" */
function labelPath(form: FieldForm, pointer: Pointer, labelOf: (form: FieldForm) => string): string {
  const words: string[] = [];
  let part: FieldForm | undefined = form;
  for (const key of pointer) {
    const field: FieldForm | undefined =
      part?.shape === 'group' ? part.fields.find((each) => each.key === key)?.field : undefined;
    words.push(field === undefined ? (/^\d+$/.test(key) ? String(Number(key) + 1) : key) : labelOf(field));
    part = field ?? (part?.shape === 'list' || part?.shape === 'map' ? part.item : undefined);
  }
  return words.join(' › ');
}

/** Opens what a field is folded in, and gives it the focus; if it is not shown, what contains it. */
function showField(pointer: Pointer): void {
  const element = fieldIds(pointer)
    .map((id) => document.getElementById(id))
    .find((each) => each !== null);
  if (element === null || element === undefined) return;
  for (let around = element.closest('details'); around; around = around.parentElement?.closest('details') ?? null) {
    around.open = true;
  }
  element.focus();
  element.scrollIntoView({ block: 'center' });
}
