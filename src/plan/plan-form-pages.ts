import { defined } from '../model/defined.ts';
import { fieldsOf } from '../model/forms.ts';
import type { FormField, FormGroup, FormOption, FormPage, TeamRegistrationPage } from '../model/page-forms.ts';
import { workshopRegistration } from '../model/registration.ts';
import { isGone } from '../model/shown.ts';
import type { ProsePage } from '../model/site.ts';
import { zonedIso } from '../model/zone.ts';
import { eventDate, siteValues } from './placeholder-values.ts';
import { type FormScope, formOf, planField, planForm, planFormRegistration } from './plan-forms.ts';
import { planSponsorLevels } from './plan-sponsors.ts';
import { productScope } from './site-pages.ts';
import { ahead, day, markup, pageHref, phrase, shown, type Wording, words } from './wording.ts';

/** Pages that carry a form. */

/** A page of prose with its form, which is about the main event; undefined for a page without. */
export function planFormPage(wording: Wording, page: ProsePage): FormPage | undefined {
  const scope = productScope(wording.site);
  if (page.form === undefined || scope === undefined) return undefined;
  const values = siteValues(wording);
  return defined({
    ident: page.ident,
    title: phrase(wording, page.title, values),
    text: markup(wording, page.text, 2, values),
    updated: page.updated === undefined ? undefined : day(wording, page.updated),
    registration: planFormRegistration(wording, planForm(wording, page.form, scope), scope),
    sponsors: page.form === 'sponsor' ? sponsorsOf(wording, scope) : undefined,
  });
}

/** Who is a sponsor already, and which packages have one. */
function sponsorsOf(wording: Wording, { event, edition }: FormScope): FormPage['sponsors'] {
  const taken = new Map(edition.packages.map((one) => [one.package, one.sponsor.name]));
  return {
    title: `${words(wording, event.title)} ${edition.year}`,
    levels: planSponsorLevels(wording, edition),
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

/** Where teams register for a hackathon. */
export function planTeamRegistration(wording: Wording, scope: FormScope): TeamRegistrationPage {
  const { event, edition } = scope;
  const { minimum = 1, maximum = minimum, maxTeams } = edition.team;
  return defined({
    event: event.ident,
    title: wording.t('forms:team.title'),
    eventTitle: `${words(wording, event.title)} ${edition.year}`,
    eventHref: pageHref(wording, event.path),
    when: { iso: zonedIso(edition.startsAt, wording.site.settings.timeZone), text: eventDate(wording, edition) },
    minimum,
    maximum,
    maxTeams: edition.team.isLimited ? maxTeams : undefined,
    registration: planFormRegistration(wording, teamForm(wording, scope, { minimum, maximum }), scope),
  });
}

function teamForm(
  wording: Wording,
  scope: FormScope,
  { minimum, maximum }: { readonly minimum: number; readonly maximum: number },
) {
  const base = planForm(wording, 'team', scope);
  const members = Array.from({ length: maximum }, (_, index) =>
    memberGroup(wording, { index, isRequired: index < minimum }),
  );
  const groups = base.groups.map((group) => ({
    ...group,
    legend: wording.t('forms:groups.team'),
    fields: group.fields.map((field): FormField => {
      const isCount = field.kind === 'input' && field.type === 'number';
      return isCount
        ? {
            ...field,
            hint: wording.t('forms:team.size', { minimum, maximum }),
            min: minimum,
            max: maximum,
            messages: {
              ...field.messages,
              below: wording.t('errors:team.members'),
              above: wording.t('errors:team.maximum', { count: maximum }),
            },
          }
        : field;
    }),
  }));
  return formOf(wording, { name: 'team', ident: base.ident, scope, groups: [...groups, ...members] });
}

/** One member: who, which shirt, what to eat, and whether this is the leader. */
function memberGroup(
  wording: Wording,
  { index, isRequired }: { readonly index: number; readonly isRequired: boolean },
): FormGroup {
  const sizes = wording.site.settings.shirtSizes.map((size): FormOption => ({ value: size, text: size }));
  const fields = fieldsOf('member').map((spec): FormField => {
    const field = planField(wording, { ...spec, required: spec.required && isRequired }, sizes);
    const messages = spec.required ? { required: memberMessage(wording, spec.name) } : field.messages;
    return { ...field, name: `members.${index}.${spec.name}`, messages };
  });
  return {
    ident: `member-${index + 1}`,
    legend: wording.t(isRequired ? 'forms:team.member' : 'forms:team.memberOptional', { number: index + 1 }),
    ...(isRequired ? {} : { added: wording.t('forms:team.member', { number: index + 1 }) }),
    fields: [...fields, leaderField(wording, index)],
  };
}

/** Also of members who need not be there: once there is one, the same is needed of them. */
function memberMessage(wording: Wording, name: string): string {
  return wording.t(name === 'fullName' ? 'errors:team.memberName' : `errors:required.${name}`);
}

/** One choice of a question that all members share. */
function leaderField(wording: Wording, index: number): FormField {
  return {
    kind: 'choice',
    name: 'teamLeader',
    value: String(index),
    label: wording.t('forms:fields.teamLeader'),
    required: true,
    messages: { required: wording.t('errors:team.leader') },
  };
}

/** Seats in workshops: the form for them, while an edition has them to give; undefined where it never will. */
export function planWorkshops(wording: Wording, scope: FormScope) {
  const seats = workshopRegistration(scope.edition);
  const window = seats && shown(wording, seats.window);
  if (seats === undefined || window === undefined || isGone(window)) return undefined;
  const registration = planFormRegistration(wording, planForm(wording, 'workshops', scope), scope);
  return {
    ...registration,
    window: { ...registration.window, states: ahead(wording, seats.states) },
    shown: window,
  };
}
