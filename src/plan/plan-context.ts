import type { LanguageSettings } from '../domain/language.ts';
import type { Edition, Site } from '../domain/site/site.ts';
import type { Instant } from '../domain/time/timeline.ts';
import type { NoteTaker } from './plan-notes.ts';

/** Returns the interface text with the key `namespace:key`, with i18next's plurals and interpolation. */
export type Translate = (key: string, params?: Readonly<Record<string, unknown>>) => string;

/** Returns the value of a placeholder, or undefined for a placeholder that is to be left as it is. */
export interface Values {
  (name: string): string | undefined;
  /** The edition whose phases and date limits apply to timed blocks in the text. */
  readonly edition?: Edition;
}

/** The context of planning a page: the site, the build's instant, the language and the site's address. */
export interface PlanContext {
  readonly site: Site;
  readonly at: Instant;
  readonly language: LanguageSettings;
  readonly origin: string;
  readonly basePath: string;
  readonly t: Translate;
  /** Returns the interface texts of another language. */
  readonly translate: (language: string) => Translate;
  /** The version of the picture encoder, which is part of the names of pictures. */
  readonly encoder: string;
  /** The part of the names of share images that stands for the look that draws them. Absent for the default look. */
  readonly drawings?: string;
  readonly notes: NoteTaker;
}

/** Leaves all placeholders as they are. */
export const NO_VALUES: Values = () => undefined;
