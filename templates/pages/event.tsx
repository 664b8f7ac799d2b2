import type { ReactNode } from 'react';
import type { EventPage as Content, EventSection } from '../../src/domain/page/page.ts';
import { EditionStatus } from '../parts/EditionStatus.tsx';
import { Hero } from '../parts/Hero.tsx';
import { UrgentChanges } from '../parts/UrgentChanges.tsx';
import { SECTIONS } from '../sections/registry.ts';
import type { SectionKind, SectionProps } from '../sections/section-props.ts';

/** The page of an event: what is urgent, the hero and the sections. */
export function EventPage({ content }: { readonly content: Content }): ReactNode {
  return (
    <>
      <UrgentChanges of={content.urgent} />
      <EditionStatus of={content.status} />
      <Hero hero={content.hero} />
      {content.sections.map((section) => (
        <Section key={section.kind} section={section} page={content} />
      ))}
    </>
  );
}

function Section({ section, page }: { readonly section: EventSection; readonly page: Content }): ReactNode {
  const Chosen = SECTIONS[section.kind] as (props: SectionProps<SectionKind>) => ReactNode;
  return <Chosen section={section} page={page} />;
}
