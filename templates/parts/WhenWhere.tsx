import type { ReactNode } from 'react';
import type { Phrase } from '../../src/domain/language.ts';
import type { Moment } from '../../src/domain/page/page.ts';
import { useText } from '../render/environment.tsx';
import { T } from './T.tsx';
import { Time } from './Time.tsx';

/** The date and place of an event. */
export function WhenWhere({ when, where }: { readonly when: Moment; readonly where: Phrase | undefined }): ReactNode {
  const t = useText();
  return (
    <dl className="facts">
      <div>
        <dt>{t('event:when')}</dt>
        <dd>
          <Time of={when} />
        </dd>
      </div>
      {where !== undefined && (
        <div>
          <dt>{t('event:where')}</dt>
          <dd>
            <T of={where} />
          </dd>
        </div>
      )}
    </dl>
  );
}
