import type { LanguageSettings } from '../model/language.ts';
import type { Edition, Site } from '../model/site.ts';
import type { Instant } from '../model/timeline.ts';
import type { NoteTaker } from './plan-notes.ts';

/** Interface texts: `namespace:key`, with i18next's plurals and interpolation. */
export type Translate = (key: string, params?: Readonly<Record<string, unknown>>) => string;

/** What placeholders stand for; undefined leaves them as they are. */
export interface Values {
  (name: string): string | undefined;
  /** Whose phases and date limits the text's blocks mean. */
  readonly edition?: Edition;
}

/** What a page is planned with: the site, the instant of the build, the language, and where the site will stand. */
export interface PlanContext {
  readonly site: Site;
  readonly at: Instant;
  readonly language: LanguageSettings;
  readonly origin: string;
  readonly basePath: string;
  readonly t: Translate;
  /** The interface texts of another language. */
  readonly translate: (language: string) => Translate;
  /** Version of what encodes pictures, which is part of their names. */
  readonly encoder: string;
  readonly notes: NoteTaker;
}

/** Leaves all placeholders as they are. */
export const NO_VALUES: Values = () => undefined;
