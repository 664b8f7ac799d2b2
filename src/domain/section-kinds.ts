/** The sections of an event's page, in the order in which it shows them; each stands there under an id of its name. */
export const SECTION_KINDS = [
  'about',
  'topics',
  'news',
  'speakers',
  'schedule',
  'venue',
  'tickets',
  'faq',
  'sponsors',
  'newsletter',
  'testimonials',
  'history',
] as const;

/** What an edition switches on and off: sections of its page, and what stands around them. */
export type SectionKind = (typeof SECTION_KINDS)[number] | 'hero' | 'footer';
