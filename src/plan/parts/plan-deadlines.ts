import { defined } from '../../domain/defined.ts';
import { workshopRegistration } from '../../domain/page/registration.ts';
import { surveyTimes } from '../../domain/page/survey-window.ts';
import { editionPath, SURVEY_PATH } from '../../domain/paths/addresses.ts';
import { hasSurvey, hasTeams, teamRegistrationPath } from '../../domain/paths/page-owners.ts';
import type { Deadline } from '../../domain/programme/deadlines.ts';
import { DATE_LIMITS, ENDING_LIMITS, type FormName } from '../../domain/site/forms.ts';
import type { Edition, SiteEvent } from '../../domain/site/site.ts';
import { offeredTickets } from '../../domain/site/ticket-sales.ts';
import { editionTakesPlace } from '../../domain/time/edition-status.ts';
import { constant, type Instant, isNever } from '../../domain/time/timeline.ts';
import { isEditionListed, isListed, isPublic } from '../links/publicity.ts';
import { absolute } from '../pages/json-ld.ts';
import { editionValues } from '../placeholder-values.ts';
import type { PlanContext } from '../plan-context.ts';
import { plainText } from '../texts.ts';

interface Scope {
  readonly event: SiteEvent;
  readonly edition: Edition;
  /** The full address of the page of the edition. */
  readonly page: string;
}

/**
 * What is due for visitors of an edition, in the order of time: calls, registrations, tickets and discounts, the survey.
 * Past deadlines are included. Empty for events that do not appear outside their own pages, and for editions to come.
 * Left out is what the site does not offer, what ends together with the edition, what an edition that takes place never opens,
 * and tickets that are never on sale or sold until sales end.
 */
export function planDeadlines(context: PlanContext, event: SiteEvent, edition: Edition): readonly Deadline[] {
  if (!isPublic(context.site, event) || !isEditionListed(context.site, event, edition)) return [];
  const page = absolute(context, edition.year === event.currentYear ? event.path : editionPath(edition));
  const scope: Scope = { event, edition, page };
  return [...limits(context, scope), ...tickets(context, scope), ...promotions(context, scope)].sort(
    (a, b) => a.until - b.until,
  );
}

/** The ends of the date limits that are about something to do, and of the survey. */
function limits(context: PlanContext, scope: Scope): readonly Deadline[] {
  const { event, edition, page } = scope;
  const values = editionValues(context, event, edition);
  const survey = hasSurvey(event, edition) ? surveyTimes(event, edition.year)?.endsAt : undefined;
  const offers: readonly (readonly [name: string, url: string | undefined, until?: Instant | null])[] = [
    ['lectureRegistration', edition.links.sessions ?? page],
    ['ticketSales', edition.links.tickets ?? page],
    ...Object.entries(DATE_LIMITS).map(
      ([form, name]) => [name, formAddress(context, scope, form as FormName)] as const,
    ),
    ['survey', edition.externalForms.survey ?? publicAddress(context, SURVEY_PATH), survey ?? null],
  ];
  return offers.flatMap(([name, url, given]) => {
    const limit = edition.dateLimits[name];
    const until = given === undefined ? limit?.until : given;
    if (url === undefined || until === undefined || until === null) return [];
    if (ENDING_LIMITS.has(name) && until === edition.endsAt) return [];
    if (limit !== undefined && isNever(limit.window) && editionTakesPlace(edition)) return [];
    const note = limit?.note && plainText(context, limit.note, values);
    return [defined({ ident: name, until, title: context.t(`event:deadlines.${name}`), note, url })];
  });
}

/** Where a form is filled in; undefined if an edition does not have the form. Pages with forms are about the main event. */
function formAddress(context: PlanContext, { event, edition, page }: Scope, form: FormName): string | undefined {
  const other = edition.externalForms[form];
  if (form === 'workshops') {
    const { window = constant(false) } = workshopRegistration(edition) ?? {};
    return isNever(window) ? undefined : (other ?? page);
  }
  if (form === 'team') {
    if (!hasTeams(edition)) return undefined;
    const path = edition.year === event.currentYear ? teamRegistrationPath(event) : undefined;
    return other ?? (path === undefined ? page : publicAddress(context, path));
  }
  if (other !== undefined) return other;
  const { pages, settings } = context.site;
  if (settings.product !== event.ident) return undefined;
  const paths = pages.filter((one) => one.form === form).map(({ ident }) => `/${ident}/`);
  const listed = paths.find((path) => isListed(context.site, path));
  return listed && absolute(context, listed);
}

/** The full address of a page; undefined for one that not everybody may find. */
function publicAddress(context: PlanContext, path: string): string | undefined {
  return isListed(context.site, path) ? absolute(context, path) : undefined;
}

/** The ends of tickets that are sold, so that a price no longer applies. */
function tickets(context: PlanContext, { edition, page }: Scope): readonly Deadline[] {
  return offeredTickets(edition).flatMap(({ ident, title, until, states }) => {
    const isSold = states.some(({ value }) => value === 'on-sale');
    if (!isSold || until === null || until >= endOfSales(edition)) return [];
    const ticket = plainText(context, title);
    return [
      {
        ident: `ticket-${ident}`,
        until,
        title: context.t('event:deadlines.ticket', { ticket }),
        url: edition.links.tickets ?? page,
      },
    ];
  });
}

/** The ends of discounts, each once, when it ends for the last of its tickets. */
function promotions(context: PlanContext, { edition, page }: Scope): readonly Deadline[] {
  const all = offeredTickets(edition).flatMap((ticket) => ticket.promotions);
  const open = all.filter(({ until }) => until < endOfSales(edition)).sort((a, b) => a.until - b.until);
  return [...new Map(open.map((one) => [one.ident, one])).values()].map(({ ident, title, until }) => ({
    ident: `promotion-${ident}`,
    until,
    title: context.t('event:deadlines.promotion', { promotion: plainText(context, title) }),
    url: edition.links.tickets ?? page,
  }));
}

function endOfSales({ dateLimits, endsAt }: Edition): Instant {
  return dateLimits['ticketSales']?.until ?? endsAt;
}
