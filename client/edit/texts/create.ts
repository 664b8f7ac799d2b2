import type { Translated } from '../language.ts';

/** The texts of new events and editions, and of the comments that ask for a review. */
export interface CreateTexts {
  /** The button that removes a comment which asks for a review. */
  readonly reviewed: string;
}

export const createTexts: Translated<CreateTexts> = {
  en: {
    reviewed: 'Reviewed',
  },
  hr: {
    reviewed: 'Pregledano',
  },
  de: {
    reviewed: 'Geprüft',
  },
};
