import type { EventSection } from '../../domain/page.ts';
import type { SectionKind } from '../../domain/section-kinds.ts';
import type { Edition, SiteEvent } from '../../domain/site.ts';
import type { Values } from '../plan-context.ts';

/** What a section is planned from. */
export interface SectionScope {
  readonly event: SiteEvent;
  readonly edition: Edition;
  readonly kind: SectionKind;
  readonly values: Values;
}

/** A section without its window and extra texts, which are added to every section. */
export type SectionBody = EventSection extends infer S
  ? S extends EventSection
    ? Omit<S, 'shown' | 'extra'>
    : never
  : never;
