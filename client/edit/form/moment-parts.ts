/** Days and times of content, in parts that the native inputs of browsers have. */

export interface MomentParts {
  /** `2026-05-08`, or empty */
  readonly day: string;
  /** `08:00` or `08:00:59`, or empty */
  readonly time: string;
}

const MOMENT = /^(?<day>\d{4}-\d{2}-\d{2})?(?:T(?<time>\d{2}:\d{2}(?::\d{2})?))?$/;

/** The parts of a moment. Undefined if the text is none, so that it can be corrected as a text. */
export function momentParts(text: string): MomentParts | undefined {
  const { day = '', time = '' } = MOMENT.exec(text)?.groups ?? {};
  return text !== '' && day === '' ? undefined : { day, time };
}

/** `2026-05-08`, `2026-05-08T08:00`; undefined without a day. */
export function momentOf({ day, time }: MomentParts): string | undefined {
  if (day === '') return undefined;
  return time === '' ? day : `${day}T${time}`;
}

/** Whether a native time input can show the text. */
export function isTime(text: string): boolean {
  return text === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}
