import type { Edition } from '../../domain/site/site.ts';

/** A section on the page of a past edition; its name is the section's id. */
export type PastSection = 'about' | 'speakers' | 'schedule' | 'testimonials' | 'sponsors';

/** The sections on the page of a past edition that have content, in the order of the page. */
export function pastSections(edition: Edition): readonly PastSection[] {
  const has: Readonly<Record<PastSection, boolean>> = {
    about: edition.about.length > 0 || edition.history !== undefined,
    speakers: edition.speakers.some(({ placeholder }) => !placeholder),
    schedule: edition.days.some(({ programme }) => programme.length > 0),
    testimonials: edition.testimonials.length > 0,
    sponsors: edition.sponsors.length > 0,
  };
  return (Object.keys(has) as PastSection[]).filter((section) => has[section]);
}
