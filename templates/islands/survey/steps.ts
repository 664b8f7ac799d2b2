import type { Form, FormField, FormGroup } from '../../../src/domain/page-forms.ts';

/**
 * The steps of a survey, each with an address of its own: `#step-questions`. Until it is known whose PIN was given
 * there is only the start; what comes after the questions opens when the required ones are answered.
 * @see specification, section 4: survey
 */

export const STEPS = ['start', 'questions', 'sessions', 'finish'] as const;

export type Step = (typeof STEPS)[number];

const PREFIX = '#step-';

/** The address of a step. */
export function stepHash(step: Step): string {
  return PREFIX + step;
}

/** The step that the hash of an address names; the start for any other. */
export function stepOf(hash: string): Step {
  return STEPS.find((step) => stepHash(step) === hash) ?? 'start';
}

/** The groups of a form that a step asks: those of sessions and of speakers are one step. */
export function groupsOf({ groups }: Pick<Form, 'groups'>, step: Step): readonly FormGroup[] {
  return groups.filter(({ ident }) => (ident === 'speakers' ? 'sessions' : ident) === step);
}

/** The fields that a step asks. */
export function fieldsOf(form: Pick<Form, 'groups'>, step: Step): readonly FormField[] {
  return groupsOf(form, step).flatMap(({ fields }) => fields);
}

/** The steps of a form: one that asks nothing is left out. */
export function stepsOf(form: Pick<Form, 'groups'>): readonly Step[] {
  return STEPS.filter((step) => step === 'start' || step === 'finish' || fieldsOf(form, step).length > 0);
}

/** The steps that can be gone to: up to the first one whose answers are not as they should be. */
export function openSteps(form: Pick<Form, 'groups'>, isRight: (step: Step) => boolean): readonly Step[] {
  const steps = stepsOf(form);
  const stop = steps.findIndex((step) => !isRight(step));
  return stop === -1 ? steps : steps.slice(0, stop + 1);
}

/** The step to show for a requested one: itself, or the last open step before it. */
export function nearestStep(wanted: Step, open: readonly Step[]): Step {
  const until = STEPS.indexOf(wanted);
  return open.findLast((step) => STEPS.indexOf(step) <= until) ?? 'start';
}
