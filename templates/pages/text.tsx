import type { ReactNode } from 'react';
import type { TextPage as Content } from '../../src/domain/page/page.ts';
import { ConfirmationView } from '../parts/form/ConfirmationView.tsx';
import { Revised } from '../parts/Revised.tsx';
import { TextFrame } from '../parts/TextFrame.tsx';

/** A text page, such as the terms. */
export function TextPage({ content }: { readonly content: Content }): ReactNode {
  return (
    <TextFrame {...content} lead={content.confirms && <ConfirmationView {...content.confirms} />}>
      <Revised updated={content.updated} revision={content.revision} />
    </TextFrame>
  );
}
