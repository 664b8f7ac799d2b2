import { describedHint, type SchemaError, type Words } from './schema-error.ts';
import { shownValue } from './shown-value.ts';

/** Texts and keys that do not have the form that a pattern gives them. */

export function wrongForm(told: SchemaError): Words {
  if (told.error.propertyName !== undefined) return wrongKey(told, told.error.propertyName);
  const { name, place, given } = told;
  return (
    wrongMoment(told) ?? {
      code: 'value-format',
      place,
      message: `${name} does not have the right form: ${shownValue(given)}.`,
      ...describedHint(told),
    }
  );
}

/** A date that is given as a time, or the other way round; undefined where the value is neither. */
function wrongMoment({ error, name, place, given }: SchemaError): Words | undefined {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})?(?:(?:^|[T ])(\d{2}:\d{2})(?::\d{2})?)?$/.exec(String(given)) ?? [];
  const form = patternOf(error);
  if (date !== undefined && time !== undefined && form.test(date) && !form.test(`${date}T00:00`)) {
    return {
      code: 'time-unexpected',
      place,
      message: `${name} is a whole day, without a time of day.`,
      hint: `write ${date}`,
    };
  }
  if (date !== undefined && form.test('08:00') && !form.test(date)) {
    const hint = `write '${time ?? '08:00'}', in quotes`;
    return { code: 'date-unexpected', place, message: `${name} is a time of day: its day is known.`, hint };
  }
  if (date === undefined && time !== undefined && form.test('2026-05-08')) {
    const day = form.test('2026-05-08T08:00') ? `2026-05-08T${time}` : '2026-05-08';
    return {
      code: 'date-missing',
      place,
      message: `${name} needs its day, and ${time} is a time alone.`,
      hint: `write the day, for instance ${day}`,
    };
  }
  return undefined;
}

/** A pattern on property names is about the key, which stands below the map that the error points at. */
function wrongKey({ error, pointer }: SchemaError, key: string): Words {
  return {
    code: 'key-format',
    message: `The key "${key}" does not have the right form.`,
    hint: keyHint(patternOf(error)),
    place: { kind: 'pointer', pointer: [...pointer, key], on: 'key' },
  };
}

const KEY_HINTS: readonly (readonly [key: string, hint: string])[] = [
  ['2026', "a year in quotes, for instance '2026'"],
  ['en', 'a two-letter code of a language, for instance en'],
  ['1', "a number in quotes, for instance '1'"],
];

/** What keys of a form look like, told by one that fits. */
function keyHint(form: RegExp): string {
  const found = form.test('aName') ? undefined : KEY_HINTS.find(([key]) => form.test(key));
  return found?.[1] ?? 'letters and digits, beginning with a letter, for instance ticketSales';
}

function patternOf({ params }: SchemaError['error']): RegExp {
  return new RegExp(String(params['pattern']), 'u');
}
