import type { ReactNode } from 'react';
import type { ChangeNote } from '../../src/domain/page/page.ts';
import { useText } from '../render/environment.tsx';
import { LinkedText } from './OutcomeLine.tsx';
import { T } from './T.tsx';
import { Time } from './Time.tsx';
import { UrgentMark } from './UrgentMark.tsx';
import { Windowed } from './Windowed.tsx';

interface ChangeListProps {
  readonly changes: readonly ChangeNote[];
  readonly label: string;
}

/** Changes of a session or of a whole programme: what has happened to what, when it was told, and what people should know. */
export function ChangeList({ changes, label }: ChangeListProps): ReactNode {
  const t = useText();
  if (changes.length === 0) return null;
  return (
    <ul className="changes" aria-label={label}>
      {changes.map((change) => (
        <Windowed as="li" key={JSON.stringify(change)} shown={change.shown} data-kind={change.kind}>
          <p>
            <strong>
              <UrgentMark of={change.urgent} />
              {change.about !== undefined && (
                <>
                  <LinkedText to={change.about} />
                  {': '}
                </>
              )}
              {change.what}
            </strong>
            {change.by !== undefined && (
              <>
                {' '}
                <LinkedText to={change.by} />
              </>
            )}
          </p>
          {change.now !== undefined && (
            <p>
              {t('schedule:changesPage.now')} <strong>{change.now}</strong>
            </p>
          )}
          {change.text !== undefined && (
            <p>
              <T of={change.text} />
            </p>
          )}
          <p className="quiet">
            {t('schedule:changes.told')} <Time of={change.told} />
          </p>
        </Windowed>
      ))}
    </ul>
  );
}
