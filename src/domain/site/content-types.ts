// Generated from schemas/ by `npm run generate`; change the schemas instead.
//
// A record is what a content file says once it has passed its schema: references are names, times as written.

/**
 * Material of a session: assets/{session}.yaml.
 */
export interface AssetRecord {
  /**
   * The session that the material belongs to. It is the name of the file, so it can be left out.
   */
  ident?: Ident;
  /**
   * What to know about the material.
   */
  remark?: Prose;
  /**
   * The materials, in order. Captions and transcripts without times of their own belong to the recording before them.
   */
  items: {
    /**
     * What it is. A stream shows during the session, and a recording, captions and a transcript after it, unless "from" and "until" say otherwise.
     */
    kind?: 'slides' | 'recording' | 'stream' | 'captions' | 'transcript' | 'code';
    /**
     * Name of the material; needed unless "kind" names it.
     */
    title?: Neutral;
    /**
     * Where its code is.
     */
    github?: Url;
    /**
     * Where it is, other than on GitHub. Pages link there and load nothing from there.
     */
    url?: Url;
    /**
     * Its file below content/media, in place of an address. A video plays on the page of the session.
     */
    file?: MediaPath;
    /**
     * Picture that stands for a recording or stream; without it, the share image of the session.
     */
    poster?: MediaPath;
    /**
     * Language of the material; that of the session if not given.
     */
    language?: LanguageCode;
    /**
     * When it begins to show. For a recording also the day on which it was published.
     */
    from?: Moment;
    /**
     * When it ceases to show.
     */
    until?: Moment;
  }[];
  /**
   * Nothing of the material is published before this moment.
   */
  embargo?: Embargo;
}

/**
 * A call to action of an event.
 */
export interface ButtonRecord {
  /**
   * Text of the button.
   */
  title: Prose;
  /**
   * Where the button leads. One that leads to #tickets or {ticketsLink} shows only while tickets are sold.
   */
  url: LinkUrl;
  /**
   * True draws an outline instead of a filled button.
   */
  hollow?: boolean;
  /**
   * True if the button leads to another site.
   */
  external?: boolean;
  /**
   * When the button shows.
   */
  visible: Visibility;
  /**
   * Name of the date limit within which the button shows.
   */
  dateLimit?: Key;
  /**
   * True puts the button into the opening part of the page.
   */
  visibleOnHero?: boolean;
  /**
   * True draws only an outline in the opening part.
   */
  hollowOnHero?: boolean;
  /**
   * True lets the button take the whole width.
   */
  wide?: boolean;
  /**
   * Extra looks in the opening part: accent, large or quiet.
   */
  extraClassesOnHero?: ('accent' | 'large' | 'quiet')[];
  /**
   * True for the one button that floats over the page while it scrolls.
   */
  floatingSpecial?: boolean;
  /**
   * True repeats the button as a link in the footer.
   */
  linkInFooter?: boolean;
}

/**
 * An entry does not take place, takes place after all, or has no seats left.
 */
export interface StateChange {
  /**
   * When it was decided or told, in the event's zone. Changes are listed by it; it never decides what shows.
   */
  at: Moment;
  /**
   * What has changed.
   */
  kind: 'cancelled' | 'restored' | 'full';
  /**
   * The session that has changed, or the ident of a special entry or break of the schedule.
   */
  entry: Ident;
  /**
   * The day of the entry. Needed only if the schedules of several days have an entry of this ident. Of a session that takes place several times, changes without day and start mean all slots.
   */
  day?: Day;
  /**
   * The start of one slot of a session that takes place several times, as the schedule says it once this change is made. Needed only if a day has several slots.
   */
  startsAt?: Moment;
  /**
   * What else people need to know, such as the reason.
   */
  text?: Prose;
  /**
   * True if it must be told before anything else: while the edition is on, it stands above everything else on the home page, the event's page and the schedule, until it is of no use.
   */
  urgent?: boolean;
}

/**
 * An entry takes place at another time or in another room. The schedule says where it is now.
 */
export interface MovedChange {
  /**
   * When it was decided or told, in the event's zone. Changes are listed by it; it never decides what shows.
   */
  at: Moment;
  /**
   * What has changed.
   */
  kind: 'moved';
  /**
   * The session that has changed, or the ident of a special entry or break of the schedule.
   */
  entry: Ident;
  /**
   * The day of the entry. Needed only if the schedules of several days have an entry of this ident. Of a session that takes place several times, changes without day and start mean all slots.
   */
  day?: Day;
  /**
   * The start of one slot of a session that takes place several times, as the schedule says it once this change is made. Needed only if a day has several slots.
   */
  startsAt?: Moment;
  /**
   * When and where it was planned before.
   */
  from: FormerPlace;
  /**
   * What else people need to know, such as the reason.
   */
  text?: Prose;
  /**
   * True if it must be told before anything else: while the edition is on, it stands above everything else on the home page, the event's page and the schedule, until it is of no use.
   */
  urgent?: boolean;
}

/**
 * When and where an entry was planned before it moved: the start, the room, or both if both changed.
 */
export interface FormerPlace {
  /**
   * When it would have started.
   */
  startsAt?: Moment;
  /**
   * The room in which it would have been.
   */
  room?: Ident;
}

/**
 * An entry begins later than planned. The schedule says when it begins now.
 */
export interface DelayedChange {
  /**
   * When it was decided or told, in the event's zone. Changes are listed by it; it never decides what shows.
   */
  at: Moment;
  /**
   * What has changed.
   */
  kind: 'delayed';
  /**
   * The session that has changed, or the ident of a special entry or break of the schedule.
   */
  entry: Ident;
  /**
   * The day of the entry. Needed only if the schedules of several days have an entry of this ident. Of a session that takes place several times, changes without day and start mean all slots.
   */
  day?: Day;
  /**
   * The start of one slot of a session that takes place several times, as the schedule says it once this change is made. Needed only if a day has several slots.
   */
  startsAt?: Moment;
  /**
   * By how many minutes.
   */
  minutes: Minutes;
  /**
   * What else people need to know, such as the reason.
   */
  text?: Prose;
  /**
   * True if it must be told before anything else: while the edition is on, it stands above everything else on the home page, the event's page and the schedule, until it is of no use.
   */
  urgent?: boolean;
}

/**
 * Everything in a room begins later, from a time to the end of the day. The schedule says when it begins now.
 */
export interface ShiftChange {
  /**
   * When it was decided or told, in the event's zone. Changes are listed by it; it never decides what shows.
   */
  at: Moment;
  /**
   * What has changed.
   */
  kind: 'shift';
  /**
   * The room.
   */
  room: Ident;
  /**
   * Entries that would have started at this moment, or later on its day, are delayed.
   */
  from: Moment;
  /**
   * By how many minutes.
   */
  minutes: Minutes;
  /**
   * What else people need to know, such as the reason.
   */
  text?: Prose;
  /**
   * True if it must be told before anything else: while the edition is on, it stands above everything else on the home page, the event's page and the schedule, until it is of no use.
   */
  urgent?: boolean;
}

/**
 * Another entry takes the place of one that does not take place.
 */
export interface ReplacedChange {
  /**
   * When it was decided or told, in the event's zone. Changes are listed by it; it never decides what shows.
   */
  at: Moment;
  /**
   * What has changed.
   */
  kind: 'replaced';
  /**
   * The session that has changed, or the ident of a special entry or break of the schedule.
   */
  entry: Ident;
  /**
   * The day of the entry. Needed only if the schedules of several days have an entry of this ident. Of a session that takes place several times, changes without day and start mean all slots.
   */
  day?: Day;
  /**
   * The start of one slot of a session that takes place several times, as the schedule says it once this change is made. Needed only if a day has several slots.
   */
  startsAt?: Moment;
  /**
   * What takes its place: a session, or the ident of a special entry of the schedule.
   */
  by: Ident;
  /**
   * What else people need to know, such as the reason.
   */
  text?: Prose;
  /**
   * True if it must be told before anything else: while the edition is on, it stands above everything else on the home page, the event's page and the schedule, until it is of no use.
   */
  urgent?: boolean;
}

/**
 * What people should know of an entry, of a room, or, if neither is named, of the whole edition.
 */
export interface NoticeChange {
  /**
   * When it was decided or told, in the event's zone. Changes are listed by it; it never decides what shows.
   */
  at: Moment;
  /**
   * What has changed.
   */
  kind: 'notice';
  /**
   * The session that has changed, or the ident of a special entry or break of the schedule.
   */
  entry?: Ident;
  /**
   * The day of the entry. Needed only if the schedules of several days have an entry of this ident. Of a session that takes place several times, changes without day and start mean all slots.
   */
  day?: Day;
  /**
   * The start of one slot of a session that takes place several times, as the schedule says it once this change is made. Needed only if a day has several slots.
   */
  startsAt?: Moment;
  /**
   * The room that it is about.
   */
  room?: Ident;
  /**
   * Until when it is of use; without it, for good.
   */
  until?: Moment;
  /**
   * What people need to know.
   */
  text: Prose;
  /**
   * True if it must be told before anything else: while the edition is on, it stands above everything else on the home page, the event's page and the schedule, until it is of no use.
   */
  urgent?: boolean;
}

/**
 * A change of the programme that people must be told about: changes/{ident}.yaml. The schedule says what is planned now; changes say what has become of it. Their files are never deleted.
 */
export type ChangeRecord =
  StateChange | MovedChange | DelayedChange | ShiftChange | ReplacedChange | NoticeChange;

/**
 * The organiser as a legal person: company.yaml.
 */
export interface CompanyRecord {
  /**
   * Full name of the organiser.
   */
  name: string;
  /**
   * Street and number.
   */
  address: string;
  /**
   * City.
   */
  city: string;
  /**
   * Postal code, in quotes in YAML.
   */
  zip: string;
  /**
   * Country.
   */
  country: Neutral;
  /**
   * Two-letter code of the country.
   */
  countryCode: string;
  /**
   * Address for all questions; {contactEmail} in texts.
   */
  contactEmail: Email;
  /**
   * Website of the organiser.
   */
  url: Url;
  /**
   * Number in the register of associations or companies.
   */
  registrationNumber?: string;
  /**
   * VAT number.
   */
  vatNumber?: string;
  /**
   * Who the organiser is, in one or two sentences.
   */
  description?: Prose;
  /**
   * True if the organiser does not exist, so that pages say so.
   */
  invented?: boolean;
}

/**
 * A day of an edition. Its own speakers, sessions, schedule or tickets are files in days/{date}/.
 */
export interface DayRecord {
  /**
   * The calendar day.
   */
  date: Day;
  /**
   * When the day begins.
   */
  startDateTime: Moment;
  /**
   * When the day ends.
   */
  endDateTime: Moment;
  /**
   * Name of the day.
   */
  title?: Prose;
  /**
   * Venue of the day, if it differs from the edition's.
   */
  venue?: Ident;
  /**
   * The room for everything that has no room of its own on this day, if it differs from the edition's.
   */
  room?: Ident;
}

/**
 * A name as addresses have it: small letters, digits and single hyphens. That of a record is the name of its file.
 */
export type Ident = string;

/**
 * Name of something that only other content refers to, such as a button or a date limit.
 */
export type Key = string;

/**
 * BCP 47 tag of a language, as in languages.yaml.
 */
export type LanguageCode = string;

/**
 * A text to be read: one text per language, or a plain string in the default language.
 */
export type Prose =
  | string
  | {
      [k: string]: string;
    };

/**
 * A name that is the same in every language as a plain string, or one text per language where it differs.
 */
export type Neutral =
  | string
  | {
      [k: string]: string;
    };

/**
 * A longer text: per language a string or a list of paragraphs; without languages it is in the default language.
 */
export type Paragraphs =
  | string
  | string[]
  | {
      [k: string]: string | string[];
    };

/**
 * A longer text in Markdown: per language a string or a list of paragraphs. Inline HTML is cleaned.
 */
export type Markdown =
  | string
  | string[]
  | {
      [k: string]: string | string[];
    };

/**
 * A calendar day, written YYYY-MM-DD.
 */
export type Day = string;

/**
 * A time of day in the event's zone, written HH:mm and in quotes.
 */
export type Time = string;

/**
 * A wall-clock time in the event's zone: a date, or a date with a time. A date alone as a start is its first second, as a deadline the whole day still counts.
 */
export type Moment = string;

/**
 * When something shows: always (true), never (false), or in one or two phases: before the event, while it is active, after it.
 */
export type Visibility =
  | true
  | false
  | 'before'
  | 'active'
  | 'after'
  | ['before', 'active']
  | ['active', 'before']
  | ['active', 'after']
  | ['after', 'active']
  | ['before', 'after']
  | ['after', 'before'];

/**
 * A full address, beginning with https://.
 */
export type Url = string;

/**
 * A full https:// address, mailto:, an anchor such as #tickets, a path of this site such as /press/ or {linkLang}/press/, or a placeholder such as {ticketsLink}.
 */
export type LinkUrl = string;

/**
 * An e-mail address.
 */
export type Email = string;

/**
 * Path of a file below content/media, with forward slashes.
 */
export type MediaPath = string;

/**
 * A font file below content/media, or a list of them: one for each weight, for italics, or for other letters. Weights, widths, slant and letters are read from the files. WOFF2 is the smallest for visitors; WOFF, TTF and OTF work too.
 */
export type FontFiles = string | string[];

/**
 * Nothing of this record leaves the build before this moment.
 */
export type Embargo = Moment;

/**
 * A length of time in minutes, of a week at most.
 */
export type Minutes = number;

/**
 * Counts the changes that calendars and feeds should tell their readers about; raise it with each.
 */
export type Revision = number;

/**
 * Day of the last change that readers should know of.
 */
export type Updated = Day;

/**
 * File names this record had before; their addresses redirect to the present one.
 */
export type FormerSlugs = Ident[];

/**
 * A picture with the words that stand for it.
 */
export interface Image {
  /**
   * The picture's file below content/media.
   */
  src: MediaPath;
  /**
   * What the picture shows, for those who do not see it. Needed unless the picture is decorative.
   */
  alt?: Prose;
  /**
   * True if the picture says nothing that the text does not say, so that it needs no description.
   */
  decorative?: boolean;
  /**
   * Text shown below the picture.
   */
  caption?: Prose;
}

/**
 * A link with its text.
 */
export interface Link {
  /**
   * Text of the link.
   */
  title: Prose;
  /**
   * Where the link leads.
   */
  url: LinkUrl;
  /**
   * When the link shows; always if not given.
   */
  visible?: Visibility;
  /**
   * Name of the date limit within which the link shows.
   */
  dateLimit?: Key;
  /**
   * True for links of the second, quieter group.
   */
  extra?: boolean;
  /**
   * True if the link leads to another site.
   */
  external?: boolean;
}

/**
 * Links of the header, in order.
 */
export type Menu = MenuLink[];

/**
 * A link of the header.
 */
export interface MenuLink {
  /**
   * Text of the link.
   */
  title: Prose;
  /**
   * Where the link leads.
   */
  url: LinkUrl;
  /**
   * When the link shows, by the phases of the event, or of the main event in the site's menu; always if not given.
   */
  visible?: Visibility;
  /**
   * Name of the date limit within which the link shows.
   */
  dateLimit?: Key;
  /**
   * True if the link leads to another site.
   */
  external?: boolean;
}

/**
 * A time from one moment to another; without an end there is no limit.
 */
export interface Period {
  /**
   * First moment of the period; without it the period has always begun.
   */
  from?: Moment;
  /**
   * Deadline; a date alone means the end of that day, and no deadline means no limit.
   */
  to?: Moment;
}

/**
 * A named window in which something can be done.
 */
export interface DateLimit {
  /**
   * First moment of the window; without it the window has always been open.
   */
  from?: Moment;
  /**
   * Deadline; a date alone means the end of that day, and no deadline means no limit.
   */
  to?: Moment;
  /**
   * A word about the deadline, shown next to it.
   */
  note?: Prose;
}

/**
 * Windows by name. Buttons and links refer to them; texts can write {deadline.NAME}. Calls and registrations without an end close with the edition.
 */
export interface DateLimits {
  [k: string]: DateLimit;
}

/**
 * One section of an event page.
 */
export type SectionName =
  | 'hero'
  | 'about'
  | 'news'
  | 'speakers'
  | 'schedule'
  | 'venue'
  | 'tickets'
  | 'faq'
  | 'sponsors'
  | 'newsletter'
  | 'testimonials'
  | 'history'
  | 'footer'
  | 'topics';

/**
 * When each section of the event page, or its menu item, shows.
 */
export interface SectionVisibility {
  /**
   * The hero section: the opening part with the title, date and buttons.
   */
  hero?: Visibility;
  /**
   * The about section: what the event is.
   */
  about?: Visibility;
  /**
   * The news section: the latest news.
   */
  news?: Visibility;
  /**
   * The speakers section: the speakers.
   */
  speakers?: Visibility;
  /**
   * The schedule section: the schedule.
   */
  schedule?: Visibility;
  /**
   * The venue section: where the event takes place.
   */
  venue?: Visibility;
  /**
   * The tickets section: the tickets and their prices.
   */
  tickets?: Visibility;
  /**
   * The faq section: the frequently asked questions.
   */
  faq?: Visibility;
  /**
   * The sponsors section: the wall of sponsors.
   */
  sponsors?: Visibility;
  /**
   * The newsletter section: the newsletter form.
   */
  newsletter?: Visibility;
  /**
   * The testimonials section: what visitors and speakers said.
   */
  testimonials?: Visibility;
  /**
   * The history section: the gallery and list of past years.
   */
  history?: Visibility;
  /**
   * The footer section: the page footer.
   */
  footer?: Visibility;
  /**
   * The topics section: the topics to work on (hackathon only).
   */
  topics?: Visibility;
}

/**
 * One of the parallel tracks of the schedule.
 */
export interface Track {
  /**
   * Short name that schedules refer to; a number is in quotes in YAML.
   */
  ident: Ident;
  /**
   * Name of the track.
   */
  title: Prose;
  /**
   * Colour that marks entries of the track, in quotes in YAML.
   */
  color?: Color;
  /**
   * Room in which the entries of the track take place, unless they name another one.
   */
  room?: Ident;
}

/**
 * Something that sessions are about.
 */
export interface Topic {
  /**
   * Short name that sessions refer to.
   */
  ident: Ident;
  /**
   * Name of the topic.
   */
  title: Prose;
}

/**
 * What sessions are about, in the order in which filters list it.
 */
export type Topics = Topic[];

/**
 * A colour as six hexadecimal digits, in quotes.
 */
export type Color = string;

/**
 * The parallel tracks, in the order in which they are shown.
 */
export type Tracks = Track[];

/**
 * Addresses on the platforms that sell tickets and collect proposals.
 */
export interface ExternalLinks {
  /**
   * The event at the ticket shop; {ticketsLink} in texts.
   */
  tickets?: Url;
  /**
   * The call for speakers; {sessionPlatformLink} in texts.
   */
  sessions?: Url;
  /**
   * The call for workshops; {workshopsLink} in texts.
   */
  workshops?: Url;
}

/**
 * Addresses of forms at other sites. Pages link there in place of their own form, which needs a service.
 */
export interface ExternalForms {
  /**
   * The newsletter form of the event's page.
   */
  newsletter?: Url;
  /**
   * The form for sponsors.
   */
  sponsor?: Url;
  /**
   * The form for exhibitors.
   */
  exhibitor?: Url;
  /**
   * The form for volunteers.
   */
  volunteer?: Url;
  /**
   * The form for press passes.
   */
  press?: Url;
  /**
   * The registration of hackathon teams.
   */
  team?: Url;
  /**
   * The form for workshop seats.
   */
  workshops?: Url;
  /**
   * The survey after the event, which then needs no survey.yaml.
   */
  survey?: Url;
}

/**
 * Where visitors say how a session was, at another site. {session} stands for the ident of the session.
 */
export type FeedbackUrl = string;

/**
 * Short topic words, a list per language.
 */
export interface TopicsTags {
  [k: string]: string[];
}

/**
 * Calls to action by name, in the order in which they are shown.
 */
export interface Buttons {
  [k: string]: ButtonRecord;
}

/**
 * Names of buttons that show whatever their visibility says; their date limits still hold.
 */
export type ForcedButtons = Key[];

/**
 * Which themes there are and which one a new visitor gets.
 */
export interface Themes {
  /**
   * Theme of a visitor who has chosen none; system follows the browser.
   */
  default: 'system' | 'light' | 'dark';
  /**
   * Themes a visitor can choose from.
   */
  active: ('light' | 'dark')[];
}

/**
 * A short silent video and the picture that stands in its place.
 */
export interface Video {
  /**
   * The video's file below content/media.
   */
  src: MediaPath;
  /**
   * Picture shown until the video plays, or in its place.
   */
  poster: MediaPath;
}

/**
 * A block of half width: a text, a picture or a gallery.
 */
export interface AboutBlock {
  /**
   * A text.
   */
  text?: Markdown;
  /**
   * A picture.
   */
  image?: Image;
  /**
   * Several pictures.
   */
  gallery?: Image[];
}

/**
 * One event in one year: events/{event}/{year}/edition.yaml.
 */
export interface EditionRecord {
  /**
   * When the event begins.
   */
  startDateTime: Moment;
  /**
   * When the event ends.
   */
  endDateTime: Moment;
  /**
   * Days of the event, in order.
   */
  days: DayRecord[];
  /**
   * Time zone in which the times of this edition are meant, if it is not that of the site.
   */
  timeZone?: string;
  /**
   * Whether people attend on site, online, or either. Without it, an edition is mixed if at least half of its sessions have a stream or an online room, online if it has no venue as well, and otherwise on site. With "onsite", no stream counts as a way to attend.
   */
  mode?: 'onsite' | 'online' | 'mixed';
  /**
   * Where the event takes place. An online event needs none.
   */
  venue?: Ident;
  /**
   * The room for everything that has no room of its own.
   */
  room?: Ident;
  /**
   * Rooms that belong to no venue, such as online ones, by the names that schedules refer to.
   */
  rooms?: {
    [k: string]: Room;
  };
  /**
   * Windows by name, such as ticket sales: from when and until when something can be done.
   */
  dateLimits: DateLimits;
  /**
   * The opening part of the page.
   */
  hero: {
    /**
     * Title of the page.
     */
    title: Neutral;
    /**
     * Text below the title: before the event, and in each later phase that has no text of its own.
     */
    text: Prose;
    /**
     * Text below the title while the event is on.
     */
    textActive?: Prose;
    /**
     * Text below the title once the event is over; it also opens the page of the year.
     */
    textAfter?: Prose;
    /**
     * Opening videos by width of the screen.
     */
    videos?: {
      /**
       * For screens up to 640 pixels wide.
       */
      small: Video;
      /**
       * For screens up to 1280 pixels wide.
       */
      medium: Video;
      /**
       * For wider screens.
       */
      large: Video;
    };
    /**
     * Picture behind the title.
     */
    background?: Image;
    /**
     * Picture beside the title.
     */
    introImage?: Image;
  };
  /**
   * Blocks of half width, each with a text, a picture or a gallery.
   */
  about: AboutBlock[];
  /**
   * Sponsors by level, from the most generous (l5) to the smallest (l1).
   */
  sponsors: {
    /**
     * Most generous level of sponsorship.
     */
    l5?: Ident[];
    /**
     * Second level of sponsorship.
     */
    l4?: Ident[];
    /**
     * Third level of sponsorship.
     */
    l3?: Ident[];
    /**
     * Fourth level of sponsorship.
     */
    l2?: Ident[];
    /**
     * Smallest level of sponsorship.
     */
    l1?: Ident[];
  };
  /**
   * Sponsors of single things, such as lunch or the pens.
   */
  packages?: {
    /**
     * Sponsor of the website.
     */
    web?: Ident;
    /**
     * Sponsor of lunch.
     */
    lunch?: Ident;
    /**
     * Sponsor of coffee.
     */
    coffee?: Ident;
    /**
     * Sponsor of snacks.
     */
    snacks?: Ident;
    /**
     * Sponsor of the accreditations.
     */
    accreditations?: Ident;
    /**
     * Sponsor of water.
     */
    water?: Ident;
    /**
     * Sponsor of soft drinks.
     */
    softDrinks?: Ident;
    /**
     * Sponsor of the pens.
     */
    pens?: Ident;
    /**
     * Sponsor of the notepads.
     */
    notepads?: Ident;
    /**
     * Sponsor of the photographs.
     */
    photo?: Ident;
  };
  /**
   * Further texts in sections of the page.
   */
  extraContent?: ExtraContentRecord[];
  /**
   * Until when meals are served on each day. Lunch that is not given here ends as the schedule of the day says.
   */
  meals?: {
    /**
     * Breakfast. Its end is only known if it is given here.
     */
    breakfast?: {
      /**
       * Until when it is served; {breakfastUntil} in texts.
       */
      until: Time;
    };
    /**
     * Lunch.
     */
    lunch?: {
      /**
       * Until when it is served; {lunchUntil} in texts, which needs it where days differ.
       */
      until: Time;
    };
  };
  /**
   * Free buses to the venue.
   */
  buses?: {
    /**
     * Day on which they run.
     */
    date: Day;
    /**
     * Times at which buses leave for the venue.
     */
    departures: Time[];
    /**
     * Times at which buses leave the venue.
     */
    returns: Time[];
    /**
     * What to know about them.
     */
    text: Prose;
  };
  /**
   * Length, prizes and countdown of a hackathon.
   */
  hackathon?: HackathonOptionsRecord;
  /**
   * Looking back, once the event is over.
   */
  history?: {
    /**
     * A few sentences on how it was.
     */
    summary: Markdown;
    /**
     * The year in numbers.
     */
    numbers: {
      /**
       * The number.
       */
      value: number;
      /**
       * What it counts.
       */
      title: Prose;
    }[];
    /**
     * Pictures of the year.
     */
    gallery: Image[];
  };
  /**
   * Options that differ from the event's.
   */
  options?: EventOptionsRecord;
  /**
   * Addresses on other platforms.
   */
  externalLinks?: ExternalLinks;
  /**
   * Forms at other sites, in place of those of the pages.
   */
  externalForms?: ExternalForms;
  /**
   * Where visitors say how a session was once it is over, in place of the rating. {session} stands for its ident.
   */
  feedbackUrl?: FeedbackUrl;
  /**
   * Topics of the event, a list per language.
   */
  topicsTags?: TopicsTags;
  /**
   * Parallel tracks of the schedule.
   */
  tracks?: Tracks;
  /**
   * Topics that sessions may name.
   */
  topics?: Topics;
  /**
   * When each section stands in the menu.
   */
  menuItems?: SectionVisibility;
  /**
   * When each section shows.
   */
  sections?: SectionVisibility;
  /**
   * Calls to action by name, in order.
   */
  buttons?: Buttons;
  /**
   * Buttons that show whatever their visibility says.
   */
  forcedButtons?: ForcedButtons;
  /**
   * Whether the edition is cancelled, is postponed to a date that is not known yet, or has been moved to the dates given above. Its pages, its calendars and search engines say so; while it is cancelled or postponed, no tickets are sold and no registration is open.
   */
  status?: 'cancelled' | 'postponed' | 'moved';
  /**
   * What readers should know about the status: the reason, what becomes of tickets.
   */
  statusText?: Markdown;
  /**
   * When an edition that has been moved was to begin before.
   */
  previousStartDate?: Moment;
  /**
   * Number of changes that calendars should tell of.
   */
  revision?: Revision;
  /**
   * Day of the last such change.
   */
  updated?: Updated;
}

/**
 * Options of an event; the ones about teams are for hackathons.
 */
export interface EventOptionsRecord {
  /**
   * Number of the event at the ticket shop.
   */
  entrioEventID?: string;
  /**
   * True opens the registration for workshops.
   */
  enableWorkshopRegistration?: boolean;
  /**
   * Fewest members of a hackathon team.
   */
  teamMinimum?: number;
  /**
   * Most members of a hackathon team.
   */
  teamMaximum?: number;
  /**
   * Most hackathon teams.
   */
  maxTeams?: number;
  /**
   * True closes the registration when the number of teams is reached.
   */
  limitTeamsNumber?: boolean;
}

/**
 * A series of events, held once a year: events/{event}/event.yaml.
 */
export interface EventRecord {
  /**
   * Place among the events, small numbers first.
   */
  order: number;
  /**
   * False shows only a notice in place of the event's own pages; past years stay public.
   */
  enabled: boolean;
  /**
   * True shows the event smaller than the others.
   */
  lowKey: boolean;
  /**
   * False keeps the event out of the home page.
   */
  visible: boolean;
  /**
   * True lists the event in the header.
   */
  visibleInHeader: boolean;
  /**
   * True lists the event among past years.
   */
  visibleInHistory: boolean;
  /**
   * Path of the event's page, with a slash at either end.
   */
  baseUrl: string;
  /**
   * Ident of the event. It is the name of the folder, so it can be left out.
   */
  ident?: Ident;
  /**
   * Name of the event; {event} in texts.
   */
  title: Neutral;
  /**
   * One line that says what the event is.
   */
  tagline?: Prose;
  /**
   * Description for search engines and share previews.
   */
  description: Prose;
  /**
   * Variants of the logo.
   */
  logos: {
    /**
     * Icon of the browser tab.
     */
    favicon: MediaPath;
    /**
     * Whole logo for light backgrounds.
     */
    full: MediaPath;
    /**
     * Whole logo for dark backgrounds.
     */
    fullLight: MediaPath;
    /**
     * Logo of the page header.
     */
    header: MediaPath;
    /**
     * Logo in the choice of events.
     */
    selection: MediaPath;
  };
  /**
   * Colour from which the event's other colours are derived, in quotes in YAML.
   */
  baseColor: string;
  /**
   * Year of the edition that the event's page shows.
   */
  currentYear: number;
  /**
   * Years with an edition: true if it was held, false if not.
   */
  years: {
    [k: string]: boolean;
  };
  /**
   * Years whose survey is on.
   */
  survey: {
    [k: string]: boolean;
  };
  /**
   * Options of the event.
   */
  options: EventOptionsRecord;
  /**
   * Addresses on other platforms.
   */
  externalLinks: ExternalLinks;
  /**
   * Forms at other sites, in place of those of the pages.
   */
  externalForms?: ExternalForms;
  /**
   * Topics of the event, a list per language.
   */
  topicsTags?: TopicsTags;
  /**
   * Parallel tracks of the schedule.
   */
  tracks?: Tracks;
  /**
   * Topics that sessions may name.
   */
  topics?: Topics;
  /**
   * When each section stands in the menu.
   */
  menuItems: SectionVisibility;
  /**
   * Links of the header after the sections, in place of the site's; an empty list shows none.
   */
  menu?: Menu;
  /**
   * When each section shows.
   */
  sections: SectionVisibility;
  /**
   * Calls to action by name, in order.
   */
  buttons: Buttons;
  /**
   * Buttons that show whatever their visibility says.
   */
  forcedButtons?: ForcedButtons;
  /**
   * Languages of the event.
   */
  multiLanguage: {
    /**
     * False offers the event in the default language only.
     */
    active: boolean;
  };
  /**
   * Settings of the event's looks.
   */
  uiFlags: {
    /**
     * Themes of the event's pages.
     */
    themes: Themes;
  };
}

/**
 * A further text in a section of the event page, for a time.
 */
export interface ExtraContentRecord {
  /**
   * Short name of the text, which no other text of the edition has.
   */
  ident: Ident;
  /**
   * Section in which it stands.
   */
  location: SectionName;
  /**
   * First moment at which it shows.
   */
  from?: Moment;
  /**
   * Last moment at which it shows.
   */
  to?: Moment;
  /**
   * Heading of the text.
   */
  title?: Prose;
  /**
   * The text.
   */
  text: Markdown;
}

/**
 * A frequently asked question of an edition: faq/{ident}.md; the body is the answer.
 */
export interface FaqRecord {
  /**
   * False keeps the question out of the site.
   */
  visible?: boolean;
  /**
   * Place among the questions, small numbers first.
   */
  order: number;
  /**
   * The question.
   */
  title: Prose;
  /**
   * The answer in a few words.
   */
  short?: Prose;
  /**
   * The answer; in a Markdown file, the text below the front matter.
   */
  full: Markdown;
  /**
   * Nothing of the question is published before this moment.
   */
  embargo?: Embargo;
}

/**
 * What only a hackathon has: its length, prizes and clock.
 */
export interface HackathonOptionsRecord {
  /**
   * Hours from start to end; {durationHours} in texts.
   */
  durationHours: number;
  /**
   * Prizes in euros, first place first; {prize.1} in texts.
   */
  prizes: number[];
  /**
   * The clock that counts down to the start and then to the end.
   */
  timer?: {
    /**
     * When the work begins; the start of the edition if not given.
     */
    startDateTime?: Moment;
    /**
     * The clock counts whole days while at least this many are left.
     */
    daysAwayDays?: number;
    /**
     * The clock shows only the date while at least this many days are left.
     */
    longWaitDays?: number;
  };
}

/**
 * A text, or texts by name.
 */
export type InterfaceText =
  | string
  | {
      [k: string]: InterfaceText;
    };

/**
 * Interface texts of one language and namespace: i18n/{language}/{namespace}.yaml. Placeholders are written {{name}}; plural forms end in _one, _few, _other.
 */
export interface I18nRecord {
  [k: string]: InterfaceText;
}

/**
 * An id. Another import finds the record by it, also if its title or name has changed.
 */
export type ImportedId = string;

/**
 * A line of text that is not empty.
 */
export type ImportedName = string;

/**
 * A date with a time of day, in the zone of the programme or with an offset.
 */
export type ImportedTime = string;

/**
 * A web address with its scheme.
 */
export type ImportedAddress = string;

/**
 * A room.
 */
export interface ImportedRoom {
  /**
   * Id that sessions name; by default the name.
   */
  id?: ImportedId;
  /**
   * Name of the room.
   */
  name: ImportedName;
  /**
   * Number of seats.
   */
  capacity?: number;
}

/**
 * A track.
 */
export interface ImportedTrack {
  /**
   * Name of the track.
   */
  name: ImportedName;
  /**
   * Colour of the track.
   */
  color?: string;
}

/**
 * A link.
 */
export interface ImportedLink {
  /**
   * What it leads to: for a speaker the name of the site.
   */
  title?: ImportedName;
  /**
   * Address.
   */
  url: ImportedAddress;
  /**
   * What the link of a session leads to; by default guessed from title and address.
   */
  kind?: 'slides' | 'recording' | 'other';
}

/**
 * A speaker.
 */
export interface ImportedSpeaker {
  /**
   * Id that sessions name.
   */
  id: ImportedId;
  /**
   * Whole name; the last word is taken for the surname if `surname` is missing.
   */
  name: ImportedName;
  /**
   * First name.
   */
  firstName?: ImportedName;
  /**
   * Surname.
   */
  surname?: ImportedName;
  /**
   * What the speaker does.
   */
  position?: ImportedName;
  /**
   * Where the speaker works.
   */
  company?: ImportedName;
  /**
   * Biography, in Markdown.
   */
  biography?: string;
  /**
   * True for a keynote speaker.
   */
  keynote?: boolean;
  /**
   * Address of a portrait, which `--pictures` fetches.
   */
  picture?: ImportedAddress;
  /**
   * Pages of the speaker elsewhere.
   */
  links?: ImportedLink[];
}

/**
 * When and where a session takes place.
 */
export interface ImportedSlot {
  /**
   * Start.
   */
  start: ImportedTime;
  /**
   * End; by default the start and the session's duration.
   */
  end?: ImportedTime;
  /**
   * Id or name of the room.
   */
  room?: ImportedName;
}

/**
 * A talk, a workshop, a break or the like.
 */
export interface ImportedSession {
  /**
   * Id of the session.
   */
  id: ImportedId;
  /**
   * Title.
   */
  title: ImportedName;
  /**
   * Second title.
   */
  subtitle?: ImportedName;
  /**
   * What it is about, in Markdown.
   */
  description?: string;
  /**
   * Type; `service` is a break, lunch, registration and the like. By default guessed from the title.
   */
  type?: 'talk' | 'workshop' | 'service';
  /**
   * Ids of the speakers, in order.
   */
  speakers?: ImportedId[];
  /**
   * True for a keynote.
   */
  keynote?: boolean;
  /**
   * True if it is for everybody, with nothing in the other rooms.
   */
  forAll?: boolean;
  /**
   * Language in which it is held, by its code.
   */
  language?: string;
  /**
   * How much listeners should know.
   */
  level?: 'novice' | 'intermediate' | 'advanced' | 'expert';
  /**
   * Name of the track.
   */
  track?: ImportedName;
  /**
   * Names of topics or tags.
   */
  topics?: ImportedName[];
  /**
   * False if the session is not to be recorded.
   */
  recorded?: boolean;
  /**
   * Length in minutes, for a session without an end.
   */
  duration?: number;
  /**
   * When and where it takes place; none until that is known. With several it becomes a series.
   */
  slots?: ImportedSlot[];
  /**
   * Slides, recordings and other links.
   */
  links?: ImportedLink[];
}

/**
 * A programme in the JSON format of conf-site, for `conf-site import json`. It is no content file.
 */
export interface ImportRecord {
  /**
   * Address of this schema, for editors.
   */
  $schema?: string;
  /**
   * Names the format.
   */
  format: 'conf-site';
  /**
   * Zone of all times without an offset, by its IANA name; by default that of the edition.
   */
  timeZone?: string;
  /**
   * Rooms, in the order of columns. Rooms that only sessions name follow.
   */
  rooms?: ImportedRoom[];
  /**
   * Tracks: themes, which are not rooms. Tracks that only sessions name follow.
   */
  tracks?: ImportedTrack[];
  /**
   * Speakers.
   */
  speakers?: ImportedSpeaker[];
  /**
   * Talks, workshops, breaks and whatever else the schedule has.
   */
  sessions: ImportedSession[];
}

/**
 * A language of the site and its ways of writing.
 */
export interface LanguageRecord {
  /**
   * BCP 47 tag of the language. In lower case it is the prefix of its pages and the suffix of its files.
   */
  option: LanguageCode;
  /**
   * Name of the language in itself.
   */
  name: string;
  /**
   * Icon that stands for the language.
   */
  flag: Ident;
  /**
   * Language and country, as browsers and search engines write it.
   */
  locale: string;
  /**
   * Currency of the prices.
   */
  currency: string;
  /**
   * How dates and times are written, as date-fns patterns.
   */
  formats: {
    /**
     * A whole date.
     */
    date: string;
    /**
     * A date in digits.
     */
    dateShort: string;
    /**
     * A date without its year.
     */
    dayMonth: string;
    /**
     * Name of the day of the week.
     */
    weekday: string;
    /**
     * A time of day.
     */
    time: string;
    /**
     * A date with its time.
     */
    dateTime: string;
  };
  /**
   * How numbers and prices are written.
   */
  number: {
    /**
     * Sign before the decimals.
     */
    decimal: string;
    /**
     * Sign between thousands.
     */
    group: string;
    /**
     * A price; {amount} stands for the number.
     */
    currency: string;
  };
  /**
   * How ordinal numbers are written, if not as the language does by itself: english as in 1st, 2nd; dot with a full stop.
   */
  ordinal?: 'english' | 'dot';
}

/**
 * The languages of the site: languages.yaml.
 */
export interface LanguagesRecord {
  /**
   * The languages, in the order of the language menu.
   */
  languages: LanguageRecord[];
}

/**
 * A part of a news item: a picture, a text or both.
 */
export interface NewsBlockRecord {
  /**
   * How much of the width it takes.
   */
  width: 'third' | 'twothirds';
  /**
   * Picture of the block.
   */
  image?: Image;
  /**
   * Text of the block.
   */
  text?: Markdown;
}

/**
 * News of an edition: news/{ident}.md; the body is the full text.
 */
export interface NewsRecord {
  /**
   * False keeps the news out of the site.
   */
  visible?: boolean;
  /**
   * Day of the news.
   */
  when: Day;
  /**
   * First moment at which it shows.
   */
  startDate?: Moment;
  /**
   * Last moment at which it shows.
   */
  endDate?: Moment;
  /**
   * True sets it above all other news.
   */
  breaking?: boolean;
  /**
   * Heading of the news.
   */
  title: Prose;
  /**
   * The news in a sentence or two.
   */
  short: Prose;
  /**
   * The full text; in a Markdown file, the text below the front matter.
   */
  full?: Markdown;
  /**
   * The full text as blocks side by side.
   */
  fullBlocks?: NewsBlockRecord[];
  /**
   * Nothing of the news is published before this moment.
   */
  embargo?: Embargo;
  /**
   * Number of changes that feeds should tell of.
   */
  revision?: Revision;
  /**
   * Day of the last such change.
   */
  updated?: Updated;
}

/**
 * A page of text: pages/{ident}.md; the body is its text.
 */
export interface PageRecord {
  /**
   * Heading of the page.
   */
  title: Prose;
  /**
   * Description for search engines, one sentence.
   */
  description: Prose;
  /**
   * Short title for menus and the footer.
   */
  menu?: Prose;
  /**
   * Text of the page; in a Markdown file, the text below the front matter.
   */
  text: Markdown;
  /**
   * Form that stands below the text.
   */
  form?: 'sponsor' | 'exhibitor' | 'volunteer' | 'press';
  /**
   * True keeps the page from search engines, from the sitemap and from the search of the site.
   */
  hidden?: boolean;
  /**
   * Day of the last change that readers should know of.
   */
  updated?: Updated;
  /**
   * Number of such changes so far.
   */
  revision?: Revision;
  /**
   * Names the page had before.
   */
  formerSlugs?: FormerSlugs;
}

/**
 * A report about the events in the press.
 */
export interface PressItemRecord {
  /**
   * Day of publication.
   */
  when: Day;
  /**
   * Title of the report, in its own language.
   */
  title: Neutral;
  /**
   * Where it was published.
   */
  where?: string;
  /**
   * Where it can be read.
   */
  url: Url;
  /**
   * Language of the report.
   */
  language?: LanguageCode;
}

/**
 * Material for and from the press: press.yaml.
 */
export interface PressRecord {
  /**
   * The press kit.
   */
  kit?: {
    /**
     * What the kit holds and how it may be used.
     */
    text: Markdown;
    /**
     * Files to download.
     */
    files: {
      /**
       * What the file is.
       */
      title: Prose;
      /**
       * The file below content/media.
       */
      src: MediaPath;
    }[];
  };
  /**
   * Reports, newest first.
   */
  items: PressItemRecord[];
}

/**
 * A reference to a session; its length is the session's.
 */
export interface SessionEntry {
  /**
   * The session that takes place.
   */
  session: Ident;
  /**
   * Track that it belongs to, if it does not stand below one.
   */
  track?: Ident;
  /**
   * Room in which it takes place, if it is not that of its track, day or edition.
   */
  room?: Ident;
  /**
   * When it starts, if not right after what stands before it; of a day that ends after midnight, an early hour is that of the next morning.
   */
  startsAt?: Time;
  /**
   * True if it runs beside the entry before it, such as a poster or an open space: without `startsAt` it begins with that one, and `check` does not report that both are in one room.
   */
  alongside?: boolean;
}

/**
 * Something that is neither a session nor a break.
 */
export interface SpecialEntry {
  /**
   * What takes place.
   */
  special: 'registration' | 'opening' | 'closing' | 'afterParty' | 'panel' | 'other';
  /**
   * Name by which a change can refer to it, such as an opening that begins later.
   */
  ident?: Ident;
  /**
   * Length in minutes; by default as set for the site.
   */
  duration?: Minutes;
  /**
   * Name of the entry.
   */
  title: Prose;
  /**
   * What to expect.
   */
  description?: Prose;
  /**
   * True if visitors do not rate it.
   */
  doNotEvaluate?: boolean;
  /**
   * True leaves it out of the survey.
   */
  skipOnSurvey?: boolean;
  /**
   * Language in which it is held.
   */
  language?: LanguageCode;
  /**
   * Idents of speakers, or names, of those who moderate.
   */
  moderators?: string[];
  /**
   * Track that it belongs to, if it does not stand below one.
   */
  track?: Ident;
  /**
   * Room in which it takes place, if it is not that of its track, day or edition.
   */
  room?: Ident;
  /**
   * When it starts, if not right after what stands before it; of a day that ends after midnight, an early hour is that of the next morning.
   */
  startsAt?: Time;
  /**
   * True if it runs beside the entry before it, such as a poster or an open space: without `startsAt` it begins with that one, and `check` does not report that both are in one room.
   */
  alongside?: boolean;
}

/**
 * A break.
 */
export interface BreakEntry {
  /**
   * The sort of break.
   */
  break: 'coffee' | 'lunch' | 'pause';
  /**
   * Name by which a change can refer to it, such as a lunch that is late.
   */
  ident?: Ident;
  /**
   * True if lunch is served in this break, as it is in a lunch break unless this is false.
   */
  lunch?: boolean;
  /**
   * Length in minutes; by default as set for the site.
   */
  duration?: Minutes;
  /**
   * Name of the break.
   */
  title: Prose;
  /**
   * What to expect.
   */
  description?: Prose;
  /**
   * Who pays for it.
   */
  sponsorName?: string;
  /**
   * Track that it belongs to, if it does not stand below one.
   */
  track?: Ident;
  /**
   * Room in which it takes place, if it is not that of its track, day or edition.
   */
  room?: Ident;
  /**
   * When it starts, if not right after what stands before it; of a day that ends after midnight, an early hour is that of the next morning.
   */
  startsAt?: Time;
  /**
   * True if it runs beside the entry before it, such as a poster or an open space: without `startsAt` it begins with that one, and `check` does not report that both are in one room.
   */
  alongside?: boolean;
}

/**
 * One thing in the schedule: a session, something special, or a break.
 */
export type ScheduleEntryRecord = SessionEntry | SpecialEntry | BreakEntry;

/**
 * An entry for everybody, or entries side by side in tracks or rooms.
 */
export type ScheduleBlock = TracksBlock | RoomsBlock | ScheduleEntryRecord;

/**
 * Entries side by side in tracks.
 */
export interface TracksBlock {
  /**
   * Entries by the name of their track, each list in order; a number is in quotes in YAML.
   */
  tracks: {
    [k: string]: ScheduleEntryRecord[];
  };
}

/**
 * Entries side by side in rooms.
 */
export interface RoomsBlock {
  /**
   * Entries by the name of their room, each list in order.
   */
  rooms: {
    [k: string]: ScheduleEntryRecord[];
  };
}

/**
 * The schedule of an edition or a day: schedule.yaml.
 */
export interface ScheduleRecord {
  /**
   * What takes place, in order. Each entry starts when the one before it ends.
   */
  entries: ScheduleBlock[];
}

/**
 * A talk or workshop of an edition: sessions/{ident}.md; the body is the description.
 */
export interface SessionRecord {
  /**
   * False keeps the session out of the site.
   */
  visible?: boolean;
  /**
   * True holds a place for a session not announced yet.
   */
  placeholder?: boolean;
  /**
   * True for a keynote.
   */
  keynote?: boolean;
  /**
   * Ident of the session. It is the name of the file, so it can be left out.
   */
  ident?: Ident;
  /**
   * Name shared by the parts of a series.
   */
  identGroup?: Ident;
  /**
   * Length in minutes; by default the site's ("defaults.sessionDuration").
   */
  duration?: Minutes;
  /**
   * Talk or workshop.
   */
  type: 'talk' | 'workshop';
  /**
   * Language in which it is held. Texts without a language are in this language too.
   */
  language: LanguageCode;
  /**
   * How much listeners should know; pages say nothing of it while it is unspecified.
   */
  level: 'novice' | 'intermediate' | 'advanced' | 'expert' | 'unspecified';
  /**
   * How much code is shown; pages say nothing of it while it is unspecified.
   */
  code: 'none' | 'light' | 'heavy' | 'unspecified';
  /**
   * Title of the session.
   */
  title: Prose;
  /**
   * Ending of the title, such as a word, or the part of a series (`1/2`).
   */
  titleSuffix?: Neutral;
  /**
   * Title of the whole series.
   */
  titleGroup?: Prose;
  /**
   * What it is about; in a Markdown file, the text below the front matter.
   */
  description?: Markdown;
  /**
   * The speakers, in the order in which they are named.
   */
  speakers: Ident[];
  /**
   * Topics of the session, from those of the edition or its event.
   */
  topics?: Ident[];
  /**
   * False if the session is not to be recorded.
   */
  recorded?: boolean;
  /**
   * True if what is said is shown as text.
   */
  liveCaptions?: boolean;
  /**
   * True if it is interpreted into sign language.
   */
  signLanguage?: boolean;
  /**
   * True leaves it out of the survey.
   */
  skipOnSurvey?: boolean;
  /**
   * True leaves it out of the history.
   */
  skipOnHistory?: boolean;
  /**
   * True if visitors do not rate it.
   */
  doNotEvaluate?: boolean;
  /**
   * Where visitors say how it was, in place of the edition's address. {session} stands for its ident.
   */
  feedbackUrl?: FeedbackUrl;
  /**
   * Seats of a workshop; other sessions have none.
   */
  seats?: number;
  /**
   * Nothing of the session is published before this moment.
   */
  embargo?: Embargo;
  /**
   * Number of changes that calendars should tell of.
   */
  revision?: Revision;
  /**
   * Day of the last such change.
   */
  updated?: Updated;
  /**
   * File names the session had before; their addresses redirect to the present one.
   */
  formerSlugs?: FormerSlugs;
}

/**
 * A link in the footer.
 */
export interface FooterLink {
  /**
   * Name of the link.
   */
  ident: Key;
  /**
   * Text of the link.
   */
  title: Prose;
  /**
   * Where the link leads.
   */
  url: LinkUrl;
  /**
   * When the link shows; always if not given.
   */
  visible?: Visibility;
  /**
   * Date limit of the main event within which the link shows.
   */
  dateLimit?: Key;
  /**
   * True for links of the second, quieter group.
   */
  extra?: boolean;
  /**
   * True if the link leads to another site.
   */
  external?: boolean;
  /**
   * True if the link leads to a page with a registration form: it shows only while that form is open.
   */
  form?: boolean;
}

/**
 * Settings of the whole site: site.yaml.
 */
export interface SiteRecord {
  /**
   * Name of the site.
   */
  title: Neutral;
  /**
   * One line that says what the site is about.
   */
  tagline: Prose;
  /**
   * Description for search engines and share previews, one or two sentences.
   */
  description: Prose;
  /**
   * Logo of the site, on pages that belong to no event; without it their header has the site's name in letters.
   */
  logo?: {
    /**
     * Logo of the page header.
     */
    header: MediaPath;
    /**
     * Logo for dark backgrounds; that of the header if not given.
     */
    fullLight?: MediaPath;
    /**
     * Icon of browser tabs and home screens, on all pages; that of the main event if not given.
     */
    favicon?: MediaPath;
  };
  /**
   * How pages, share images and printed pages look: the name of a folder in templates/looks/, "plain" or "stitch" or one of the site's own. "stitch" if not given.
   */
  look?: Ident;
  /**
   * Fonts of the site's own. A role without one has the font of the look.
   */
  fonts?: {
    /**
     * Font of all text, and of headings if they have none of their own.
     */
    text?: FontFiles;
    /**
     * Font of headings.
     */
    headings?: FontFiles;
    /**
     * Font of code; in the look "stitch" also of times and prices.
     */
    code?: FontFiles;
  };
  /**
   * Colour of pages that belong to no event, of their share images and of the installed app, in quotes in YAML. A site with one event has that event's colour if not given.
   */
  baseColor?: string;
  /**
   * Links of the header, after the sections of an event; events that have a menu of their own show that one.
   */
  menu?: Menu;
  /**
   * Name of the organiser.
   */
  organiser: string;
  /**
   * The main event of the site.
   */
  product: Ident;
  /**
   * Address at which the site is published, without a slash at the end.
   */
  baseUrl: string;
  /**
   * Time zone in which all times in content are meant, except those of editions with a zone of their own.
   */
  timeZone: string;
  /**
   * Language of pages without a language prefix and of plain texts.
   */
  defaultLanguage: LanguageCode;
  /**
   * How many people the conference expects.
   */
  attendance: {
    /**
     * At least this many people are expected; {attendance} in texts.
     */
    minimum: number;
    /**
     * The expected attendance in words.
     */
    text: Prose;
  };
  /**
   * Texts of the home page.
   */
  home: {
    /**
     * Opening text of the home page.
     */
    lead: Markdown;
    /**
     * Picture beside the opening text.
     */
    image?: Image;
    /**
     * The part of the home page that lists the events.
     */
    events: {
      /**
       * Heading above the events.
       */
      title: Prose;
      /**
       * Text below that heading.
       */
      text: Prose;
    };
  };
  /**
   * Values used where a record gives none.
   */
  defaults: {
    /**
     * Minutes of a session that gives none itself, and of a special entry that has none under `durations`; 30 by default.
     */
    sessionDuration?: Minutes;
    /**
     * Minutes of schedule entries that give no duration of their own.
     */
    durations: {
      /**
       * Minutes of a coffee break.
       */
      coffee: Minutes;
      /**
       * Minutes of the lunch break.
       */
      lunch: Minutes;
      /**
       * Minutes of the registration.
       */
      registration: Minutes;
      /**
       * Minutes of the opening.
       */
      opening: Minutes;
      /**
       * Minutes of the after-party.
       */
      afterParty: Minutes;
    };
  };
  /**
   * Limits that several pages keep to.
   */
  limits: {
    /**
     * Most earlier speakers shown in a history.
     */
    speakerHistory: number;
    /**
     * Most earlier sessions shown in a history.
     */
    sessionHistory: number;
    /**
     * Loose stitches scattered over an ornament, in the look "stitch".
     */
    randomPixels: number;
    /**
     * Digits of a PIN; {pinLength} in texts.
     */
    pinLength: number;
    /**
     * Minutes the survey takes; {surveyMinutes} in texts.
     */
    surveyMinutes: number;
    /**
     * Most parallel tracks of a schedule. Up to four stand side by side as columns; with more, a day is a list by time.
     */
    tracks: number;
  };
  /**
   * Shirt sizes that hackathon teams choose from, small to large.
   */
  shirtSizes: string[];
  /**
   * A second currency in which prices are shown at a fixed rate.
   */
  alternateCurrency?: {
    /**
     * Code of the currency.
     */
    code: string;
    /**
     * How much of it one euro is, at the fixed rate.
     */
    rate: number;
    /**
     * Note shown with the converted prices.
     */
    note: Prose;
    /**
     * True shows prices in this currency too.
     */
    active: boolean;
  };
  /**
   * Words for how many seats a workshop has left, level 1 to 4.
   */
  availabilityLevels: {
    /**
     * Number of the level; 4 means that no seat is left.
     */
    level: number;
    /**
     * The level begins when this percentage of the seats is taken. Without it, levels 1 to 4 begin at 0, 50, 80 and 100 per cent.
     */
    from?: number;
    /**
     * Word for the level.
     */
    title: Prose;
  }[];
  /**
   * Words for how complete a survey is, by percentage.
   */
  surveyCompletion: {
    /**
     * Name of the word in the survey texts.
     */
    ident: 'great' | 'good' | 'nice' | 'low' | 'veryLow';
    /**
     * Percentage of answered questions from which the word is used.
     */
    from: number;
  }[];
  /**
   * Content of the footer.
   */
  footer: {
    /**
     * Links of the footer, in order.
     */
    links: FooterLink[];
    /**
     * Pages of the organiser on social networks.
     */
    social: {
      /**
       * Name of the network, and of its icon.
       */
      ident: Ident;
      /**
       * Name of the network as shown.
       */
      title: Neutral;
      /**
       * The organiser's page there. That of `mastodon`, such as https://host/@user, is also the account that Mastodon names in previews of the site's pages.
       */
      url: Url;
    }[];
    /**
     * Link to the competition in which the site takes part.
     */
    award?: Link;
  };
  /**
   * The contest for a ticket.
   */
  contest?: {
    /**
     * Path of the contest rules, hard to guess.
     */
    token: Ident;
    /**
     * Page with the contest rules.
     */
    ident: Ident;
    /**
     * Date limit within which the rules are linked.
     */
    dateLimit: Key;
    /**
     * Event whose ticket is the prize.
     */
    event: Ident;
  };
  /**
   * Where the printed QR code leads at which time. The page /qr/ goes there at once; /qr/?stay shows it instead.
   */
  qr: {
    /**
     * Targets; the first one in force is taken.
     */
    targets: {
      /**
       * Name of the target.
       */
      ident: Ident;
      /**
       * Where the QR code leads.
       */
      url: LinkUrl;
      /**
       * What is there, in the words in which the QR page says it.
       */
      title?: Prose;
      /**
       * First moment at which it leads there.
       */
      from?: Moment;
      /**
       * Last moment at which it leads there.
       */
      to?: Moment;
      /**
       * True for the target used when no other is in force.
       */
      default?: boolean;
    }[];
  };
  /**
   * Themes of pages that belong to no event.
   */
  themes: Themes;
  /**
   * The counting of page views; without it nothing is counted.
   */
  analytics?: {
    /**
     * The service that counts page views: Google's tag, or Plausible, which sets no cookies. Where Google's data stream measures page changes by browser history, that has to be off, or they are counted twice.
     */
    provider: 'google' | 'plausible';
    /**
     * The site's name at that service.
     */
    id: string;
    /**
     * The one address of the service where it is one's own, without a wildcard, credentials or a query: a Plausible, or a tagging server for Google's tag.
     */
    url?: Url;
    /**
     * Name of the cookie that keeps the visitor's answer.
     */
    consentName: string;
    /**
     * Seconds for which that cookie and those of the service last.
     */
    cookieMaxAge: number;
    /**
     * True counts nobody whose browser asks not to be tracked (do not track, global privacy control).
     */
    respectDoNotTrack: boolean;
    /**
     * True counts only visitors who have agreed; otherwise they are not asked, and may decline in the footer.
     */
    optIn: boolean;
  };
  /**
   * Fetching of pages ahead of a click.
   */
  prefetch: {
    /**
     * Milliseconds after loading before the first page is fetched.
     */
    delayMs: number;
    /**
     * Pages fetched at a time.
     */
    batch: number;
  };
  /**
   * Navigation between pages.
   */
  routeUpdate: {
    /**
     * Milliseconds of loading after which a slow navigation is announced.
     */
    delayMs: number;
  };
  /**
   * Scrolling to anchors.
   */
  anchor: {
    /**
     * Pixels left between the header and an anchor.
     */
    offset: number;
    /**
     * Milliseconds before scrolling to an anchor.
     */
    delayMs: number;
  };
  /**
   * The service that takes registrations; without it forms say that registration is not connected.
   */
  api?: {
    /**
     * The one address of the service, without a slash at the end: no wildcard, credentials or query. A path alone is one of the site's own host.
     */
    baseUrl: string;
    /**
     * Version that prefixes the paths of the service.
     */
    version?: string;
  };
  /**
   * What browsers that have been here once reach by HTTPS alone, for a year: this host, also all hosts below it (subdomains), or these from the first visit on as well (preload), once the host is entered at hstspreload.org. Neither can be taken back soon: every host below must answer by HTTPS. Without it, this host.
   */
  strictTransport?: 'host' | 'subdomains' | 'preload';
  /**
   * Whom to tell about weaknesses of the site, in /.well-known/security.txt (RFC 9116). A site whose address has a path does not have the file.
   */
  security?: {
    /**
     * E-mail addresses and web addresses to write to, the preferred one first.
     */
    contact: string[];
    /**
     * Until when this holds, at most a year ahead. A date alone still counts.
     */
    expires: Moment;
    /**
     * Languages in which people can write.
     */
    languages?: string[];
    /**
     * Page that says how reports are treated.
     */
    policy?: Url;
  };
  /**
   * True makes a picture for sharing for each page.
   */
  shareImages: boolean;
  /**
   * Reading without a network.
   */
  serviceWorker: {
    /**
     * True lets the site be read without a network.
     */
    active: boolean;
  };
  /**
   * Reading and filling of interface texts.
   */
  translation: {
    /**
     * Most placeholders replaced in one interface text.
     */
    maxReplaces: number;
    /**
     * Recorded only: most interface texts read at a time. It has no effect, since they are read with all other content.
     */
    readParallel: number;
    /**
     * Recorded only: how often a failed read is repeated. It has no effect, since check reports a text that cannot be read.
     */
    readRetries: number;
    /**
     * Recorded only: milliseconds before a failed read is repeated. It has no effect, since no read is repeated.
     */
    retryDelayMs: number;
  };
  /**
   * Patterns of paths that are shown only to those who know them; ** stands for anything.
   *
   * Items: A path from the root of the site, beginning with a slash.
   */
  secretPages: string[];
  /**
   * The page for addresses in a language that is not offered.
   */
  unsupportedLanguage: {
    /**
     * Seconds counted down before the default page opens.
     */
    redirectSeconds: number;
  };
}

/**
 * A speaker of an edition: speakers/{surname-name}.md; the body is the biography.
 */
export interface SpeakerRecord {
  /**
   * False keeps the speaker out of the site.
   */
  visible?: boolean;
  /**
   * True holds a place for a speaker not announced yet.
   */
  placeholder?: boolean;
  /**
   * True for a keynote speaker.
   */
  keynote?: boolean;
  /**
   * First name.
   */
  name: string;
  /**
   * Surname; empty for somebody who goes by one name.
   */
  surname: string;
  /**
   * Portrait, a file below content/media. Without one, the look puts a drawing or the initials in its place.
   */
  image?: MediaPath;
  /**
   * How the organisers reach the speaker; never published.
   */
  contact?: {
    /**
     * E-mail address; never published.
     */
    email?: Email;
    /**
     * Phone number; never published.
     */
    phone?: string;
  };
  /**
   * What the speaker does and where.
   */
  position?: Prose;
  /**
   * Company or organisation that the speaker works for. Pages show it after the position, unless the position already names it.
   */
  company?: Neutral;
  /**
   * Biography; in a Markdown file, the text below the front matter.
   */
  bio?: Markdown;
  /**
   * Addresses of the speaker's pages at other sites.
   */
  social?: {
    /**
     * The speaker's page on LinkedIn.
     */
    linkedIn?: Url;
    /**
     * The speaker's own website.
     */
    website?: Url;
    /**
     * The speaker's page on GitHub.
     */
    github?: Url;
    /**
     * The speaker's page on Mastodon.
     */
    mastodon?: Url;
    /**
     * The speaker's page on Bluesky.
     */
    bluesky?: Url;
    /**
     * The speaker's page on X.
     */
    x?: Url;
    /**
     * The speaker's page on Instagram.
     */
    instagram?: Url;
    /**
     * The speaker's channel on YouTube.
     */
    youtube?: Url;
  };
  /**
   * Name that joins the records of the same person over the years; by default the file name.
   */
  person?: Ident;
  /**
   * PIN with which the speaker answers the survey, in quotes in YAML. Never published.
   */
  pin?: string;
  /**
   * Nothing of the speaker is published before this moment.
   */
  embargo?: Embargo;
  /**
   * File names the speaker had before.
   */
  formerSlugs?: FormerSlugs;
}

/**
 * A sponsor: sponsors/{ident}.yaml.
 */
export interface SponsorRecord {
  /**
   * False keeps the sponsor out of the site.
   */
  visible?: boolean;
  /**
   * Name of the sponsor.
   */
  name: string;
  /**
   * Logo of the sponsor.
   */
  logo: Image;
  /**
   * Website of the sponsor.
   */
  url?: Url;
  /**
   * Page on LinkedIn.
   */
  linkedIn?: Url;
  /**
   * Page on Facebook.
   */
  facebook?: Url;
  /**
   * Page on Instagram.
   */
  instagram?: Url;
  /**
   * E-mail address at which the organisers reach the sponsor; never published.
   */
  email?: Email;
  /**
   * A few words on what the sponsor does, shown below its description.
   */
  tags?: Neutral[];
  /**
   * What the sponsor does.
   */
  description?: Markdown;
  /**
   * Corrections of the logo's looks.
   */
  extraStyle?: {
    /**
     * Greatest width of the logo in pixels, a multiple of 8.
     */
    maxWidth?: number;
  };
  /**
   * Nothing of the sponsor is published before this moment.
   */
  embargo?: Embargo;
  /**
   * Names the record had before.
   */
  formerSlugs?: FormerSlugs;
}

/**
 * A question of the survey.
 */
export interface SurveyQuestionRecord {
  /**
   * Short name under which answers are stored. Never change it while the survey is on.
   */
  ident: Key;
  /**
   * True if it must be answered.
   */
  required?: boolean;
  /**
   * The question.
   */
  question: Prose;
  /**
   * An explanation below the question.
   */
  description?: Prose;
  /**
   * True asks for one to five stars.
   */
  stars?: boolean;
  /**
   * True asks for yes or no.
   */
  boolean?: boolean;
  /**
   * True asks for a text.
   */
  comment?: boolean;
  /**
   * True allows a text beside the answer.
   */
  comment_opt?: boolean;
  /**
   * Hint inside the empty text field.
   */
  comment_placeholder?: Prose;
  /**
   * Choices to pick from.
   */
  options?: {
    /**
     * Checkbox allows several choices, radio one.
     */
    type: 'checkbox' | 'radio';
    /**
     * Choices, in order.
     */
    items: {
      /**
       * Value that is stored as the answer.
       */
      value: string;
      /**
       * Text of the choice.
       */
      text: Prose;
    }[];
  };
}

/**
 * The survey after an edition: survey.yaml.
 */
export interface SurveyRecord {
  /**
   * Questions to visitors, in order.
   */
  visitors: SurveyQuestionRecord[];
  /**
   * Questions to speakers, in order.
   */
  speakers: SurveyQuestionRecord[];
  /**
   * True asks about each day separately.
   */
  perDay?: boolean;
}

/**
 * What somebody said about an edition: testimonials/{ident}.yaml.
 */
export interface TestimonialRecord {
  /**
   * False keeps the testimonial out of the site.
   */
  visible?: boolean;
  /**
   * Place among the testimonials, small numbers first.
   */
  order?: number;
  /**
   * True if a speaker said it, false if a visitor did.
   */
  speaker: boolean;
  /**
   * Who said it.
   */
  name: string;
  /**
   * Who that person is, in a few words.
   */
  description: Prose;
  /**
   * What was said.
   */
  text: Prose;
  /**
   * Nothing of the testimonial is published before this moment.
   */
  embargo?: Embargo;
}

/**
 * A kind of ticket.
 */
export interface TicketRecord {
  /**
   * Short name of the ticket, which texts and promotions refer to.
   */
  ident: Ident;
  /**
   * The ticket at the ticket shop.
   */
  ticketingSystem?: {
    /**
     * How many there are; {maxAvailable.TICKET} in texts.
     */
    maxAvailable?: number;
    /**
     * Name of the category at the ticket shop.
     */
    categoryName: string;
  };
  /**
   * Icon: student, early, regular, supporter, workshop or another that the templates know.
   */
  icon: Ident;
  /**
   * Name of the ticket.
   */
  title: Prose;
  /**
   * What to know about it.
   */
  remark?: Prose;
  /**
   * Price in euros, VAT included; {price.TICKET} in texts.
   */
  price: number;
  /**
   * Type of VAT rate.
   */
  vat?: Key;
  /**
   * Name shared by tickets that follow each other in time.
   */
  group?: Ident;
  /**
   * False hides the ticket.
   */
  listed: boolean;
  /**
   * False shows it but takes it off sale.
   */
  available: boolean;
  /**
   * True says that there are only so many.
   */
  limited: boolean;
  /**
   * True sets it apart from the others.
   */
  special: boolean;
  /**
   * First moment of sale; a date alone means its beginning.
   */
  startDate?: Moment;
  /**
   * Last moment of sale; a date alone means the end of that day. No ticket is on sale after the date limit of ticket sales or after the event.
   */
  endDate?: Moment;
  /**
   * What the ticket gives access to.
   */
  access: {
    /**
     * True if the ticket includes the live stream.
     */
    stream?: boolean;
    /**
     * True if the ticket includes being there in person.
     */
    live?: boolean;
    /**
     * True if the ticket includes the conference.
     */
    conference?: boolean;
    /**
     * True if the ticket includes the workshops.
     */
    workshops?: boolean;
    /**
     * True if the ticket includes the bag of goodies.
     */
    goodies?: boolean;
    /**
     * True if the ticket includes further goodies.
     */
    extra_goodies?: boolean;
    /**
     * True if the ticket includes breakfast.
     */
    breakfast?: boolean;
    /**
     * True if the ticket includes lunch.
     */
    lunch?: boolean;
    /**
     * True if the ticket includes dinner.
     */
    dinner?: boolean;
    /**
     * True if the ticket includes snacks.
     */
    snacks?: boolean;
    /**
     * True if the ticket includes three meals.
     */
    three_meals?: boolean;
    /**
     * True if the ticket includes the activity day.
     */
    activity_day?: boolean;
    /**
     * True if the ticket includes the chill zone.
     */
    chill_zone?: boolean;
    /**
     * True if the ticket includes the after-party.
     */
    after?: boolean;
    /**
     * True if the ticket includes the madjerka extra.
     */
    extra_madjerka?: boolean;
    /**
     * True if the ticket includes a place among the supporters.
     */
    extra_supporter?: boolean;
    /**
     * True if the ticket includes further perks.
     */
    extra_perks?: boolean;
  };
}

/**
 * A percentage off some tickets for a time.
 */
export interface Promotion {
  /**
   * Name of the promotion.
   */
  ident: Ident;
  /**
   * Its title.
   */
  title: Prose;
  /**
   * What it offers.
   */
  text?: Prose;
  /**
   * Percentage taken off the price.
   */
  percent: number;
  /**
   * Tickets it applies to.
   */
  tickets: Ident[];
  /**
   * First moment of the promotion.
   */
  startDate: Moment;
  /**
   * Last moment of the promotion.
   */
  endDate: Moment;
}

/**
 * The tickets of an edition: tickets.yaml.
 */
export interface TicketsRecord {
  /**
   * Kinds of tickets, in order.
   */
  tickets: TicketRecord[];
  /**
   * Prices lowered for a time.
   */
  promotions?: Promotion[];
}

/**
 * The VAT rates of a period.
 */
export interface VatEntryRecord {
  /**
   * First day on which the rates hold.
   */
  startDate: Day;
  /**
   * Last day on which they hold; without it they hold until those of the next entry begin.
   */
  endDate?: Day;
  /**
   * Percentage by type of rate.
   */
  percent: {
    [k: string]: number;
  };
}

/**
 * The VAT rates: vat.yaml.
 */
export interface VatRecord {
  /**
   * Type of rate for tickets that name none.
   */
  default: Key;
  /**
   * The rates over time.
   */
  entries: VatEntryRecord[];
}

/**
 * A room of the venue.
 */
export interface Room {
  /**
   * Name of the room, as the sign at its door has it.
   */
  name: Neutral;
  /**
   * Address at which people join. A room with an address is online, and nobody goes there; a stream from a hall is material of its sessions.
   */
  url?: Url;
  /**
   * Number of seats.
   */
  capacity?: number;
  /**
   * Where in the building it is.
   */
  floor?: Neutral;
  /**
   * True if no step is on the way to it, false if there are steps.
   */
  stepFree?: boolean;
  /**
   * How to find it from the entrance.
   */
  directions?: Prose;
  /**
   * Plan of the floor, with the room marked.
   */
  plan?: Image;
}

/**
 * A place where events are held: venues/{ident}.yaml.
 */
export interface VenueRecord {
  /**
   * Ident of the venue. It is the name of the file, so it can be left out.
   */
  ident?: Ident;
  /**
   * Name; {venueName} in texts.
   */
  name: Neutral;
  /**
   * Second name, such as the building or hall.
   */
  nameAlt?: Neutral;
  /**
   * Street and number.
   */
  street: string;
  /**
   * Postal code, in quotes in YAML.
   */
  postalCode: string;
  /**
   * City.
   */
  city: string;
  /**
   * Country.
   */
  country: Neutral;
  /**
   * Short form of the country, such as its two-letter code.
   */
  countryShort: string;
  /**
   * Drawn map of the surroundings.
   */
  mapImage: Image;
  /**
   * The place on a map service; {mapLink} in texts.
   */
  mapUrl: Url;
  /**
   * Pictures of the place.
   */
  images?: Image[];
  /**
   * Rooms by the names that schedules refer to.
   */
  rooms?: {
    [k: string]: Room;
  };
  /**
   * Coordinates of the place, in degrees.
   */
  mapLocation?: {
    /**
     * Degrees north.
     */
    latitude: number;
    /**
     * Degrees east.
     */
    longitude: number;
  };
  /**
   * How close the map service shows the place; a greater number is closer.
   */
  mapZoom?: number;
  /**
   * What the place is like.
   */
  description?: Markdown;
  /**
   * How to get there, also for people who cannot use steps.
   */
  directions?: Markdown;
  /**
   * Names the venue had before.
   */
  formerSlugs?: FormerSlugs;
}

/**
 * The type of a record by its kind.
 */
export interface ContentRecords {
  site: SiteRecord;
  company: CompanyRecord;
  vat: VatRecord;
  languages: LanguagesRecord;
  press: PressRecord;
  page: PageRecord;
  venue: VenueRecord;
  sponsor: SponsorRecord;
  event: EventRecord;
  edition: EditionRecord;
  tickets: TicketsRecord;
  schedule: ScheduleRecord;
  survey: SurveyRecord;
  speaker: SpeakerRecord;
  session: SessionRecord;
  asset: AssetRecord;
  faq: FaqRecord;
  news: NewsRecord;
  testimonial: TestimonialRecord;
  change: ChangeRecord;
  i18n: I18nRecord;
}
