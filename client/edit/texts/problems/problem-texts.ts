import type { EditorLanguage } from '../../language.ts';
import { germanFieldProblems } from './de-fields.ts';
import { germanFileProblems } from './de-files.ts';
import { germanMediaProblems } from './de-media.ts';
import { germanProgrammeProblems } from './de-programme.ts';
import { germanReferenceProblems } from './de-references.ts';
import { croatianFieldProblems } from './hr-fields.ts';
import { croatianFileProblems } from './hr-files.ts';
import { croatianMediaProblems } from './hr-media.ts';
import { croatianProgrammeProblems } from './hr-programme.ts';
import { croatianReferenceProblems } from './hr-references.ts';
import type { ProblemCode } from './problem-codes.ts';

type ProblemTexts = Readonly<Record<ProblemCode, string>>;

const croatian: ProblemTexts = {
  ...croatianFileProblems,
  ...croatianFieldProblems,
  ...croatianMediaProblems,
  ...croatianProgrammeProblems,
  ...croatianReferenceProblems,
};

const german: ProblemTexts = {
  ...germanFileProblems,
  ...germanFieldProblems,
  ...germanMediaProblems,
  ...germanProgrammeProblems,
  ...germanReferenceProblems,
};

/** What `check` says in English itself, except where a form can say it more simply. */
const english = { 'field-missing': 'This field must be filled in.' } as const;

const TEXTS: Readonly<Record<EditorLanguage, Readonly<Record<string, string>>>> = {
  en: english,
  hr: croatian,
  de: german,
};

/** What is wrong, and what to do, in a language of the editor. Undefined if there is only the English message of `check`. */
export function problemText(language: EditorLanguage, code: string): string | undefined {
  return TEXTS[language][code];
}
