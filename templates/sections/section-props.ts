import type { EventPage, EventSection } from '../../src/domain/page.ts';

export type SectionKind = EventSection['kind'];

/** What a section's component gets: its own data, and the page it stands on. */
export interface SectionProps<K extends SectionKind> {
  readonly section: Extract<EventSection, { readonly kind: K }>;
  readonly page: EventPage;
}
