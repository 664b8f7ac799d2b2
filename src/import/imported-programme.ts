/**
 * The common model of a programme, into which the reader of each export format converts it. Texts are Markdown, and
 * times are wall-clock times of the event, without a zone. Values that the export lacks are absent. A reader adds a
 * note for everything that it leaves out or guesses.
 */

export interface ReadOptions {
  /** The IANA zone of the event. Times with an offset are converted to it, unless the export names its own zone. */
  readonly timeZone: string;
}

export interface ImportedProgramme {
  readonly speakers: readonly ImportedSpeaker[];
  readonly sessions: readonly ImportedSession[];
  /** In the order of the export, those without a slot included. */
  readonly rooms: readonly ImportedRoom[];
  /** The tracks that sessions name, in the order of the export. */
  readonly tracks: readonly ImportedTrack[];
  /** The IANA zone of the times, if the export names one. */
  readonly timeZone?: string;
  readonly notes: readonly ImportNote[];
}

/** A `key` is the export's own identifier. It stays the same in later exports, and identifies the record. */
export interface ImportedSpeaker {
  readonly key: string;
  /** The trimmed name from the export. */
  readonly fullName: string;
  /** Absent, as `surname` is, if the export has only a full name. */
  readonly name?: string;
  readonly surname?: string;
  /** Job title. It may name the company too. */
  readonly position?: string;
  readonly company?: string;
  /** Markdown. */
  readonly biography?: string;
  readonly isKeynote?: boolean;
  /** The web address of a portrait. */
  readonly pictureUrl?: string;
  readonly links: readonly ImportedLink[];
}

export interface ImportedSession {
  readonly key: string;
  readonly title: string;
  readonly subtitle?: string;
  /** Markdown. */
  readonly description?: string;
  /** The keys of speakers of this programme, in order. */
  readonly speakerKeys: readonly string[];
  /** `service`: a break, lunch, registration or anything else without a talk. */
  readonly kind: 'talk' | 'workshop' | 'service';
  /** What the export calls this type of service, such as `lunch`. */
  readonly serviceType?: string;
  /** Whether it is for everybody, in all rooms. */
  readonly isForAll: boolean;
  /** A language code of two letters. */
  readonly language?: string;
  readonly level?: 'novice' | 'intermediate' | 'advanced' | 'expert';
  readonly isKeynote?: boolean;
  /** The name of its track. A track is a theme, never a room. */
  readonly track?: string;
  /** The names of its topics or tags, in order. */
  readonly topics?: readonly string[];
  /** False if its speakers do not want to be recorded. */
  readonly isRecorded?: boolean;
  /** How long it is, also if it has no slot yet. */
  readonly durationMinutes?: number;
  /** When and where it takes place, in order; empty if that is not known yet. */
  readonly slots: readonly ImportedSlot[];
  readonly links: readonly ImportedLink[];
}

export interface ImportedSlot {
  readonly roomKey?: string;
  /** The day of the programme, `2026-05-08`. A slot after midnight may belong to the day before. */
  readonly day: string;
  /** Wall-clock time, `2026-05-08T09:00`. */
  readonly startsAt: string;
  readonly durationMinutes: number;
}

export interface ImportedRoom {
  readonly key: string;
  readonly name: string;
  /** The number of seats, at least 1. */
  readonly capacity?: number;
}

export interface ImportedTrack {
  readonly name: string;
  /** `#c2185b` */
  readonly color?: string;
}

export interface ImportedLink {
  readonly title: string;
  readonly url: string;
  readonly kind: 'social' | 'recording' | 'slides' | 'other';
}

/** A sentence about something that the reader guessed, left out or doubts. */
export interface ImportNote {
  readonly kind: 'guessed' | 'left-out' | 'doubtful';
  /** A whole sentence, or the start of one that ends with `names`. */
  readonly message: string;
  /** All names that the note is about. Absent for a whole sentence. */
  readonly names?: readonly string[];
}
