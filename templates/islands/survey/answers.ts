import { HONEYPOT } from '../../../src/model/honeypot.ts';
import type { FormField } from '../../../src/model/page-forms.ts';

/** Name of a field → what was typed or chosen; none for a field that is empty. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** What all named fields of a form hold now, empty ones included; what is sent along unasked is left out. */
export function readAnswers(form: HTMLFormElement): Answers {
  const given = new FormData(form);
  const names = [...form.elements].flatMap((element) => {
    const { name, type } = element as HTMLInputElement;
    return name && type !== 'hidden' && type !== 'fieldset' ? [name] : [];
  });
  return Object.fromEntries(names.map((name) => [name, given.getAll(name).map(String).filter(isSomething)]));
}

/** Puts answers into the fields of a form; fields that they do not name stay as they are. */
export function fillIn(form: HTMLFormElement, answers: Answers): void {
  for (const element of form.elements) {
    const field = element as HTMLInputElement;
    const given = answers[field.name];
    if (given === undefined || field.type === 'hidden') continue;
    if (field.type === 'checkbox' || field.type === 'radio') field.checked = given.includes(field.value);
    else field.value = given[0] ?? '';
  }
}

/** What may be kept in the browser: no PIN, and nothing that only robots fill in. */
export function keepable(answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).filter(([name, given]) => name !== 'pin' && name !== HONEYPOT && given.length > 0),
  );
}

/** The first answer of a field, without spaces around it; empty where there is none. */
export function answerTo(answers: Answers, name: string): string {
  return (answers[name]?.[0] ?? '').trim();
}

/** Name of a field → what is wrong with its answer, in the order of the fields. */
export function wrongAnswers(fields: readonly FormField[], answers: Answers): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const message = wrongAnswer(field, answers);
      return message === undefined ? [] : [[field.name, message]];
    }),
  );
}

function wrongAnswer(field: FormField, answers: Answers): string | undefined {
  const answer = answerTo(answers, field.name);
  if (answer === '') return field.required ? field.messages.required : undefined;
  if (field.kind !== 'input' || field.pattern === undefined) return undefined;
  return new RegExp(`^(?:${field.pattern})$`, 'v').test(answer) ? undefined : field.messages.format;
}

function isSomething(value: string): boolean {
  return value.trim() !== '';
}
