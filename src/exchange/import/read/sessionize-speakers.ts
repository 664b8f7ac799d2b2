import { defined } from '../../../domain/defined.ts';
import type { ImportedSpeaker } from '../imported-programme.ts';
import { importedText } from '../text/imported-text.ts';
import { secureAddress, socialLink } from './imported-links.ts';
import { isTrue, keyOf, type Loose, lineOf, listOf, recordsIn } from './loose-values.ts';
import type { ReadingNotes } from './reading-notes.ts';

export interface SpeakersSource {
  readonly data: Loose;
  /** The sessions that are taken over. */
  readonly accepted: readonly Loose[];
  readonly notes: ReadingNotes;
}

/** The speakers of Sessionize. E-mail addresses and telephone numbers are not looked at. */
export function readSpeakers(source: SpeakersSource): readonly ImportedSpeaker[] {
  return recordsIn(source.data['speakers'])
    .filter((speaker) => isOnSite(speaker, source))
    .flatMap((speaker) => readSpeaker(speaker, source.notes));
}

/** Who speaks only in sessions that are left out is left out too; who has none at all is the organiser's to decide. */
function isOnSite(speaker: Loose, { data, accepted, notes }: SpeakersSource): boolean {
  const id = keyOf(speaker['id']) ?? '';
  const speaksIn = (session: Loose): boolean => listOf(session['speakers']).some((key) => keyOf(key) === id);
  if (accepted.some(speaksIn)) return true;
  const isLeftOut = recordsIn(data['sessions']).some(speaksIn);
  const name = lineOf(speaker['fullName']) ?? id;
  notes.add(
    isLeftOut ? 'left-out' : 'doubtful',
    isLeftOut ? 'Speakers of none but these sessions were left out:' : 'Speakers without a session:',
    name,
  );
  return !isLeftOut;
}

/** None without a name. */
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
      'Nothing says of top speakers that they hold a keynote; set `keynote: true` where it is so:',
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
      biography: importedText(speaker['bio'], { style: 'plain', of: fullName, notes }),
      pictureUrl: picture === undefined ? undefined : secureAddress(picture),
      links: recordsIn(speaker['links']).flatMap(({ title, linkType, url }) =>
        socialLink({ title: lineOf(title) ?? lineOf(linkType)?.replace(/_/g, ' '), url }, { of: fullName, notes }),
      ),
    }),
  ];
}
