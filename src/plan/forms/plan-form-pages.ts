import { defined } from '../../domain/defined.ts';
import type { FormField, FormGroup, FormOption, FormPage, TeamRegistrationPage } from '../../domain/page/page-forms.ts';
import { workshopRegistration } from '../../domain/page/registration.ts';
import { isNeverShown } from '../../domain/page/shown.ts';
import { fieldsOf } from '../../domain/site/forms.ts';
import type { ProsePage } from '../../domain/site/site.ts';
import { remaining, shown } from '../from-the-build.ts';
import { pageHref } from '../links/links.ts';
import { productScope } from '../links/public-pages.ts';
import { day } from '../moments.ts';
import { planSponsorLevels } from '../parts/plan-sponsors.ts';
import { planStatus } from '../parts/plan-status.ts';
import { datesOf, siteValues } from '../placeholder-values.ts';
import type { PlanContext } from '../plan-context.ts';
import { markup, phrase, plainText } from '../texts.ts';
import { type FormScope, formOf, planField, planForm, planFormRegistration } from './plan-forms.ts';

/** Pages that contain a form. */

/** A text page with its form, which is about the main event. Returns undefined for a page without a form. */
export function planFormPage(context: PlanContext, page: ProsePage): FormPage | undefined {
  const scope = productScope(context.site);
  if (page.form === undefined || scope === undefined) return undefined;
  const values = siteValues(context);
  return defined({
    ident: page.ident,
    title: phrase(context, page.title, values),
    text: markup(context, page.text, 2, values),
    updated: page.updated === undefined ? undefined : day(context, page.updated),
    registration: planFormRegistration(context, planForm(context, page.form, scope), scope),
    sponsors: page.form === 'sponsor' ? sponsorsOf(context, scope) : undefined,
  });
}

/** The current sponsors, and the sponsor of each package. */
function sponsorsOf(context: PlanContext, { event, edition }: FormScope): FormPage['sponsors'] {
  const taken = new Map(edition.packages.map((one) => [one.package, one.sponsor.name]));
  return {
    title: `${plainText(context, event.title)} ${edition.year}`,
    levels: planSponsorLevels(context, edition),
    packages: PACKAGES.map((name) => defined({ package: name, name: taken.get(name) })),
  };
}

/** The packages that a sponsor can take, in the order in which they are offered. */
const PACKAGES: readonly string[] = [
  'web',
  'lunch',
  'coffee',
  'snacks',
  'water',
  'softDrinks',
  'accreditations',
  'pens',
  'notepads',
  'photo',
];

/** The page for team registration of a hackathon. */
export function planTeamRegistration(context: PlanContext, scope: FormScope): TeamRegistrationPage {
  const { event, edition } = scope;
  const { minimum = 1, maximum = minimum, maxTeams } = edition.team;
  return defined({
    event: event.ident,
    title: context.t('forms:team.title'),
    eventTitle: `${plainText(context, event.title)} ${edition.year}`,
    eventHref: pageHref(context, event.path),
    status: planStatus(context, event, edition),
    when: datesOf(context, edition),
    minimum,
    maximum,
    maxTeams: edition.team.isLimited ? maxTeams : undefined,
    registration: planFormRegistration(context, teamForm(context, scope, { minimum, maximum }), scope),
  });
}

function teamForm(
  context: PlanContext,
  scope: FormScope,
  { minimum, maximum }: { readonly minimum: number; readonly maximum: number },
) {
  const base = planForm(context, 'team', scope);
  const members = Array.from({ length: maximum }, (_, index) =>
    memberGroup(context, { index, isRequired: index < minimum }),
  );
  const groups = base.groups.map((group) => ({
    ...group,
    legend: context.t('forms:groups.team'),
    fields: group.fields.map((field): FormField => {
      const isCount = field.kind === 'input' && field.type === 'number';
      return isCount
        ? {
            ...field,
            hint: context.t('forms:team.size', { minimum, maximum }),
            min: minimum,
            max: maximum,
            messages: {
              ...field.messages,
              below: context.t('errors:team.members'),
              above: context.t('errors:team.maximum', { count: maximum }),
            },
          }
        : field;
    }),
  }));
  return formOf(context, { name: 'team', ident: base.ident, scope, groups: [...groups, ...members] });
}

/** The fields of a team member: name, shirt size, diet, and whether the member is the leader. */
function memberGroup(
  context: PlanContext,
  { index, isRequired }: { readonly index: number; readonly isRequired: boolean },
): FormGroup {
  const sizes = context.site.settings.shirtSizes.map((size): FormOption => ({ value: size, text: size }));
  const fields = fieldsOf('member').map((spec): FormField => {
    const field = planField(context, { ...spec, required: spec.required && isRequired }, sizes);
    const messages = spec.required ? { required: memberMessage(context, spec.name) } : field.messages;
    return { ...field, name: `members.${index}.${spec.name}`, messages };
  });
  return {
    ident: `member-${index + 1}`,
    legend: context.t(isRequired ? 'forms:team.member' : 'forms:team.memberOptional', { number: index + 1 }),
    ...(isRequired ? {} : { added: context.t('forms:team.member', { number: index + 1 }) }),
    fields: [...fields, leaderField(context, index)],
  };
}

/**
 * The message for an empty required field of a member. Optional members get it too, since they need the same fields
 * once they were added.
 */
function memberMessage(context: PlanContext, name: string): string {
  return context.t(name === 'fullName' ? 'errors:team.memberName' : `errors:required.${name}`);
}

/** The option of the question "who is the leader?" that selects this member. */
function leaderField(context: PlanContext, index: number): FormField {
  return {
    kind: 'choice',
    name: 'teamLeader',
    value: String(index),
    label: context.t('forms:fields.teamLeader'),
    required: true,
    messages: { required: context.t('errors:team.leader') },
  };
}

/**
 * The form for workshop seats, with the time in which the edition offers them. Returns undefined for an edition without
 * workshop registration.
 */
export function planWorkshops(context: PlanContext, scope: FormScope) {
  const seats = workshopRegistration(scope.edition);
  const window = seats && shown(context, seats.window);
  if (seats === undefined || window === undefined || isNeverShown(window)) return undefined;
  const registration = planFormRegistration(context, planForm(context, 'workshops', scope), scope);
  return {
    ...registration,
    window: { ...registration.window, states: remaining(context, seats.states) },
    shown: window,
  };
}
