import type { ImportedLink } from './imported-programme.ts';

/** What a link of a session leads to, by the words of its title and address. */
export function linkKind(words: string): ImportedLink['kind'] {
  if (/youtu\.?be|vimeo|media\.ccc\.de|peertube|recording|video|stream|aufzeichnung|snimka|watch/i.test(words))
    return 'recording';
  if (/slides?|presentation|deck|folien|pr[ée]sentation|prezentacij|\.pdf|\.pptx?|\.odp|\.key\b/i.test(words))
    return 'slides';
  return 'other';
}
