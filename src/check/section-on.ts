import { field } from '../content/content-index.ts';
import { type SectionKind, sectionVisibilities } from '../domain/site/section-kinds.ts';

/** Whether the page of an event ever shows a section, by the data of its current edition and of the event. */
export function isSectionOn(section: SectionKind, edition: unknown, event: unknown): boolean {
  const [own, ofEvent] = [edition, event].map((data) => field(data, 'sections') as object | undefined);
  const visibility = field(sectionVisibilities(ofEvent, own), section);
  return visibility !== undefined && visibility !== false;
}
