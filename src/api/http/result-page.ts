import { createHash } from 'node:crypto';
import { escapeMarkup } from '../../domain/escape-markup.ts';
import { phraseIn, plain } from '../../domain/language.ts';
import { languageDirection } from '../../domain/language-tag.ts';
import type { Problem } from '../../domain/site/api-contract.ts';
import { PROBLEM_TEXTS } from '../../domain/site/problem-texts.ts';
import type { Site } from '../../domain/site/site.ts';
import { deadlineDay, formatInstant, formatWall } from '../../domain/time/dates.ts';
import { translatorOf } from '../mail/emails.ts';

/** The page has its own style, so it does not depend on the files of the site. */
const STYLE = `:root{color-scheme:light dark;font:1.125rem/1.55 system-ui,sans-serif}
body{margin:0;background:light-dark(#ede5d4,#211f2a);color:light-dark(#1b1813,#f4eee1)}
main{max-width:38rem;margin:12vh auto;padding:0 1.25rem}
h1{font-size:1.75rem;line-height:1.2}
h1::before{content:"";display:block;width:4rem;margin-bottom:1rem;border-top:.25rem dashed}
a{display:inline-block;padding:.5rem 0;color:LinkText}`;

/** The Content Security Policy of the page, which allows its style and nothing else. */
export const RESULT_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The response to a form that was sent without JavaScript: a short page with a link back. */
export interface ResultPage {
  readonly site: Site;
  readonly language: string;
  /** The address of the page with the form. */
  readonly back: string;
  /**
   * The problem, or the `status` in the body of the response: `stored`, `awaiting-confirmation` or `awaiting-approval`.
   */
  readonly result: Refused | { readonly status: string };
}

interface Refused {
  readonly problem: Problem;
  /** The zone in which its date is shown; the site's if there is none. */
  readonly zone?: string | undefined;
}

export function resultPage({ site, language, back, result }: ResultPage): string {
  const t = translatorOf(site, language);
  const isSuccess = 'status' in result;
  const title = t(isSuccess ? 'mail:answer.done' : 'mail:answer.refused');
  const paragraphs = isSuccess ? [t(`mail:answer.${result.status}`)] : problemParagraphs(result, { site, language });
  const name = plain(phraseIn(site.settings.title, language, [site.settings.defaultLanguage]));
  return `<!doctype html>
<html lang="${escapeMarkup(language)}" dir="${languageDirection(language)}">
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
${paragraphs.map((one) => `<p>${escapeMarkup(one)}</p>`).join('\n')}
<p><a href="${escapeMarkup(back)}">${escapeMarkup(t(isSuccess ? 'mail:answer.back' : 'mail:answer.again'))}</a></p>
</main>
</body>
</html>
`;
}

/** What the problem is, what is wrong with each field that has a label, and that going back keeps what was entered. */
function problemParagraphs(
  { problem: { code, date, errors = [] }, zone }: Refused,
  { site, language }: Pick<ResultPage, 'site' | 'language'>,
): readonly string[] {
  const t = translatorOf(site, language);
  const fieldErrors = code === 'missing-data' ? errors : [];
  const fields = fieldErrors.flatMap(({ pointer, code: fieldCode }) => {
    const field = pointer.split('/').at(-1) ?? '';
    const label = t(`forms:fields.${field}`);
    return label === `forms:fields.${field}` || label === `fields.${field}`
      ? []
      : [`${label}: ${t(`errors:field.${fieldCode}`)}`];
  });
  return [
    t(PROBLEM_TEXTS[code], { date: date === undefined ? '' : formatDate(date, code, { site, language, zone }) }),
    ...fields,
    t('mail:answer.kept'),
  ];
}

/** Formats a deadline at midnight as its last day, and any other date with its time. */
function formatDate(
  date: string,
  code: string,
  { site, language, zone = site.settings.timeZone }: Pick<ResultPage, 'site' | 'language'> & Pick<Refused, 'zone'>,
): string {
  const at = Math.floor(Date.parse(date) / 1000);
  const settings = site.languages.find(({ option }) => option === language);
  if (settings === undefined) return date;
  const isEnd = code === 'registration-closed' || code === 'survey-over';
  const { wall, hasTime } = deadlineDay(at, zone);
  return isEnd && !hasTime
    ? formatWall(wall, 'date', settings)
    : formatInstant(at, 'dateTime', { language: settings, zone });
}
