import { type Translator, translatorFor } from '../../content/translate.ts';
import { phraseIn, plain } from '../../domain/language.ts';
import type { Site, SiteEvent } from '../../domain/site.ts';
import type { Queries } from '../database/in-transaction.ts';
import { newId } from '../keys.ts';
import { languageOf } from '../scope.ts';
import type { Service } from '../service.ts';

/** The letters that the service writes, in the words of the site's interface texts (`mail`). */

/** Which letter: its texts are `mail:NAME.subject` and `mail:NAME.text`. */
export type LetterName =
  | 'newsletter'
  | 'team'
  | 'teamConfirmed'
  | 'teamCancelled'
  | 'seats'
  | 'seatCancelled'
  | 'applicationCancelled'
  | 'pressApproved'
  | 'pressRejected';

export interface Letter {
  readonly to: string;
  readonly language: string;
  readonly event?: { readonly event: SiteEvent; readonly year: number };
  /** Path on the site, without language, with its query: what the letter links to. */
  readonly path?: string;
  /** What strangers wrote, such as the name of a team. */
  readonly values?: Readonly<Record<string, string>>;
  /** What the content says, such as the title of a workshop. */
  readonly facts?: Readonly<Record<string, string>>;
}

/** Puts a letter among those to be sent, in the transaction of what it tells of: both happen or neither. */
export async function queueLetter(
  service: Service,
  queries: Queries,
  { name, letter }: { readonly name: LetterName; readonly letter: Letter },
): Promise<void> {
  const site = service.site();
  const language = languageOf(service, letter.language);
  const t = translatorOf(site, language);
  const values = { ...quoted(letter.values ?? {}), ...letter.facts, ...valuesOf(site, { ...letter, language }) };
  await queries
    .insertInto('letter')
    .values({
      id: newId(),
      recipient: letter.to,
      subject: t(`mail:${name}.subject`, values),
      body: `${t(`mail:${name}.text`, values)}\n\n${t('mail:signature', values)}\n`,
      language,
      storedAt: service.now(),
      attempts: 0,
    })
    .execute();
}

/** Texts of strangers in which no mail program finds an address to make a link of. */
function quoted(values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const entries = Object.entries(values).map(([name, text]) => [name, text.replace(/(?:[.@]|:\/\/)(?=\S)/g, '$& ')]);
  return Object.fromEntries(entries);
}

/** The interface texts of a language. */
export function translatorOf(site: Site, language: string): Translator {
  const { defaultLanguage, translation: limits } = site.settings;
  return translatorFor(site.texts, language, { defaultLanguage, limits });
}

function valuesOf(site: Site, { event, path, language }: Letter): Readonly<Record<string, string>> {
  const { settings, company } = site;
  const inWords = (text: Parameters<typeof phraseIn>[0]): string =>
    plain(phraseIn(text, language, [settings.defaultLanguage]));
  return {
    site: inWords(settings.title),
    organiser: settings.organiser,
    contact: company.contactEmail,
    ...(event === undefined ? {} : { event: `${inWords(event.event.title)} ${event.year}` }),
    ...(path === undefined ? {} : { link: linkTo(site, { event: event?.event, path, language }) }),
  };
}

/** An address of the site; an event in one language has it in that one only. */
function linkTo(
  { settings }: Site,
  {
    event,
    path,
    language,
  }: { readonly event: SiteEvent | undefined; readonly path: string; readonly language: string },
): string {
  const isTranslated = language !== settings.defaultLanguage && event?.isMultiLanguage !== false;
  return `${settings.baseUrl}${isTranslated ? `/${language}` : ''}${path}`;
}
