/**
 * A programme as conference systems export it, in one shape: what every reader of a format gives and the writer of
 * content files takes. Texts are Markdown already; times are wall-clock times of the event, without a zone; nothing is
 * guessed here that the export does not say, and what a reader leaves out or takes for something else it notes.
 */

/** What a reader needs besides the export. */
export interface ReadOptions {
  /** The zone of the event (IANA): times with an offset are converted to it where the export names no zone of its own. */
  readonly timeZone: string;
}

export interface ImportedProgramme {
  readonly speakers: readonly ImportedSpeaker[];
  readonly sessions: readonly ImportedSession[];
  /** In the order of the export; the writer makes tracks of them. */
  readonly rooms: readonly ImportedRoom[];
  /** The zone of the times, where the export names one (IANA). */
  readonly timeZone?: string;
  readonly notes: readonly ImportNote[];
}

/** `key`s are the export's own and stay from one export to the next: they decide whether a record is the same. */
export interface ImportedSpeaker {
  readonly key: string;
  /** As the export writes it, trimmed. */
  readonly fullName: string;
  /** Where the export has them apart. */
  readonly name?: string;
  readonly surname?: string;
  /** What the speaker does and where, in a line. */
  readonly position?: string;
  /** Markdown. */
  readonly biography?: string;
  readonly isKeynote?: boolean;
  /** Address of a portrait; pictures are never fetched. */
  readonly pictureUrl?: string;
  readonly links: readonly ImportedLink[];
}

export interface ImportedSession {
  readonly key: string;
  readonly title: string;
  readonly subtitle?: string;
  /** Markdown. */
  readonly description?: string;
  /** Of speakers of the same programme, in order. */
  readonly speakerKeys: readonly string[];
  /** `service`: a break, lunch, registration, anything that nobody gives a talk at. */
  readonly kind: 'talk' | 'workshop' | 'service';
  /** Held over all rooms. */
  readonly isForAll: boolean;
  /** A language code of two letters. */
  readonly language?: string;
  readonly level?: 'novice' | 'intermediate';
  readonly isKeynote?: boolean;
  /** When and where it is held, in order; empty while nobody knows. */
  readonly slots: readonly ImportedSlot[];
  readonly links: readonly ImportedLink[];
}

export interface ImportedSlot {
  readonly roomKey?: string;
  /** The day of the programme that the slot belongs to, `2026-05-08`; what goes on after midnight may be the day before's. */
  readonly day: string;
  /** Wall-clock time, `2026-05-08T09:00`. */
  readonly startsAt: string;
  readonly durationMinutes: number;
}

export interface ImportedRoom {
  readonly key: string;
  readonly name: string;
}

export interface ImportedLink {
  readonly title: string;
  readonly url: string;
  readonly kind: 'social' | 'recording' | 'slides' | 'other';
}

/** Something that the reader did with the export and an organiser should know, in a sentence. */
export interface ImportNote {
  readonly kind: 'guessed' | 'left-out' | 'doubtful';
  readonly message: string;
}
