import { defined } from '../../model/defined.ts';
import type { ImportedLink, ImportedSession, ImportedSpeaker } from './imported-programme.ts';
import { importedText } from './imported-text.ts';
import { isTrue, keyOf, type Loose, lineOf, recordsIn } from './loose-values.ts';
import { importedLink, socialTitle } from './person-links.ts';
import type { ReadingNotes } from './reading-notes.ts';
import { secureAddress } from './web-address.ts';

/** A speaker of Sessionize; none without a name. E-mail addresses and telephone numbers are not looked at. */
export function readSpeaker(speaker: Loose, notes: ReadingNotes): readonly ImportedSpeaker[] {
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
      links: recordsIn(speaker['links']).flatMap((link) => readLink(link, { of: fullName, notes })),
    }),
  ];
}

function readLink(link: Loose, source: { readonly of: string; readonly notes: ReadingNotes }): readonly ImportedLink[] {
  const type = lineOf(link['linkType'])?.replace(/_/g, ' ');
  const title = lineOf(link['title']) ?? type;
  const read = importedLink({ title, url: link['url'], kind: 'social' }, source);
  return read === undefined ? [] : [{ ...read, title: socialTitle(read.url, read.title) }];
}

/** Marks who holds a session that is a keynote. */
export function withKeynotes(
  speakers: readonly ImportedSpeaker[],
  sessions: readonly ImportedSession[],
): readonly ImportedSpeaker[] {
  const keys = new Set(
    sessions.filter(({ isKeynote }) => isKeynote === true).flatMap(({ speakerKeys }) => speakerKeys),
  );
  return speakers.map((speaker) => (keys.has(speaker.key) ? { ...speaker, isKeynote: true } : speaker));
}
