/**
 * The time in which a block of Markdown is shown, from its opening line: `visible: [before, active]`,
 * `dateLimit: pressRegistration` or `from: 2026-05-01 to: 2026-05-07`.
 */
export interface TextWindow {
  readonly from?: string;
  readonly to?: string;
  /** Phases of the edition that the text is about. */
  readonly visible?: readonly ('before' | 'active' | 'after')[];
  /** The name of a date limit of that edition. */
  readonly dateLimit?: string;
  /** The block is shown at all other times instead. */
  readonly isOtherwise: boolean;
}

const FIELD = /(from|to|visible|dateLimit):\s*(\[[a-z,\s]*\]|[^\s,[\]]+)(?:,\s*|\s+|$)/y;
const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?)?$/;
const PHASE = /^(?:before|active|after)$/;
const OTHERWISE = 'otherwise ';

/** Parses the opening line of a block, or its attribute in HTML. Undefined if that is not a window. */
export function readTextWindow(text: string): TextWindow | undefined {
  const isOtherwise = text.startsWith(OTHERWISE);
  const given = (isOtherwise ? text.slice(OTHERWISE.length) : text).trim();
  const fields = new Map<string, string>();
  FIELD.lastIndex = 0;
  while (FIELD.lastIndex < given.length) {
    const match = FIELD.exec(given);
    if (match === null || fields.has(match[1] as string)) return undefined;
    fields.set(match[1] as string, match[2] as string);
  }
  return fields.size === 0 ? undefined : windowFrom(fields, isOtherwise);
}

/** The window of the block that is shown whenever the block with this window is not. */
export function otherwise(window: string): string {
  return OTHERWISE + window;
}

function windowFrom(fields: ReadonlyMap<string, string>, isOtherwise: boolean): TextWindow | undefined {
  const [from, to, visible, dateLimit] = ['from', 'to', 'visible', 'dateLimit'].map((name) => fields.get(name));
  const phases = visible
    ?.replace(/[[\]]/g, '')
    .split(',')
    .map((phase) => phase.trim());
  if ([from, to].some((moment) => moment !== undefined && !MOMENT.test(moment))) return undefined;
  if (phases?.every((phase) => PHASE.test(phase)) === false) return undefined;
  return {
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(phases === undefined ? {} : { visible: phases as NonNullable<TextWindow['visible']> }),
    ...(dateLimit === undefined ? {} : { dateLimit }),
    isOtherwise,
  };
}
