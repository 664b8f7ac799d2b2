import type { UncheckedRecord } from '../content/valid-record.ts';
import { type SectionKind, sectionVisibilities } from '../domain/site/section-kinds.ts';

/** Whether the page of an event ever shows a section, by the data of its current edition and of the event. */
export function isSectionOn(
  section: SectionKind,
  edition: UncheckedRecord<'edition'>['data'] | undefined,
  event: UncheckedRecord<'event'>['data'] | undefined,
): boolean {
  const visibility = sectionVisibilities(event?.sections, edition?.sections)[section];
  return visibility !== undefined && visibility !== false;
}
