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

type BySection<V> = { readonly [Section in SectionKind]?: V };

/**
 * When the sections of an edition show: as it says itself, else as its event says. Hero and footer show unless content
 * hides them, and sections that neither names never do.
 */
export function sectionVisibilities<V>(
  event: BySection<V> | undefined,
  edition: BySection<V> | undefined,
): BySection<V | true> {
  return { hero: true, footer: true, ...event, ...edition };
}
