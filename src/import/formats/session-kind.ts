import type { ImportedSession } from '../imported-programme.ts';
import { looksLikeService, looksLikeWorkshop } from './field-keywords.ts';
import type { ReadingNotes } from './reading-notes.ts';

export interface KindSource {
  readonly title: string;
  /** What the export calls this type of session; empty if it does not say. */
  readonly type: string;
  readonly hasPeople: boolean;
  /** Whether it has a description. */
  readonly hasText: boolean;
}

/** Recognises the kind of a session by its title and type. A session with speakers is never a service session. */
export function recognisedKind(
  { title, type, hasPeople, hasText }: KindSource,
  notes: ReadingNotes,
): ImportedSession['kind'] {
  if (!hasPeople && (looksLikeService(title, { hasText }) || looksLikeService(type))) {
    notes.add('guessed', 'Titles were recognised as breaks or other service sessions:', title);
    return 'service';
  }
  return looksLikeWorkshop(type) ? 'workshop' : 'talk';
}

/** An abstract and a description as one text. One of them often contains the other. */
export function joinedTexts(abstract: string | undefined, description: string | undefined): string | undefined {
  if (abstract === undefined || description?.startsWith(abstract)) return description;
  return description === undefined || abstract.includes(description) ? abstract : `${abstract}\n\n${description}`;
}
