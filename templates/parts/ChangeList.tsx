import type { ReactNode } from 'react';
import type { ChangeNote } from '../../src/domain/page.ts';
import { useText } from '../render/environment.tsx';
import { LinkedText } from './OutcomeLine.tsx';
import { T } from './T.tsx';
import { Time } from './Time.tsx';
import { Windowed } from './Windowed.tsx';

/** The changes that touch a session: what has happened, when it was told, and what people should know. */
export function ChangeList({ changes }: { readonly changes: readonly ChangeNote[] }): ReactNode {
  const t = useText();
  if (changes.length === 0) return null;
  return (
    <ul className="changes" aria-label={t('schedule:changes.title')}>
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
