import type { ReactNode } from 'react';
import type { AboutBlock } from '../../src/model/page.ts';
import { Figure, Gallery } from '../parts/Figure.tsx';
import { Prose } from '../parts/Prose.tsx';
import { SectionFrame } from '../parts/SectionFrame.tsx';
import { Topics } from '../parts/Topics.tsx';
import { useText } from '../render/environment.tsx';
import type { SectionProps } from './section-props.ts';

/** Half-width blocks about the event, and its topics where they have no section of their own. */
export function AboutSection({ section, page }: SectionProps<'about'>): ReactNode {
  const t = useText();
  const hasTopics = section.topics.length > 0 && !page.sections.some((one) => one.kind === 'topics');
  return (
    <SectionFrame ident="about" title={t('event:sections.about')} shown={section.shown} extra={section.extra}>
      <div className="halves">
        {section.blocks.map((block) => (
          <div key={keyOf(block)} className={`half half-${block.kind}`}>
            <Block block={block} />
          </div>
        ))}
      </div>
      {hasTopics && (
        <>
          <h3>{t('event:sections.topics')}</h3>
          <Topics topics={section.topics} />
        </>
      )}
    </SectionFrame>
  );
}

function keyOf(block: AboutBlock): string {
  if (block.kind === 'text') return block.text.html;
  return block.kind === 'image' ? block.image.src : block.images.map((image) => image.src).join(' ');
}

function Block({ block }: { readonly block: AboutBlock }): ReactNode {
  if (block.kind === 'text') return <Prose of={block.text} />;
  return block.kind === 'image' ? <Figure picture={block.image} /> : <Gallery pictures={block.images} />;
}
