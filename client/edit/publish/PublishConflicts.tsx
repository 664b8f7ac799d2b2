import type { ConflictSide, PublishConflict } from '../../../src/domain/editor/edit.ts';
import { t } from '../shown-texts.ts';
import type { ConflictChoices } from './use-choices.ts';

interface PublishConflictsProps {
  readonly conflicts: readonly PublishConflict[];
  readonly choices: ConflictChoices;
  /** The id of the text that says what is to be done. */
  readonly helpId: string;
}

/** Both versions of each file with a conflict, and the choice between them. */
export function PublishConflicts({ conflicts, choices, helpId }: PublishConflictsProps) {
  if (conflicts.length === 0) return null;
  return (
    <>
      <p id={helpId}>{t('publish:choicesHelp')}</p>
      {conflicts.map((conflict) => (
        <Conflict key={conflict.path} {...{ conflict, choices }} />
      ))}
    </>
  );
}

interface ConflictProps extends Pick<PublishConflictsProps, 'choices'> {
  readonly conflict: PublishConflict;
}

function Conflict({ conflict, choices }: ConflictProps) {
  const { path, deletedBy } = conflict;
  const sides: readonly ConflictSide[] = ['yours', 'theirs'];
  return (
    <section className="publish-conflict" aria-label={path}>
      <h3>{path.replace(/^content\//, '')}</h3>
      {sides.map((side) => (
        <div key={side}>
          <Version
            title={t(`publish:${side}`)}
            text={deletedBy === side ? t('publish:deleted') : conflict[side] || t('publish:noText')}
          />
          <button
            type="button"
            aria-pressed={choices.sideOf(conflict) === side}
            onClick={() => choices.choose(conflict, side)}
          >
            {side === 'theirs' ? t('publish:takeTheirs') : t('publish:keepMine')}
          </button>
        </div>
      ))}
    </section>
  );
}

function Version({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <figure>
      <figcaption>{title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, with a keyboard too. */}
      <pre tabIndex={0}>{text}</pre>
    </figure>
  );
}
