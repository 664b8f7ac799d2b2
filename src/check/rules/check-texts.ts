import { baseLanguage, type ContentIndex, type ContentRecord } from '../../content/content-index.ts';
import type { Kind } from '../../content/kinds.ts';
import { MAX_LENGTH, readMarkdown } from '../../content/markdown.ts';
import type { MarkdownProblem } from '../../content/markdown-problem.ts';
import { isToTranslate, proseTexts } from '../../content/translations.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { nearestName } from '../../diagnostics/nearest-name.ts';
import { languageSegment } from '../../domain/language-tag.ts';
import {
  isPlaceholder,
  PLACEHOLDER_FAMILIES,
  PLACEHOLDER_NAMES,
  placeholdersIn,
} from '../../domain/site/placeholders.ts';
import { knowsNamesIn } from '../../domain/time/date-names.ts';
import type { CheckScope } from '../check-scope.ts';
import { addressesOf, type PlacedText, textsOf } from '../placed-texts.ts';
import { type HasValue, placeholderSource } from '../placeholder-sources.ts';
import { placeProblems, type SourcePlace } from '../source-places.ts';

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
    'This HTML is not allowed: ',
    'use Markdown, or plain HTML without scripts, styles and event attributes',
  ],
  'unsafe-link': ['This link is not allowed: ', 'link with https://, mailto: or an address of this site'],
  'image-in-text': ['A text cannot contain a picture: ', 'put it in a field for pictures'],
  'text-too-deep': [
    'Quotes, lists or emphasis are nested too deeply: ',
    'delete some of them; if the characters themselves are meant, write \\ before each, or put them in `backticks`',
  ],
  'text-too-long': [
    `This text has more than ${MAX_LENGTH} characters, which is too long for a page.`,
    'shorten it, or split it into several pages',
  ],
  'block-malformed': [
    'This block does not say when it shows, or contains a heading: ',
    'begin it with "visible:", "dateLimit:", "from:" or "to:", as in "::: visible: after", and write headings outside of it',
  ],
  'mark-unclosed': [
    'This Markdown formatting is not closed, so readers see its mark: ',
    'close it in the same paragraph, as in **bold**, _italic_, `code` and [text](address); if the character itself is meant, write \\ before it',
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
    const found = placeholderFinding(name, hasValue);
    return found === undefined ? [] : [{ severity: 'error', path: document.path, place: place(start, end), ...found }];
  });
}

function placeholderFinding(
  name: string,
  hasValue: HasValue,
): Omit<Finding, 'severity' | 'path' | 'place'> | undefined {
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
    message: `The placeholder "{${name}}" has no value in this edition, so readers would see the braces.`,
    hint: 'add the value to the edition, or delete the placeholder from the text',
  };
}

/**
 * Reports prose texts that are missing in a language of the site. Pages show them in another language. Those of a file that
 * is to be translated are left out: its comment is reported.
 */
function missingTranslations(record: ContentRecord, index: ContentIndex): readonly Finding[] {
  if (isToTranslate(record.document)) return [];
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
          ? `write ${path.replace(/\.md$/, `.${languageSegment(missing[0] as string)}.md`)}`
          : `give it as { ${languages.map((code) => `${code}: …`).join(', ')} }`,
      },
    ];
  });
}

/**
 * The languages in which missing texts are reported. There are none if the default language is not one of the site's.
 * Unsupported languages are left out. Both mistakes are reported once, rather than for every text.
 */
function translatedLanguages({ languages, defaultLanguage }: ContentIndex): readonly string[] {
  return languages.includes(defaultLanguage) ? languages.filter(knowsNamesIn) : [];
}
