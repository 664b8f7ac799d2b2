import type { ReactNode } from 'react';
import type { TextPage as Content } from '../../src/model/page.ts';
import { TextFrame } from '../parts/TextFrame.tsx';
import { Time } from '../parts/Time.tsx';
import { useText } from '../render/environment.tsx';

/** A page of prose, such as the terms. */
export function TextPage({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  return (
    <TextFrame {...content}>
      {content.updated !== undefined && (
        <p className="quiet">
          {t('common:updated')} <Time of={content.updated} />
        </p>
      )}
    </TextFrame>
  );
}
