import { field } from '../content/content-index.ts';

/** Whether the page of an event ever shows a section, by the data of its current edition and of the event. */
export function isSectionOn(section: string, edition: unknown, event: unknown): boolean {
  const value = field(field(edition, 'sections'), section) ?? field(field(event, 'sections'), section);
  return value !== undefined && value !== false;
}
