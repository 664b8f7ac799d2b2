import { baseLanguage, type ContentIndex, type ContentRecord } from '../../content/content-index.ts';
import type { Kind } from '../../content/kinds.ts';
import { MAX_LENGTH, readMarkdown } from '../../content/markdown.ts';
import type { MarkdownProblem } from '../../content/markdown-problem.ts';
import { proseTexts } from '../../content/translations.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { nearestName } from '../../diagnostics/nearest-name.ts';
import { isPlaceholder, PLACEHOLDER_FAMILIES, PLACEHOLDER_NAMES, placeholdersIn } from '../../domain/placeholders.ts';
import type { CheckScope } from '../check-scope.ts';
import { addressesOf, type PlacedText, textsOf } from '../placed-texts.ts';
import { type HasValue, placeholderSource } from '../placeholder-sources.ts';
import { placeProblems, type SourcePlace } from '../source-places.ts';
import { translatedLanguages } from '../translated-languages.ts';

/** Kinds of records in whose texts placeholders are filled. In all others braces are ordinary text. */
const FILLED: readonly Kind[] = ['site', 'event', 'edition', 'faq', 'page', 'news', 'tickets', 'press'];

/**
 * Checks the Markdown of a record. Adds `unsafe-html`, `unsafe-link`, `image-in-text`, `text-too-deep`, `text-too-long`,
 * `block-malformed`, and the warning `mark-unclosed`.
 */
export function checkMarkdown(record: ContentRecord): readonly Finding[] {
  return textsOf(record)
    .filter(({ isMarkdown }) => isMarkdown)
    .flatMap(markdownFindings);
}

/** Adds `placeholder-unknown`, `placeholder-unresolved`, and the warning `translation-missing`. */
export function checkTexts(record: ContentRecord, scope: CheckScope): readonly Finding[] {
  const texts = textsOf(record);
  const hasValue: HasValue = (name) => (placeholderSource(record, scope) ?? anyValue)(name);
  return [
    ...(FILLED.includes(record.place.kind) ? [...texts, ...addressesOf(record)] : []).flatMap((text) =>
      placeholderFindings(text, hasValue),
    ),
    ...missingTranslations(record, scope.index),
  ];
}

/** For each code the message, to which the source is appended, and the hint. */
const PROBLEMS: Readonly<Record<MarkdownProblem['code'], readonly [message: string, hint: string]>> = {
  'unsafe-html': [
    'This HTML is not let through: ',
    'use Markdown, or plain HTML without scripts, styles and event attributes',
  ],
  'unsafe-link': ['A link may not lead here: ', 'link with https://, mailto: or an address of this site'],
  'image-in-text': ['A picture cannot stand in the text: ', 'put it into a field for pictures'],
  'text-too-deep': [
    'Quotes, lists or emphases stand too deep within each other: ',
    'take some of them away; if they are meant as signs, write \\ before each, or put them in `backticks`',
  ],
  'text-too-long': [
    `This text has more than ${MAX_LENGTH} characters, which is too long for a page.`,
    'shorten it, or make several pages of it',
  ],
  'block-malformed': [
    'This block does not say when it shows, or holds a heading: ',
    'begin it with "visible:", "dateLimit:", "from:" or "to:", as in "::: visible: after", and write headings outside of it',
  ],
  'mark-unclosed': [
    'This mark of Markdown is not closed, so readers see it as it stands: ',
    'close it in the same paragraph, as in **bold**, _italic_, `code` and [text](address); if it is meant as a sign, write \\ before it',
  ],
};

function markdownFindings({ document, text, place }: PlacedText): readonly Finding[] {
  const { problems } = readMarkdown(text, { headingLevel: 2 });
  if (problems.length === 0) return [];
  const places = placeProblems(text, problems);
  return problems.map(({ code, source }, at): Finding => {
    const { start, end } = places[at] as SourcePlace;
    return {
      code,
      severity: code === 'mark-unclosed' ? 'warning' : 'error',
      path: document.path,
      place: place(start, end),
      message: PROBLEMS[code][0] + source.slice(0, 80),
      hint: PROBLEMS[code][1],
    };
  });
}

const anyValue: HasValue = () => true;

function placeholderFindings({ document, text, place }: PlacedText, hasValue: HasValue): readonly Finding[] {
  return placeholdersIn(text).flatMap(({ name, start, end }): readonly Finding[] => {
    const words = placeholderWords(name, hasValue);
    return words === undefined ? [] : [{ severity: 'error', path: document.path, place: place(start, end), ...words }];
  });
}

function placeholderWords(name: string, hasValue: HasValue): Omit<Finding, 'severity' | 'path' | 'place'> | undefined {
  if (!isPlaceholder(name)) {
    const near = nearestName(name, [...PLACEHOLDER_NAMES, ...PLACEHOLDER_FAMILIES]);
    const message = `There is no placeholder "{${name}}".`;
    return {
      code: 'placeholder-unknown',
      message,
      ...(near === undefined ? {} : { hint: `did you mean "{${near}}"?` }),
    };
  }
  if (hasValue(name)) return undefined;
  return {
    code: 'placeholder-unresolved',
    message: `The placeholder "{${name}}" has no value in this edition, so readers would see it as it stands.`,
    hint: 'give the edition what it stands for, or take it out of the text',
  };
}

/** Reports prose texts that are missing in a language of the site. Pages show them in another language. */
function missingTranslations(record: ContentRecord, index: ContentIndex): readonly Finding[] {
  const languages = translatedLanguages(index);
  const { path } = record.document;
  const base = baseLanguage(record, index);
  return proseTexts(record, index).flatMap(({ pointer, isBody, given }): readonly Finding[] => {
    const missing = languages.filter((language) => !given.has(language));
    const isMistyped = [...given].some((code) => code !== base && !index.languages.includes(code));
    if (missing.length === 0 || isMistyped) return [];
    return [
      {
        code: 'translation-missing',
        severity: 'warning',
        path,
        place: isBody ? { kind: 'body', start: 0, end: 1 } : { kind: 'pointer', pointer, on: 'key' },
        message: `"${pointer.join('.')}" is missing in: ${missing.join(', ')}.`,
        hint: isBody
          ? `write ${path.replace(/\.md$/, `.${missing[0]}.md`)}`
          : `give it as { ${languages.map((code) => `${code}: …`).join(', ')} }`,
      },
    ];
  });
}
