import { defined } from '../../domain/defined.ts';
import type {
  ExternalForm,
  Form,
  FormField,
  FormGroup,
  FormOption,
  Registration,
} from '../../domain/page/page-forms.ts';
import { isNeverShown } from '../../domain/page/shown.ts';
import { currentEdition } from '../../domain/paths/page-owners.ts';
import { areAtOnce } from '../../domain/programme/now-and-next.ts';
import { workshopsOf } from '../../domain/programme/workshops.ts';
import {
  DATE_LIMITS,
  endpointOf,
  type FieldSpec,
  type FormName,
  formSpec,
  pinPattern,
} from '../../domain/site/forms.ts';
import type { Edition, SiteEvent } from '../../domain/site/site.ts';
import { overWindow } from '../../domain/time/edition-status.ts';
import { constant, during, not, or } from '../../domain/time/timeline.ts';
import { shown } from '../from-the-build.ts';
import { isPublic } from '../links/publicity.ts';
import { moment } from '../moments.ts';
import { editionValues } from '../placeholder-values.ts';
import type { PlanContext } from '../plan-context.ts';
import { phrase, plainText } from '../texts.ts';
import { planRegistration } from './plan-registration.ts';

/** Forms in one language. `src/domain/site/forms.ts` defines their fields. */

/** The event and edition that a form is about. */
export interface FormScope {
  readonly event: SiteEvent;
  readonly edition: Edition;
}

/** A form with its fields and their options. */
export function planForm(context: PlanContext, name: Exclude<FormName, 'survey'>, scope: FormScope): Form {
  const spec = formSpec(name);
  const groups = spec.map(({ group, fields }) => ({
    ident: group,
    ...(spec.length > 1 ? { legend: context.t(`forms:groups.${group}`) } : {}),
    fields: fields.map((field) => planField(context, field, optionsOf(context, field, scope))),
  }));
  return formOf(context, { name, ident: `form-${name}`, scope, groups });
}

/** A form with the given groups of fields. */
export function formOf(
  context: PlanContext,
  {
    name,
    ident,
    scope,
    groups,
    hidden = [],
  }: {
    readonly name: FormName;
    readonly ident: string;
    readonly scope: FormScope;
    readonly groups: readonly FormGroup[];
    readonly hidden?: Form['hidden'];
  },
): Form {
  const { apiAddress } = context.site.settings;
  const external = externalForm(scope.edition, name);
  if (external !== undefined)
    return { ident, name, external, hidden: [], groups: [], submit: context.t('forms:external.open') };
  return defined({
    ident,
    name,
    action: apiAddress === undefined ? undefined : `${apiAddress}/${endpointOf(name)}`,
    hidden: [...identity(context, name, scope), ...hidden],
    groups,
    submit: context.t(`forms:submit.${name}`),
    note: context.t(`forms:notes.${name}`),
    levels: name === 'workshops' ? levelsOf(context) : undefined,
  });
}

/** The form at another site that takes the place of a form of an edition; undefined if there is none. */
export function externalForm({ externalForms }: Edition, name: FormName): ExternalForm | undefined {
  const url = externalForms[name];
  return url === undefined ? undefined : { url, host: new URL(url).hostname };
}

function levelsOf(context: PlanContext): Form['levels'] {
  return context.site.settings.availabilityLevels.map(({ level, title }) => ({
    level,
    title: plainText(context, title),
  }));
}

/** The hidden fields that identify event, year and form for the API. */
function identity(context: PlanContext, name: FormName, { event, edition }: FormScope): Form['hidden'] {
  return Object.entries({
    type: name,
    ident: event.ident,
    year: String(edition.year),
    eventName: plainText(context, event.title),
    dataSetId: `${event.ident}-${edition.year}-${name}`,
    language: context.language.option,
  }).map(([field, value]) => ({ name: field, value }));
}

/** A field in the page's language: label, hint, messages and constraints. */
export function planField(context: PlanContext, spec: FieldSpec, options: readonly FormOption[] = []): FormField {
  const { t } = context;
  const hint = HINTED.has(spec.name) ? t(`forms:hints.${spec.name}`, pinOf(context)) : undefined;
  const base = {
    name: spec.name,
    label: t(`forms:fields.${spec.name}`),
    ...(hint === undefined ? {} : { hint }),
    required: spec.required,
    messages: defined({
      required: spec.required ? t(`errors:required.${spec.name}`) : undefined,
      format: FORMATTED.has(spec.kind) ? t(`errors:format.${spec.kind}`, pinOf(context)) : undefined,
    }),
  };
  switch (spec.kind) {
    case 'flag':
      return { ...base, kind: 'flag', value: 'true' };
    case 'several':
      return { ...base, kind: 'checkboxes', options };
    case 'one':
      return { ...base, kind: 'select', options };
    case 'message':
      return { ...base, kind: 'text', maxLength: spec.maxLength ?? 2000 };
    default:
      return { ...base, kind: 'input', ...inputOf(context, spec) };
  }
}

const HINTED: ReadonlySet<string> = new Set([
  'phone',
  'web',
  'pin',
  'ticketEmail',
  'anonymize',
  'events',
  'teamMembers',
  'teamEmail',
  'workshops',
  'options',
]);

/** Kinds of fields whose values must have a certain format. */
const FORMATTED: ReadonlySet<string> = new Set(['email', 'phone', 'web', 'pin']);

type Input = Omit<Extract<FormField, { kind: 'input' }>, 'kind' | 'name' | 'label' | 'hint' | 'required' | 'messages'>;

function inputOf(context: PlanContext, { kind, autoComplete, minLength, maxLength, pattern }: FieldSpec): Input {
  const rest = defined({ autoComplete, minLength, maxLength, pattern });
  switch (kind) {
    case 'email':
      return { ...rest, type: 'email', inputMode: 'email' };
    case 'phone':
      return { ...rest, type: 'tel', inputMode: 'tel' };
    case 'web':
      return { ...rest, type: 'url', inputMode: 'url' };
    case 'pin': {
      // Without `maxLength`: browsers would cut a longer entry, and another PIN would be tried.
      const pattern = pinPattern(context.site.settings.limits.pinLength);
      return { type: 'text', autoComplete: 'off', inputMode: 'numeric', pattern };
    }
    case 'number':
      return { ...rest, type: 'number', inputMode: 'numeric' };
    default:
      return { ...rest, type: 'text' };
  }
}

function pinOf({ site }: PlanContext): { readonly count: number } {
  return { count: site.settings.limits.pinLength };
}

function optionsOf(context: PlanContext, { name, values }: FieldSpec, { edition }: FormScope): readonly FormOption[] {
  if (values !== undefined) return values.map((value) => ({ value, text: context.t(`forms:${name}.${value}`) }));
  if (name === 'events') return eventOptions(context);
  return name === 'workshops' ? workshopOptions(context, edition) : [];
}

/** The events that the press can cover, each until it is over. */
function eventOptions(context: PlanContext): readonly FormOption[] {
  return coverableEditions(context)
    .map(({ event, edition }) => {
      const text = `${plainText(context, event.title)} ${edition.year}`;
      return { value: event.ident, text, shown: shown(context, not(overWindow(edition))) };
    })
    .filter(isEverShown);
}

function coverableEditions({ site }: PlanContext): readonly FormScope[] {
  return site.events
    .filter((event) => isPublic(site, event))
    .flatMap((event) => {
      const edition = currentEdition(event);
      return edition === undefined ? [] : [{ event, edition }];
    });
}

function isEverShown({ shown: periods }: FormOption): boolean {
  return periods === undefined || !isNeverShown(periods);
}

/**
 * The workshops that take place, each until it begins, with its time, its number of seats and the workshops that overlap
 * with it.
 */
export function workshopOptions(context: PlanContext, edition: Edition): readonly FormOption[] {
  const placed = workshopsOf(edition);
  const options = placed.map(({ session, startsAt, endsAt }): FormOption => {
    const { ident, title, seats } = session;
    const when = moment(context, edition, startsAt).text;
    const free = seats === undefined ? [] : [context.t('schedule:seats', { count: seats })];
    const excludes = placed
      .filter((other) => other.session !== session && areAtOnce(other, { startsAt, endsAt }))
      .map((other) => other.session.ident);
    return defined({
      value: ident,
      text: phrase(context, title),
      hint: [when, ...free].join(' · '),
      excludes: excludes.length === 0 ? undefined : excludes,
      shown: shown(context, during(null, startsAt)),
    });
  });
  return options.filter(isEverShown);
}

/**
 * A form with its window, which is the edition's date limit for the form. A form without a date limit is always open, and that
 * for the press is closed when all events are over.
 */
export function planFormRegistration(context: PlanContext, form: Form, { event, edition }: FormScope): Registration {
  const values = editionValues(context, event, edition);
  const dateLimit = DATE_LIMITS[form.name] ?? '';
  const choice =
    form.name === 'press'
      ? or(...coverableEditions(context).map((one) => not(overWindow(one.edition))))
      : constant(true);
  return { form, window: planRegistration(context, edition, { dateLimit, values, choice }) };
}
