import { defined } from '../../domain/defined.ts';
import type { ImportedSpeaker } from '../imported-programme.ts';
import { importedText } from '../text/imported-text.ts';
import { pictureAddress, socialLink } from './imported-links.ts';
import { isTrue, keyOf, type Loose, lineOf, listOf, recordsIn } from './loose-values.ts';
import type { ReadingNotes } from './reading-notes.ts';

export interface SpeakersSource {
  readonly data: Loose;
  /** The imported sessions. */
  readonly accepted: readonly Loose[];
  readonly notes: ReadingNotes;
}

/** Reads the speakers of Sessionize. E-mail addresses and telephone numbers are ignored. */
export function readSpeakers(source: SpeakersSource): readonly ImportedSpeaker[] {
  return recordsIn(source.data['speakers'])
    .filter((speaker) => isImported(speaker, source))
    .flatMap((speaker) => readSpeaker(speaker, source.notes));
}

/**
 * Whether a speaker is imported: not if all their sessions are left out. A speaker without any session is, with a note.
 */
function isImported(speaker: Loose, { data, accepted, notes }: SpeakersSource): boolean {
  const id = keyOf(speaker['id']) ?? '';
  const speaksIn = (session: Loose): boolean => listOf(session['speakers']).some((key) => keyOf(key) === id);
  if (accepted.some(speaksIn)) return true;
  const isLeftOut = recordsIn(data['sessions']).some(speaksIn);
  const name = lineOf(speaker['fullName']) ?? id;
  notes.add(
    isLeftOut ? 'left-out' : 'doubtful',
    isLeftOut ? 'Speakers whose sessions were all left out were left out too:' : 'Speakers without a session:',
    name,
  );
  return !isLeftOut;
}

/** The list is empty, with a note, if the speaker has no name or id. */
function readSpeaker(speaker: Loose, notes: ReadingNotes): readonly ImportedSpeaker[] {
  const key = keyOf(speaker['id']);
  const [name, surname] = [lineOf(speaker['firstName']), lineOf(speaker['lastName'])];
  const fullName = lineOf(speaker['fullName']) ?? lineOf(`${name ?? ''} ${surname ?? ''}`);
  if (key === undefined || fullName === undefined) {
    notes.add('left-out', 'Speakers without a name or an id were left out:', fullName ?? key ?? 'without either');
    return [];
  }
  if (isTrue(speaker['isTopSpeaker'])) {
    notes.add(
      'left-out',
      'Top speakers are not imported as keynote speakers; set `keynote: true` if they are:',
      fullName,
    );
  }
  const picture = lineOf(speaker['profilePicture']);
  return [
    defined({
      key,
      fullName,
      name,
      surname,
      position: lineOf(speaker['tagLine']),
      biography: importedText(speaker['bio'], { style: 'plain', subject: fullName, notes }),
      pictureUrl: picture === undefined ? undefined : pictureAddress(picture),
      links: recordsIn(speaker['links']).flatMap(({ title, linkType, url }) =>
        socialLink({ title: lineOf(title) ?? lineOf(linkType)?.replace(/_/g, ' '), url }, { subject: fullName, notes }),
      ),
    }),
  ];
}
