import type { Instant } from '../../src/domain/timeline.ts';
import type { WatchMoment } from '../../src/domain/watch.ts';
import { h } from './element.ts';
import { formatInstant } from './instant.ts';
import { tookFocus } from './place.ts';

/** How long the slider rests before it counts as set. */
const REST_MS = 350;

const SLIDER_ID = 'moments';

/** A slider whose steps are the instants at which the site changes, with what changes at the one that it is on. */
export interface MomentSlider {
  readonly view: readonly HTMLElement[];
  /** Whether it has been moved and not come to rest. */
  isMoving(): boolean;
  /** Gives it its steps, and puts it on the last one before an instant. */
  place(moments: readonly WatchMoment[], at: Instant, zone: string): void;
}

export interface SliderListener {
  readonly moved: (at: Instant) => void;
  readonly rested: (at: Instant) => void;
}

export function momentSlider({ moved, rested }: SliderListener): MomentSlider {
  let moments: readonly WatchMoment[] = [];
  let zone = 'UTC';
  const changes = h('div', { class: 'changes' }, h('p', {}, 'Working out when the site changes…'));
  const slider = emptySlider();
  const rest = restAfter(REST_MS);

  const show = (): void => {
    const moment = moments[slider.valueAsNumber];
    slider.setAttribute('aria-valuetext', moment === undefined ? '' : wordsOf(moment, zone));
    changes.replaceChildren(...viewOf(moment, zone));
  };
  const move = (): void => {
    const at = moments[slider.valueAsNumber]?.at;
    if (at === undefined) return;
    show();
    moved(at);
    rest.begin(() => rested(at));
  };
  slider.addEventListener('input', move);

  return {
    view: [betweenSteps(slider, move), changes],
    isMoving: rest.isAhead,
    place(given, at, inZone) {
      [moments, zone] = [given, inZone];
      setSteps(slider, moments, at);
      show();
      if (tookFocus(SLIDER_ID)) slider.focus();
    },
  };
}

function emptySlider(): HTMLInputElement {
  return h('input', {
    type: 'range',
    id: SLIDER_ID,
    min: 0,
    disabled: true,
    'aria-label': 'Instant at which the site changes',
  });
}

/** Gives it a step for each moment, and puts it on the last one that is not after an instant. */
function setSteps(slider: HTMLInputElement, moments: readonly WatchMoment[], at: Instant): void {
  slider.max = String(Math.max(moments.length - 1, 0));
  slider.disabled = moments.length === 0;
  slider.valueAsNumber = Math.max(
    moments.findLastIndex((moment) => moment.at <= at),
    0,
  );
}

/** The slider between a button for the step before and one for the next. */
function betweenSteps(slider: HTMLInputElement, moved: () => void): HTMLElement {
  const step = (label: string, sign: string, by: number): HTMLElement => {
    const onclick = (): void => {
      slider.valueAsNumber += by;
      moved();
    };
    return h('button', { type: 'button', 'aria-label': label, onclick }, sign);
  };
  return h('div', { class: 'slide' }, step('The change before', '‹', -1), slider, step('The next change', '›', 1));
}

/** Calls once nothing has begun for a while. */
function restAfter(ms: number): { begin(then: () => void): void; readonly isAhead: () => boolean } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    isAhead: () => timer !== undefined,
    begin(then) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        then();
      }, ms);
    },
  };
}

function wordsOf({ at, changes }: WatchMoment, zone: string): string {
  return `${formatInstant(at, zone)}: ${changes.map(({ words }) => words).join('; ')}`;
}

function viewOf(moment: WatchMoment | undefined, zone: string): readonly Node[] {
  if (moment === undefined) return [h('p', {}, 'Nothing changes from a year ago on.')];
  const items = moment.changes.map(({ kind, words }) =>
    h(
      'li',
      {},
      words,
      kind === 'rebuild' && h('small', { title: 'Pages do not do this by themselves' }, 'takes a build'),
    ),
  );
  return [h('h3', {}, formatInstant(moment.at, zone)), h('ul', {}, ...items)];
}
