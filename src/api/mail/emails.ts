import { phraseIn, plain } from '../../domain/language.ts';
import { languagePrefix } from '../../domain/language-tag.ts';
import type { Site, SiteEvent } from '../../domain/site/site.ts';
import { type Translator, translatorFor } from '../../domain/translate.ts';
import type { DatabaseTransaction } from '../database/in-transaction.ts';
import { newId } from '../keys.ts';
import { languageOf } from '../scope.ts';
import type { Service } from '../service.ts';

/** Composes the service's e-mails from the site's interface texts (`mail`) and puts them into the queue. */

/** The interface texts of an e-mail: `mail:TEMPLATE.subject` and `mail:TEMPLATE.text`. */
export type EmailTemplate =
  | 'newsletter'
  | 'team'
  | 'teamConfirmed'
  | 'teamCancelled'
  | 'seats'
  | 'seatCancelled'
  | 'applicationCancelled'
  | 'pressApproved'
  | 'pressRejected';

export interface Email {
  readonly template: EmailTemplate;
  readonly to: string;
  readonly language: string;
  readonly event?: { readonly event: SiteEvent; readonly year: number };
  /** The page that the e-mail links to: its path without a language prefix, and its query. */
  readonly path?: string;
  /** Placeholder values that visitors entered, such as the name of a team. They are escaped. */
  readonly values?: Readonly<Record<string, string>>;
  /** Placeholder values from the content, such as workshop titles. */
  readonly facts?: Readonly<Record<string, string>>;
}

/**
 * Puts an e-mail into the queue, in the same transaction as the change that it reports: either both are stored or
 * neither. Call `service.onEmailsQueued` after the transaction.
 */
export async function queueEmail(service: Service, transaction: DatabaseTransaction, email: Email): Promise<void> {
  const { template } = email;
  const site = service.site();
  const language = languageOf(service, email.language);
  const t = translatorOf(site, language);
  const values = { ...escapeLinks(email.values ?? {}), ...email.facts, ...siteValues(site, { ...email, language }) };
  await transaction
    .insertInto('letter')
    .values({
      id: newId(),
      recipient: email.to,
      subject: t(`mail:${template}.subject`, values),
      body: `${t(`mail:${template}.text`, values)}\n\n${t('mail:signature', values)}\n`,
      language,
      storedAt: service.now(),
      attempts: 0,
    })
    .execute();
}

/** Inserts spaces into addresses and domain names, so that mail programs do not turn them into links. */
function escapeLinks(values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const entries = Object.entries(values).map(([name, text]) => [name, text.replace(/(?:[.@]|:\/\/)(?=\S)/g, '$& ')]);
  return Object.fromEntries(entries);
}

/** The interface texts of a language. */
export function translatorOf(site: Site, language: string): Translator {
  const { defaultLanguage, translation: limits } = site.settings;
  return translatorFor(site.texts, language, { defaultLanguage, limits });
}

/** The placeholder values that all e-mails have, and those of the event and the link if there are any. */
function siteValues(site: Site, { event, path, language }: Email): Readonly<Record<string, string>> {
  const { settings, company } = site;
  const inLanguage = (text: Parameters<typeof phraseIn>[0]): string =>
    plain(phraseIn(text, language, [settings.defaultLanguage]));
  return {
    site: inLanguage(settings.title),
    organiser: settings.organiser,
    contact: company.contactEmail,
    ...(event === undefined ? {} : { event: `${inLanguage(event.event.title)} ${event.year}` }),
    ...(path === undefined ? {} : { link: linkTo(site, { event: event?.event, path, language }) }),
  };
}

/** The full address of a page. Pages of an event in one language exist only without a language prefix. */
function linkTo(
  { settings }: Site,
  {
    event,
    path,
    language,
  }: { readonly event: SiteEvent | undefined; readonly path: string; readonly language: string },
): string {
  const shown = event?.isMultiLanguage === false ? settings.defaultLanguage : language;
  return `${settings.baseUrl}/${languagePrefix(shown, settings.defaultLanguage)}${path.slice(1)}`;
}
