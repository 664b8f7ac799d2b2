import type { EventSection } from '../../domain/page/page.ts';
import type { SectionKind } from '../../domain/site/section-kinds.ts';
import type { Edition, SiteEvent } from '../../domain/site/site.ts';
import type { Values } from '../plan-context.ts';

/** The input for planning a section. */
export interface SectionScope {
  readonly event: SiteEvent;
  readonly edition: Edition;
  readonly kind: SectionKind;
  readonly values: Values;
}

/** The content of a section, without window and extra texts, which all sections have. */
export type SectionBody = EventSection extends infer S
  ? S extends EventSection
    ? Omit<S, 'shown' | 'extra'>
    : never
  : never;
