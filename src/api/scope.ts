import { languageOfSegment, languageSegment } from '../domain/language-tag.ts';
import { registrationStates } from '../domain/page/registration.ts';
import { DATE_LIMITS, type FormName } from '../domain/site/forms.ts';
import type { Edition, SiteEvent } from '../domain/site/site.ts';
import { closingStatus } from '../domain/time/edition-status.ts';
import { type Instant, valueAt } from '../domain/time/timeline.ts';
import { refuse } from './refusal.ts';
import type { Service } from './service.ts';

/** The event and edition that a request names. */
export interface Scope {
  readonly event: SiteEvent;
  readonly edition: Edition;
}

interface EditionName {
  readonly ident: string;
  readonly year: number;
}

/** Finds the edition that a request names. Refuses unknown editions and those of a disabled event. */
export function scopeOf(service: Service, { ident, year }: EditionName): Scope {
  const event = service.site().events.find((one) => one.ident === ident);
  if (event === undefined || !event.enabled) return refuse('unknown-event', { pointers: ['/ident'] });
  const edition = event.editions.find((one) => one.year === year);
  if (edition === undefined) return refuse('unknown-year', { pointers: ['/year'] });
  return { event, edition };
}

/** Finds the edition that a request names. Refuses the request if the registration is not open. */
export function openScopeOf(service: Service, named: EditionName, form: FormName): Scope {
  const scope = scopeOf(service, named);
  requireOpen(scope, form, service.now());
  return scope;
}

/**
 * Refuses unless the registration is open by the edition's date limit. It is closed for all past editions, and for those
 * that are cancelled or postponed.
 */
export function requireOpen({ event, edition }: Scope, form: FormName, now: Instant): void {
  const { timeZone: zone } = edition;
  if (edition.year < event.currentYear) refuse('registration-closed', { at: edition.endsAt, zone });
  const closedBy = closingStatus(edition);
  if (closedBy !== undefined) {
    refuse('registration-closed', { detail: `The edition is ${closedBy}, so its registrations are closed.` });
  }
  const dateLimit = DATE_LIMITS[form] ?? '';
  const { from = null, until = null } = edition.dateLimits[dateLimit] ?? {};
  const state = valueAt(registrationStates(from, until), now);
  if (state === 'not-yet') refuse('registration-not-open', { at: from, zone });
  if (state === 'closed') refuse('registration-closed', { at: until, zone });
}

/** The language of the site with this tag, in any case (`pt-BR`, `pt-br`), else the site's default language. */
export function languageOf(service: Service, language: string | undefined): string {
  const { languages, settings } = service.site();
  const segment = language === undefined ? undefined : languageSegment(language);
  const tags = languages.map(({ option }) => option);
  return languageOfSegment(segment, tags) ?? settings.defaultLanguage;
}
