import type { ReactNode } from 'react';
import { AboutSection } from './AboutSection.tsx';
import { FaqSection } from './FaqSection.tsx';
import { HistorySection } from './HistorySection.tsx';
import { NewsletterSection } from './NewsletterSection.tsx';
import { NewsSection } from './NewsSection.tsx';
import { ScheduleSection } from './ScheduleSection.tsx';
import { SpeakersSection } from './SpeakersSection.tsx';
import { SponsorsSection } from './SponsorsSection.tsx';
import type { SectionKind, SectionProps } from './section-props.ts';
import { TestimonialsSection } from './TestimonialsSection.tsx';
import { TicketsSection } from './TicketsSection.tsx';
import { TopicsSection } from './TopicsSection.tsx';
import { VenueSection } from './VenueSection.tsx';

/** The sections of an event's page by kind. */
export const SECTIONS: { readonly [K in SectionKind]: (props: SectionProps<K>) => ReactNode } = {
  about: AboutSection,
  faq: FaqSection,
  history: HistorySection,
  news: NewsSection,
  newsletter: NewsletterSection,
  schedule: ScheduleSection,
  speakers: SpeakersSection,
  sponsors: SponsorsSection,
  testimonials: TestimonialsSection,
  tickets: TicketsSection,
  topics: TopicsSection,
  venue: VenueSection,
};
