import type { ReactNode } from 'react';
import type { ChangeNote } from '../../src/domain/page/page.ts';
import { useText } from '../render/environment.tsx';
import { LinkedText } from './OutcomeLine.tsx';
import { T } from './T.tsx';
import { Time } from './Time.tsx';
import { Windowed } from './Windowed.tsx';

interface ChangeListProps {
  readonly changes: readonly ChangeNote[];
  readonly label: string;
}

/** Changes of a session, or notices for everybody: what has happened, when it was told, and what people should know. */
export function ChangeList({ changes, label }: ChangeListProps): ReactNode {
  const t = useText();
  if (changes.length === 0) return null;
  return (
    <ul className="changes" aria-label={label}>
      {changes.map((change) => (
        <Windowed
          as="li"
          key={change.ident}
          shown={change.shown}
          className={change.urgent ? 'change-urgent' : undefined}
        >
          <p>
            <strong>
              {change.urgent && `${t('schedule:changes.urgent')}: `}
              {change.what}
            </strong>
            {change.by !== undefined && (
              <>
                {' '}
                <LinkedText to={change.by} />
              </>
            )}
          </p>
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
