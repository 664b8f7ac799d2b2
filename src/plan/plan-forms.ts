import { defined } from '../model/defined.ts';
import { DATE_LIMITS, endpointOf, type FieldSpec, type FormName, formSpec, pinPattern } from '../model/forms.ts';
import type { Form, FormField, FormGroup, FormOption, Registration } from '../model/page-forms.ts';
import type { Edition, SiteEvent } from '../model/site.ts';
import { editionValues } from './placeholder-values.ts';
import { planRegistration } from './plan-registration.ts';
import { currentEdition } from './site-pages.ts';
import { moment, phrase, type Wording, words } from './wording.ts';

/** Forms in the words of a language. What they ask for is told in `model/forms.ts`. */

/** What a form is about: an event and its edition. */
export interface FormScope {
  readonly event: SiteEvent;
  readonly edition: Edition;
}

/** A form of the given list, with options where a field has any. */
export function planForm(wording: Wording, name: Exclude<FormName, 'survey'>, scope: FormScope): Form {
  const spec = formSpec(name);
  const groups = spec.map(({ group, fields }) => ({
    ident: group,
    ...(spec.length > 1 ? { legend: wording.t(`forms:groups.${group}`) } : {}),
    fields: fields.map((field) => planField(wording, field, optionsOf(wording, field, scope))),
  }));
  return formOf(wording, { name, ident: `form-${name}`, scope, groups });
}

/** A form around groups of fields. */
export function formOf(
  wording: Wording,
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
  const { apiAddress } = wording.site.settings;
  return defined({
    ident,
    name,
    action: apiAddress === undefined ? undefined : `${apiAddress}/${endpointOf(name)}`,
    hidden: [...identity(wording, name, scope), ...hidden],
    groups,
    submit: wording.t(`forms:submit.${name}`),
    note: wording.t(`forms:notes.${name}`),
    levels: name === 'workshops' ? levelsOf(wording) : undefined,
  });
}

function levelsOf(wording: Wording): Form['levels'] {
  return wording.site.settings.availabilityLevels.map(({ level, title }) => ({ level, title: words(wording, title) }));
}

/** What tells the service which event, year and form an answer belongs to. */
function identity(wording: Wording, name: FormName, { event, edition }: FormScope): Form['hidden'] {
  return Object.entries({
    type: name,
    ident: event.ident,
    year: String(edition.year),
    eventName: words(wording, event.title),
    dataSetId: `${event.ident}-${edition.year}-${name}`,
    language: wording.language.option,
  }).map(([field, value]) => ({ name: field, value }));
}

/** A field in words: its label, its messages and what its value must be like. */
export function planField(wording: Wording, spec: FieldSpec, options: readonly FormOption[] = []): FormField {
  const { t } = wording;
  const hint = HINTED.has(spec.name) ? t(`forms:hints.${spec.name}`, pinOf(wording)) : undefined;
  const base = {
    name: spec.name,
    label: t(`forms:fields.${spec.name}`),
    ...(hint === undefined ? {} : { hint }),
    required: spec.required,
    messages: defined({
      required: spec.required ? t(`errors:required.${spec.name}`) : undefined,
      format: FORMATTED.has(spec.kind) ? t(`errors:format.${spec.kind}`, pinOf(wording)) : undefined,
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
      return { ...base, kind: 'input', ...inputOf(wording, spec) };
  }
}

const HINTED: ReadonlySet<string> = new Set([
  'phone',
  'web',
  'pin',
  'anonymize',
  'events',
  'teamMembers',
  'teamEmail',
  'workshops',
  'options',
]);

/** Kinds of fields with a form to keep to. */
const FORMATTED: ReadonlySet<string> = new Set(['email', 'phone', 'web', 'pin']);

type Input = Omit<Extract<FormField, { kind: 'input' }>, 'kind' | 'name' | 'label' | 'hint' | 'required' | 'messages'>;

function inputOf(wording: Wording, { kind, autoComplete, minLength, maxLength, pattern }: FieldSpec): Input {
  const rest = defined({ autoComplete, minLength, maxLength, pattern });
  switch (kind) {
    case 'email':
      return { ...rest, type: 'email', inputMode: 'email' };
    case 'phone':
      return { ...rest, type: 'tel', inputMode: 'tel' };
    case 'web':
      return { ...rest, type: 'url', inputMode: 'url' };
    case 'pin': {
      const { pinLength } = wording.site.settings.limits;
      const pattern = pinPattern(pinLength);
      return {
        type: 'text',
        autoComplete: 'off',
        inputMode: 'numeric',
        pattern,
        minLength: pinLength,
        maxLength: pinLength,
      };
    }
    case 'number':
      return { ...rest, type: 'number', inputMode: 'numeric' };
    default:
      return { ...rest, type: 'text' };
  }
}

function pinOf({ site }: Wording): { readonly count: number } {
  return { count: site.settings.limits.pinLength };
}

function optionsOf(wording: Wording, { name, values }: FieldSpec, { edition }: FormScope): readonly FormOption[] {
  if (values !== undefined) return values.map((value) => ({ value, text: wording.t(`forms:${name}.${value}`) }));
  if (name === 'events') return eventOptions(wording);
  return name === 'workshops' ? workshopOptions(wording, edition) : [];
}

/** The events that the press can cover. */
function eventOptions(wording: Wording): readonly FormOption[] {
  return wording.site.events
    .filter((event) => event.enabled && event.visible)
    .flatMap((event) => {
      const edition = currentEdition(event);
      if (edition === undefined) return [];
      return [{ value: event.ident, text: `${words(wording, event.title)} ${edition.year}` }];
    });
}

/** The workshops of a programme, each with when it is, how many seats it has, and what else is on then. */
export function workshopOptions(wording: Wording, edition: Edition): readonly FormOption[] {
  const placed = edition.days.flatMap((day) =>
    day.programme.flatMap(({ entry, startsAt, endsAt }) =>
      entry.kind === 'session' && entry.session.type === 'workshop'
        ? [{ session: entry.session, startsAt, endsAt }]
        : [],
    ),
  );
  return placed.map(({ session, startsAt, endsAt }) => {
    const { ident, title, seats } = session;
    const when = moment(wording, startsAt).text;
    const free = seats === undefined ? [] : [wording.t('schedule:seats', { count: seats })];
    const excludes = placed
      .filter((other) => other.session !== session && other.startsAt < endsAt && startsAt < other.endsAt)
      .map((other) => other.session.ident);
    const option = { value: ident, text: phrase(wording, title), hint: [when, ...free].join(' · ') };
    return excludes.length === 0 ? option : { ...option, excludes };
  });
}

/** A form with its window: that of the date limit of its name in the edition; without one it is open always. */
export function planFormRegistration(wording: Wording, form: Form, { event, edition }: FormScope): Registration {
  const values = editionValues(wording, event, edition);
  return { form, window: planRegistration(wording, edition, { dateLimit: DATE_LIMITS[form.name] ?? '', values }) };
}
