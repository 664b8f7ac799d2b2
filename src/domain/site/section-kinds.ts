/** The sections of an event's page, in order of appearance. Each has its name as id. */
export const SECTION_KINDS = [
  'about',
  'topics',
  'news',
  'speakers',
  'tickets',
  'schedule',
  'venue',
  'faq',
  'sponsors',
  'newsletter',
  'testimonials',
  'history',
] as const;

/** The parts of an event's page that an edition can switch on and off: sections, hero and footer. */
export type SectionKind = (typeof SECTION_KINDS)[number] | 'hero' | 'footer';
