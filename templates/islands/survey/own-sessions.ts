import type { Form, FormField } from '../../../src/model/page-forms.ts';
import type { SurveyQuery } from '../../../src/model/survey-query.ts';

/** A form without the sessions of a speaker, and without the speakers whom nobody else could hear. */
export function withoutOwn(
  form: Form,
  { ownSessions, speakersOf }: { readonly ownSessions: readonly string[] } & Pick<SurveyQuery, 'speakersOf'>,
): Form {
  const others = new Set(
    Object.entries(speakersOf)
      .filter(([session]) => !ownSessions.includes(session))
      .flatMap(([, speakers]) => speakers),
  );
  const own = ownSessions.flatMap((session) => [
    `sessions.${session}`,
    ...(speakersOf[session] ?? []).filter((speaker) => !others.has(speaker)).map((speaker) => `speakers.${speaker}`),
  ]);
  const isOthers = ({ name }: FormField): boolean => !own.includes(name);
  const groups = form.groups
    .map((group) => ({ ...group, fields: group.fields.filter(isOthers) }))
    .filter(({ fields }) => fields.length > 0);
  return { ...form, groups };
}
