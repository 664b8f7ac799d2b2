import type { Survey } from '../../../src/model/api-contract.ts';
import { HONEYPOT } from '../../../src/model/honeypot.ts';
import type { Form, FormField } from '../../../src/model/page-forms.ts';
import { type Answers, answerTo } from './answers.ts';

/** What is sent to the service: the answers to the questions of this form, none of those to another one's. */
export function surveyBody(form: Form, answers: Answers): Survey {
  const hidden = Object.fromEntries(form.hidden.map(({ name, value }) => [name, value]));
  const fields = form.groups.flatMap((group) => group.fields);
  const body: Record<string, unknown> = { ...hidden, year: Number(hidden['year']) };
  for (const field of fields) {
    put(body, field.name, sentValue(field, answers));
    if ('comment' in field && field.comment !== undefined)
      put(body, field.comment.name, answerTo(answers, field.comment.name));
  }
  put(body, HONEYPOT, answerTo(answers, HONEYPOT));
  return body as unknown as Survey;
}

type Value = string | number | boolean | readonly string[];

function sentValue(field: FormField, answers: Answers): Value {
  const answer = answerTo(answers, field.name);
  if (field.kind === 'checkboxes') return answers[field.name] ?? [];
  if (field.kind === 'stars') return answer === '' ? '' : Number(answer);
  return field.kind === 'flag' ? answer !== '' : answer;
}

/** Puts a value at the place that its name tells, `answers.overall`; nothing that is empty. */
function put(body: Record<string, unknown>, name: string, value: Value): void {
  if (value === '' || value === false || (Array.isArray(value) && value.length === 0)) return;
  const [first = '', ...rest] = name.split('.');
  if (rest.length === 0) body[first] = value;
  else body[first] = { ...(body[first] as object | undefined), [rest.join('.')]: value };
}

/** The field of a form that a problem's pointer is about: `/answers/overall` → `answers.overall`. */
export function pointedField(pointer: string): string {
  const parts = pointer.split('/').slice(1);
  return parts
    .slice(0, 2)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');
}
