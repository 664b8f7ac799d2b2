/**
 * The idents of a session's slots, in ids of calendars, schedules and rows. The first slot has the ident of the session, so
 * calendars recognise a session that is given again later. Slots are counted in the order in which content lists them, not by
 * time, so the ids of all slots stay the same when one of them gets another time. No session has an ident with two hyphens in
 * a row, such as `lace--2`.
 */

/** The ident of a slot; `number` counts from 1. */
export function slotIdent(session: string, number: number): string {
  return number === 1 ? session : `${session}--${number}`;
}

/** The ident of the session that a slot belongs to. */
export function sessionOfSlot(slot: string): string {
  return slot.replace(/--\d+$/, '');
}

/** Counts slots: each call returns the ident of the next slot of a session. */
export function slotCounter(): (session: string) => string {
  const counts = new Map<string, number>();
  return (session) => {
    const number = (counts.get(session) ?? 0) + 1;
    counts.set(session, number);
    return slotIdent(session, number);
  };
}
