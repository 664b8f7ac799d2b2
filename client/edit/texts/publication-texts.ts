import type {
  PublishEndCode,
  PublishFailureCode,
  PublishStepCode,
} from '../../../src/domain/editor/publication-codes.ts';

/** What the editor says of a publication in a language besides English. */
export interface PublicationTexts {
  /** Why there is none, or why it failed, and what to do. */
  readonly failures: Readonly<Record<PublishFailureCode, string>>;
  readonly steps: Readonly<Record<PublishStepCode, string>>;
  /** How it ended. `errors` is the number of errors in the content. */
  readonly ends: Readonly<Record<PublishEndCode, string | ((errors: number) => string)>>;
}
