import { defined } from '../../domain/defined.ts';
import type { ImportedLink, ImportedProgramme, ImportedSession, ImportedSpeaker } from '../imported-programme.ts';
import { importedText } from '../text/imported-text.ts';
import { assembleProgramme } from './assemble-programme.ts';
import { languageOf, levelOf, looksLikeKeynote, looksLikeService, looksLikeWorkshop } from './field-keywords.ts';
import { hoverboardSlots, type PlacedSlot } from './hoverboard-slots.ts';
import { importedLink, type LinkSource, pictureAddress, socialLink } from './imported-links.ts';
import { isTrue, keyedRecords, keyOf, type Loose, lineOf, listOf, recordOf, recordsIn } from './loose-values.ts';
import { createNotes, type ReadingNotes } from './reading-notes.ts';

/**
 * Reads the data of a Hoverboard site, versions 2 and 3: speakers and sessions by key, and a schedule with their slots.
 */

/** Parts of the file that are not imported. */
const OTHER_PARTS = ['partners', 'team', 'tickets', 'videos', 'gallery', 'blog', 'previousSpeakers'];

export function readHoverboard(data: Loose): ImportedProgramme {
  const notes = createNotes();
  for (const part of OTHER_PARTS) if (data[part] !== undefined) notes.add('left-out', 'Not imported:', part);
  const records = keyedRecords(data['sessions']).map(([key, session]) => ({ key, session }));
  const titles = new Map(records.map(({ key, session }) => [key, lineOf(session['title']) ?? key]));
  const { rooms, slotsBySession } = hoverboardSlots(recordOf(data['schedule']), { titles, notes });
  const sessions = records.flatMap(({ key, session }) =>
    readSession(session, { key, slots: slotsBySession.get(key) ?? [], notes }),
  );
  const speakers = keyedRecords(data['speakers']).flatMap(([key, speaker]) => readSpeaker(speaker, { key, notes }));
  return assembleProgramme({ speakers, sessions, rooms }, notes);
}

function readSession(
  session: Loose,
  { key, slots, notes }: { readonly key: string; slots: readonly PlacedSlot[]; notes: ReadingNotes },
): readonly ImportedSession[] {
  const title = lineOf(session['title']);
  if (title === undefined) {
    notes.add('left-out', 'Sessions without a title were left out:', key);
    return [];
  }
  const source = { subject: title, notes };
  const speakerKeys = [...listOf(session['speakers']), session['speaker']].flatMap((speaker) => keyOf(speaker) ?? []);
  const type = lineOf(session['type']) ?? '';
  const tags = [...new Set(listOf(session['tags']).flatMap((tag) => lineOf(tag) ?? []))];
  return [
    defined({
      key,
      title,
      description: importedText(session['description'], { ...source, style: 'mixed' }),
      speakerKeys,
      kind: kindOf(session, source, speakerKeys.length > 0),
      isForAll: slots[0]?.isForAll ?? false,
      language: languageOf(lineOf(session['language']) ?? ''),
      level: levelOf(lineOf(session['complexity']) ?? ''),
      isKeynote: (speakerKeys.length > 0 && looksLikeKeynote(`${type} ${tags.join(' ')}`)) || undefined,
      topics: tags.length === 0 ? undefined : tags,
      slots: slots.map(({ slot }) => slot),
      links: linksOf(session, source),
    }),
  ];
}

function kindOf(session: Loose, { subject: title, notes }: LinkSource, hasSpeakers: boolean): ImportedSession['kind'] {
  const hasText = lineOf(session['description']) !== undefined;
  if (!hasSpeakers && (isTrue(session['isBreak']) || looksLikeService(title, { hasText }))) {
    if (!isTrue(session['isBreak']))
      notes.add('guessed', 'Titles were recognised as breaks or other service sessions:', title);
    return 'service';
  }
  return looksLikeWorkshop(lineOf(session['type']) ?? '') ? 'workshop' : 'talk';
}

function linksOf(session: Loose, source: LinkSource): readonly ImportedLink[] {
  const video = lineOf(session['videoId']);
  const recording = video === undefined || !/^[\w-]+$/.test(video) ? video : `https://www.youtube.com/watch?v=${video}`;
  return [
    ...importedLink({ title: 'Slides', url: session['presentation'], kind: 'slides' }, source),
    ...importedLink({ title: 'Recording', url: recording, kind: 'recording' }, source),
  ];
}

function readSpeaker(
  speaker: Loose,
  { key, notes }: { readonly key: string; readonly notes: ReadingNotes },
): readonly ImportedSpeaker[] {
  const fullName = lineOf(speaker['name']);
  if (fullName === undefined) {
    notes.add('left-out', 'Speakers without a name were left out:', key);
    return [];
  }
  const picture = lineOf(speaker['photoUrl']) ?? lineOf(speaker['photo']);
  const biography = lineOf(speaker['bio']) === undefined ? speaker['shortBio'] : speaker['bio'];
  return [
    defined({
      key,
      fullName,
      position: lineOf(speaker['title']),
      company: lineOf(speaker['company']),
      biography: importedText(biography, { style: 'mixed', subject: fullName, notes }),
      pictureUrl: picture !== undefined && /^https?:/i.test(picture) ? pictureAddress(picture) : undefined,
      links: recordsIn(speaker['socials']).flatMap(({ name, icon, link }) =>
        socialLink({ title: lineOf(name) ?? icon, url: link }, { subject: fullName, notes }),
      ),
    }),
  ];
}
