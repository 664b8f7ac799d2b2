import { type ContentRecord, recordsOf } from '../../content/content-index.ts';
import { givenTexts, isMap, neededTexts, withoutPlural } from '../../content/interface-texts.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { nameHint } from '../../diagnostics/nearest-name.ts';
import type { CheckScope } from '../check-scope.ts';
import { atKey, atValue } from '../finding-at.ts';

/**
 * Compares names in interface texts with those of the default language and the package. Adds `interface-text-unknown` for a
 * text that these do not have, and `interface-variable-unknown` for a `{{variable}}` that is never filled.
 */
export function checkInterfaceNames({ index, isValid }: CheckScope): readonly Finding[] {
  const records = recordsOf(index, 'i18n');
  const needed = neededTexts(index, givenTexts(index, records));
  return records.filter(isValid).flatMap((record): readonly Finding[] => {
    const model = needed[record.place.ident];
    // Another rule reports a missing or unreadable file of the default language.
    return isMap(model) ? below({ record, value: record.document.data, model, pointer: [] }) : [];
  });
}

/** Texts of a file below a path, and those of the default language there. */
interface Compared {
  readonly record: ContentRecord;
  readonly value: unknown;
  readonly model: Readonly<Record<string, unknown>>;
  readonly pointer: readonly string[];
}

function below({ record, value, model, pointer }: Compared): readonly Finding[] {
  if (!isMap(value)) return [];
  return Object.entries(value).flatMap(([name, item]): readonly Finding[] => {
    const deeper = [...pointer, name];
    const forms = Object.keys(model).filter((one) => withoutPlural(one) === withoutPlural(name));
    if (forms.length === 0) return [unknownText(record, deeper, Object.keys(model))];
    const texts = model[name];
    if (isMap(item)) return isMap(texts) ? below({ record, value: item, model: texts, pointer: deeper }) : [];
    return strangeVariable(record, {
      pointer: deeper,
      text: item,
      known: forms.flatMap((one) => variablesIn(model[one])),
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

function strangeVariable(
  record: ContentRecord,
  {
    pointer,
    text,
    known,
  }: { readonly pointer: readonly string[]; readonly text: unknown; readonly known: readonly string[] },
): readonly Finding[] {
  const strange = variablesIn(text).find((variable) => !known.includes(variable));
  if (strange === undefined) return [];
  return [
    atValue(record, pointer, {
      code: 'interface-variable-unknown',
      severity: 'error',
      message: `Nothing fills "{{${strange}}}" here: the default language has no such variable in this text.`,
      hint: nameHint(strange, new Set(known)),
    }),
  ];
}

function variablesIn(text: unknown): readonly string[] {
  return typeof text === 'string' ? [...text.matchAll(/\{\{-?\s*([\w.]+)/g)].map((match) => match[1] as string) : [];
}
