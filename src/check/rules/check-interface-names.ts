import { allRecordsOf, type ContentRecord, recordsOf } from '../../content/content-index.ts';
import { givenTexts, isMap, neededTexts, withoutPlural } from '../../content/interface-texts.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { nameHint } from '../../diagnostics/nearest-name.ts';
import type { CheckScope } from '../check-scope.ts';
import { atKey, atValue } from '../finding-at.ts';

/**
 * Compares names in interface texts with those of the default language and the package. Adds `interface-text-unknown` for a
 * text that these do not have, and `interface-variable-unknown` for a `{{variable}}` that is never filled.
 */
export function checkInterfaceNames({ index }: CheckScope): readonly Finding[] {
  const needed = neededTexts(index, givenTexts(index, allRecordsOf(index, 'i18n')));
  return recordsOf(index, 'i18n').flatMap((record): readonly Finding[] => {
    const expected = needed[record.place.ident];
    // Another rule reports a missing or unreadable file of the default language.
    return isMap(expected) ? below({ record, value: record.document.data, expected, pointer: [] }) : [];
  });
}

/** The texts of a file below a path, and the texts of the default language there. */
interface Compared {
  readonly record: ContentRecord;
  readonly value: unknown;
  readonly expected: Readonly<Record<string, unknown>>;
  readonly pointer: readonly string[];
}

function below({ record, value, expected, pointer }: Compared): readonly Finding[] {
  if (!isMap(value)) return [];
  return Object.entries(value).flatMap(([name, item]): readonly Finding[] => {
    const deeper = [...pointer, name];
    const forms = Object.keys(expected).filter((one) => withoutPlural(one) === withoutPlural(name));
    if (forms.length === 0) return [unknownText(record, deeper, Object.keys(expected))];
    const texts = expected[name];
    if (isMap(item)) return isMap(texts) ? below({ record, value: item, expected: texts, pointer: deeper }) : [];
    return unknownVariable(record, {
      pointer: deeper,
      text: item,
      known: forms.flatMap((one) => variablesIn(expected[one])),
    });
  });
}

function unknownText(record: ContentRecord, pointer: readonly string[], known: readonly string[]): Finding {
  return atKey(record, pointer, {
    code: 'interface-text-unknown',
    severity: 'error',
    message: `The default language has no text "${pointer.join('.')}".`,
    hint: nameHint(pointer.at(-1) as string, known) ?? 'write it in the default language first',
  });
}

function unknownVariable(
  record: ContentRecord,
  {
    pointer,
    text,
    known,
  }: { readonly pointer: readonly string[]; readonly text: unknown; readonly known: readonly string[] },
): readonly Finding[] {
  const unknown = variablesIn(text).find((variable) => !known.includes(variable));
  if (unknown === undefined) return [];
  return [
    atValue(record, pointer, {
      code: 'interface-variable-unknown',
      severity: 'error',
      message: `"{{${unknown}}}" has no value: the default language does not have this variable in this text.`,
      hint: nameHint(unknown, new Set(known)),
    }),
  ];
}

function variablesIn(text: unknown): readonly string[] {
  return typeof text === 'string' ? [...text.matchAll(/\{\{-?\s*([\w.]+)/g)].map((match) => match[1] as string) : [];
}
