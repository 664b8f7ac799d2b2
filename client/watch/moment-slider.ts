import type { WatchMoment } from '../../src/domain/editor/watch.ts';
import { constant, type Instant, type Timeline } from '../../src/domain/time/timeline.ts';
import { h } from './element.ts';
import { formatInstant } from './instant.ts';
import { hadFocus } from './reload-in-place.ts';

/** The slider counts as set after it has not been moved for this time. */
const REST_MS = 350;

const SLIDER_ID = 'moments';

/** A slider over the instants at which the site changes, with a list of the changes at the selected instant. */
export interface MomentSlider {
  readonly view: readonly HTMLElement[];
  /** Whether it was moved and is not set yet. */
  isMoving(): boolean;
  /** Sets its steps, and selects the last one that is not after `at`. */
  setMoments(moments: readonly WatchMoment[], at: Instant, offsets: Timeline<number>): void;
  /** Shows a sentence in place of the changes, if there are no moments for this browser. */
  explain(text: string): void;
}

export interface SliderListener {
  readonly moved: (at: Instant) => void;
  readonly rested: (at: Instant) => void;
}

export function momentSlider({ moved, rested }: SliderListener): MomentSlider {
  let moments: readonly WatchMoment[] = [];
  let offsets = constant(0);
  const changes = h('div', { class: 'changes' }, h('p', {}, 'Finding out when the site changes…'));
  const slider = emptySlider();
  const restTimer = createRestTimer(REST_MS);

  const show = (): void => {
    const moment = moments[slider.valueAsNumber];
    slider.setAttribute('aria-valuetext', moment === undefined ? '' : textOf(moment, offsets));
    changes.replaceChildren(...viewOf(moment, offsets));
  };
  const move = (): void => {
    const at = moments[slider.valueAsNumber]?.at;
    if (at === undefined) return;
    show();
    moved(at);
    restTimer.start(() => rested(at));
  };
  slider.addEventListener('input', move);

  return {
    view: [withStepButtons(slider, move), changes],
    isMoving: restTimer.isRunning,
    explain: (text) => changes.replaceChildren(h('p', {}, text)),
    setMoments(given, at, inOffsets) {
      [moments, offsets] = [given, inOffsets];
      setSteps(slider, moments, at);
      show();
      if (hadFocus(SLIDER_ID)) slider.focus();
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

/** Sets a step for each moment, and selects the last one that is not after `at`. */
function setSteps(slider: HTMLInputElement, moments: readonly WatchMoment[], at: Instant): void {
  slider.max = String(Math.max(moments.length - 1, 0));
  slider.disabled = moments.length === 0;
  slider.valueAsNumber = Math.max(
    moments.findLastIndex((moment) => moment.at <= at),
    0,
  );
}

/** Puts the slider between buttons for the previous and the next step. */
function withStepButtons(slider: HTMLInputElement, moved: () => void): HTMLElement {
  const step = (label: string, sign: string, by: number): HTMLElement => {
    const onclick = (): void => {
      slider.valueAsNumber += by;
      moved();
    };
    return h('button', { type: 'button', 'aria-label': label, onclick }, sign);
  };
  return h('div', { class: 'slide' }, step('The change before', '‹', -1), slider, step('The next change', '›', 1));
}

/** A timer that calls the last function after `ms` without a further start. */
function createRestTimer(ms: number): { start(then: () => void): void; readonly isRunning: () => boolean } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    isRunning: () => timer !== undefined,
    start(then) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        then();
      }, ms);
    },
  };
}

function textOf({ at, changes }: WatchMoment, offsets: Timeline<number>): string {
  return `${formatInstant(at, offsets)}: ${changes.map(({ text }) => text).join('; ')}`;
}

function viewOf(moment: WatchMoment | undefined, offsets: Timeline<number>): readonly Node[] {
  if (moment === undefined) return [h('p', {}, 'There is no change since a year ago, and none to come.')];
  const items = moment.changes.map(({ kind, text }) =>
    h(
      'li',
      {},
      text,
      kind === 'rebuild' && h('small', { title: 'Pages do not show this by themselves' }, 'needs a build'),
    ),
  );
  return [h('h3', {}, formatInstant(moment.at, offsets)), h('ul', {}, ...items)];
}
