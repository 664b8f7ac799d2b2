import type { EventPage, EventSection } from '../../src/domain/page/page.ts';

export type SectionKind = EventSection['kind'];

/** The props of a section's component: the data of the section and of its page. */
export interface SectionProps<K extends SectionKind> {
  readonly section: Extract<EventSection, { readonly kind: K }>;
  readonly page: EventPage;
}
