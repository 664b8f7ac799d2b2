import type { Form, FormField, FormGroup } from '../../../src/domain/page/page-forms.ts';

/**
 * The steps of a survey, each with an address: `#step-questions`. Before the PIN is accepted there is only the first
 * step. The steps after the questions can be opened when the required questions are answered.
 *
 * @see specification, section 4: survey
 */

export const STEPS = ['start', 'questions', 'sessions', 'finish'] as const;

export type Step = (typeof STEPS)[number];

const PREFIX = '#step-';

/** The hash of a step's address. */
export function stepHash(step: Step): string {
  return PREFIX + step;
}

/** The step of an address's hash; `start` for any other hash. */
export function stepOf(hash: string): Step {
  return STEPS.find((step) => stepHash(step) === hash) ?? 'start';
}

/** The groups of a form in a step. The groups of sessions and speakers are one step. */
export function groupsOf({ groups }: Pick<Form, 'groups'>, step: Step): readonly FormGroup[] {
  return groups.filter(({ ident }) => (ident === 'speakers' ? 'sessions' : ident) === step);
}

/** The fields in a step. */
export function fieldsOf(form: Pick<Form, 'groups'>, step: Step): readonly FormField[] {
  return groupsOf(form, step).flatMap(({ fields }) => fields);
}

/** The steps of a form. Steps without fields are left out. */
export function stepsOf(form: Pick<Form, 'groups'>): readonly Step[] {
  return STEPS.filter((step) => step === 'start' || step === 'finish' || fieldsOf(form, step).length > 0);
}

/** The steps that can be opened: up to the first one with errors. */
export function openSteps(form: Pick<Form, 'groups'>, isValid: (step: Step) => boolean): readonly Step[] {
  const steps = stepsOf(form);
  const stop = steps.findIndex((step) => !isValid(step));
  return stop === -1 ? steps : steps.slice(0, stop + 1);
}

/** The step to show for a requested one: itself, or the last open step before it. */
export function nearestStep(wanted: Step, open: readonly Step[]): Step {
  const until = STEPS.indexOf(wanted);
  return open.findLast((step) => STEPS.indexOf(step) <= until) ?? 'start';
}
