import type { ReactNode } from 'react';
import type { NewsItem } from '../../src/domain/page/page.ts';
import { partId } from '../../src/domain/paths/part-ids.ts';
import { Figure } from '../parts/Figure.tsx';
import { Prose } from '../parts/Prose.tsx';
import { Revised } from '../parts/Revised.tsx';
import { SectionFrame } from '../parts/SectionFrame.tsx';
import { T } from '../parts/T.tsx';
import { Time } from '../parts/Time.tsx';
import { Windowed } from '../parts/Windowed.tsx';
import { useText } from '../render/environment.tsx';
import type { SectionProps } from './section-props.ts';

/** The section with the latest news. */
export function NewsSection({ section }: SectionProps<'news'>): ReactNode {
  const t = useText();
  return (
    <SectionFrame ident="news" title={t('event:sections.news')} shown={section.shown} extra={section.extra}>
      <ul className="news">
        {section.items.map((item) => (
          <Windowed key={item.ident} as="li" shown={item.shown}>
            <Item item={item} />
          </Windowed>
        ))}
      </ul>
    </SectionFrame>
  );
}

function Item({ item }: { readonly item: NewsItem }): ReactNode {
  const t = useText();
  return (
    <article className="news-item" id={partId('news', item.ident)}>
      <p className="label">
        {item.breaking && <strong>{t('event:news.breaking')} </strong>}
        <Time of={item.when} />
      </p>
      <h3>
        <T of={item.title} />
      </h3>
      <p>
        <T of={item.short} />
      </p>
      {item.revision > 0 && <Revised updated={item.updated} revision={item.revision} />}
      {item.full !== undefined && <Prose of={item.full} />}
      {item.blocks !== undefined && (
        <div className="news-blocks">
          {item.blocks.map((block) => (
            <div key={`${block.image?.src} ${block.text?.html}`} className={`news-block news-block-${block.width}`}>
              {block.image !== undefined && <Figure picture={block.image} />}
              {block.text !== undefined && <Prose of={block.text} />}
            </div>
          ))}
        </div>
      )}
    </article>
  );
}
