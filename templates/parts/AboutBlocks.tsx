import type { ReactNode } from 'react';
import type { AboutBlock } from '../../src/domain/page/page.ts';
import { Figure, Gallery } from './Figure.tsx';
import { Prose } from './Prose.tsx';

/** Blocks of half the page's width: texts, pictures, galleries. */
export function AboutBlocks({ of: blocks }: { readonly of: readonly AboutBlock[] }): ReactNode {
  return (
    <div className="halves">
      {blocks.map((block) => (
        <div key={keyOf(block)} className={`half half-${block.kind}`}>
          <Block block={block} />
        </div>
      ))}
    </div>
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
