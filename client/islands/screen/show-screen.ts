import type { Timeline } from '../../../src/domain/time/timeline.ts';
import { readOffsets, wallDate } from '../../../src/domain/time/wall-date.ts';
import type { ScreenChoices } from './screen-choices.ts';
import { ROOMS_PER_PAGE, turnAt } from './screen-turns.ts';
import { minutesLeft, timerState } from './time-left.ts';

const SECOND_MS = 1000;

/** Shows the screen as chosen, and updates it each second. Windows (`data-when`) switch from one state to the next. */
export function startScreen(screen: HTMLElement, choices: ScreenChoices, signal: AbortSignal): void {
  removeOthers(screen, choices);
  screen.toggleAttribute('data-timer', choices.isTimer);
  const sides = [...screen.querySelectorAll<HTMLElement>('.screen-side')];
  const clocks = clocksOf(screen);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (): void => {
    clearTimeout(timer);
    const now = window.confSite.now();
    const shown = sides.map((side) => side.querySelectorAll<HTMLElement>('[data-room]:not([hidden])'));
    const { language, page } = turnAt(now, { languages: sides.length, rooms: shown[0]?.length ?? 0 });
    for (const [index, side] of sides.entries()) {
      side.hidden = index !== language;
      for (const [place, room] of [...(shown[index] ?? [])].entries())
        room.toggleAttribute('data-other-page', Math.floor(place / ROOMS_PER_PAGE) !== page);
    }
    showTimes(screen, { now, clocks });
    timer = setTimeout(show, SECOND_MS - (Date.now() % SECOND_MS));
  };
  document.addEventListener('visibilitychange', show, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  show();
}

/** Removes the languages and rooms that the address does not choose. An unknown language chooses none. */
function removeOthers(screen: HTMLElement, { language, rooms }: ScreenChoices): void {
  const isKnown = document.querySelector(`[data-language="${CSS.escape(language ?? '')}"]`) !== null;
  if (isKnown) {
    for (const side of screen.querySelectorAll<HTMLElement>('[data-language]'))
      if (side.dataset['language'] !== language) side.remove();
    for (const sign of document.querySelectorAll<HTMLElement>('[data-sign]'))
      sign.hidden = sign.dataset['sign'] !== language;
  }
  if (rooms === undefined) return;
  for (const part of screen.querySelectorAll<HTMLElement>('[data-room]')) {
    const { room = '', rooms: ofAll = room } = part.dataset;
    if (!ofAll.split(' ').some((one) => rooms.includes(one))) part.remove();
  }
}

interface Clock {
  readonly element: HTMLElement;
  /** Those of its zone. A clock without them stays empty. */
  readonly offsets: Timeline<number>;
}

function clocksOf(screen: HTMLElement): readonly Clock[] {
  return [...screen.querySelectorAll<HTMLElement>('[data-clock]')].flatMap((element) => {
    const offsets = readOffsets(element.dataset['clock']);
    return offsets === undefined ? [] : [{ element, offsets }];
  });
}

function showTimes(
  screen: HTMLElement,
  { now, clocks }: { readonly now: number; readonly clocks: readonly Clock[] },
): void {
  for (const left of screen.querySelectorAll<HTMLElement>('[data-until]')) {
    const minutes = minutesLeft(Number(left.dataset['until']), now);
    left.hidden = minutes === undefined;
    setText(left.querySelector('b'), String(minutes ?? ''));
  }
  for (const { element, offsets } of clocks) setText(element, wallDate(now, offsets).toISOString().slice(11, 16));
  if (screen.hasAttribute('data-timer')) screen.dataset['time'] = timerOf(screen, now);
}

function timerOf(screen: HTMLElement, now: number): string {
  const ends = (selector: string): readonly number[] =>
    [...screen.querySelectorAll<HTMLElement>(`${selector} [data-until]`)].map(({ dataset }) =>
      Number(dataset['until']),
    );
  const talks = ':is([data-state="session"], [data-state="special"])';
  const [current] = ends(`.screen-side:not([hidden]) ${talks}:not([hidden])`);
  return timerState(now, { ends: ends(talks), current });
}

/** Writes a text only if it differs. */
function setText(element: Element | null, text: string): void {
  if (element !== null && element.textContent !== text) element.textContent = text;
}
