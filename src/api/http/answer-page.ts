import { createHash } from 'node:crypto';
import type { Problem } from '../../domain/api-contract.ts';
import { deadlineDay, formatInstant, formatWall } from '../../domain/dates.ts';
import { escapeMarkup } from '../../domain/escape-markup.ts';
import { phraseIn, plain } from '../../domain/language.ts';
import { PROBLEM_TEXTS } from '../../domain/problem-texts.ts';
import type { Site } from '../../domain/site.ts';
import { translatorOf } from '../mail/letters.ts';

/** The page stands alone, so that it reads well whatever becomes of the site's own files. */
const STYLE = `:root{color-scheme:light dark;font:1.125rem/1.55 system-ui,sans-serif}
body{margin:0;background:light-dark(#ede5d4,#211f2a);color:light-dark(#1b1813,#f4eee1)}
main{max-width:38rem;margin:12vh auto;padding:0 1.25rem}
h1{font-size:1.75rem;line-height:1.2}
h1::before{content:"";display:block;width:4rem;margin-bottom:1rem;border-top:.25rem dashed}
a{display:inline-block;padding:.5rem 0;color:LinkText}`;

/** What the page may do: nothing but show its own style. */
export const ANSWER_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What became of a form that was sent without script: a page of a few words, with a way back. */
export interface AnswerPage {
  readonly site: Site;
  readonly language: string;
  /** Where the form stands. */
  readonly back: string;
  /** The refusal, or what was answered: `stored`, `awaiting-confirmation`, `awaiting-approval`. */
  readonly said: { readonly problem: Problem } | { readonly status: string };
}

export function answerPage({ site, language, back, said }: AnswerPage): string {
  const t = translatorOf(site, language);
  const isGood = 'status' in said;
  const title = t(isGood ? 'mail:answer.done' : 'mail:answer.refused');
  const words = isGood ? [t(`mail:answer.${said.status}`)] : problemWords(said.problem, { site, language });
  const name = plain(phraseIn(site.settings.title, language, [site.settings.defaultLanguage]));
  return `<!doctype html>
<html lang="${escapeMarkup(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(title)} · ${escapeMarkup(name)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeMarkup(title)}</h1>
${words.map((one) => `<p>${escapeMarkup(one)}</p>`).join('\n')}
<p><a href="${escapeMarkup(back)}">${escapeMarkup(t(isGood ? 'mail:answer.back' : 'mail:answer.again'))}</a></p>
</main>
</body>
</html>
`;
}

/** The refusal, what is wrong with each field that has a name in forms, and where the fields are. */
function problemWords(
  { code, date, errors = [] }: Problem,
  { site, language }: Pick<AnswerPage, 'site' | 'language'>,
): readonly string[] {
  const t = translatorOf(site, language);
  const faults = code === 'missing-data' ? errors : [];
  const fields = faults.flatMap(({ pointer, code: fault }) => {
    const field = pointer.split('/').at(-1) ?? '';
    const label = t(`forms:fields.${field}`);
    return label === `forms:fields.${field}` || label === `fields.${field}`
      ? []
      : [`${label}: ${t(`errors:field.${fault}`)}`];
  });
  return [
    t(PROBLEM_TEXTS[code], { date: date === undefined ? '' : dateWords(date, code, { site, language }) }),
    ...fields,
    t('mail:answer.kept'),
  ];
}

/** A deadline as its last day, a beginning as its moment. */
function dateWords(date: string, code: string, { site, language }: Pick<AnswerPage, 'site' | 'language'>): string {
  const at = Math.floor(Date.parse(date) / 1000);
  const settings = site.languages.find(({ option }) => option === language);
  if (settings === undefined) return date;
  const { timeZone: zone } = site.settings;
  const isEnd = code === 'registration-closed' || code === 'survey-over';
  const { wall, hasTime } = deadlineDay(at, zone);
  return isEnd && !hasTime
    ? formatWall(wall, 'date', settings)
    : formatInstant(at, 'dateTime', { language: settings, zone });
}
