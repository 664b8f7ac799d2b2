import type { Instant } from '../../src/model/timeline.ts';
import type { WatchMoment } from '../../src/model/watch.ts';
import { h } from './element.ts';
import { told } from './instant.ts';
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
  let rest: ReturnType<typeof setTimeout> | undefined;
  const changes = h('div', { class: 'changes' }, h('p', {}, 'Working out when the site changes…'));
  const slider = h('input', {
    type: 'range',
    id: SLIDER_ID,
    min: 0,
    disabled: true,
    'aria-label': 'Instant at which the site changes',
  });

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
    clearTimeout(rest);
    rest = setTimeout(() => {
      rest = undefined;
      rested(at);
    }, REST_MS);
  };
  const step = (label: string, sign: string, by: number): HTMLElement => {
    const onclick = (): void => {
      slider.valueAsNumber += by;
      move();
    };
    return h('button', { type: 'button', 'aria-label': label, onclick }, sign);
  };
  slider.addEventListener('input', move);

  return {
    view: [
      h('div', { class: 'slide' }, step('The change before', '‹', -1), slider, step('The next change', '›', 1)),
      changes,
    ],
    isMoving: () => rest !== undefined,
    place(given, at, inZone) {
      [moments, zone] = [given, inZone];
      slider.max = String(Math.max(moments.length - 1, 0));
      slider.disabled = moments.length === 0;
      const last = moments.findLastIndex((moment) => moment.at <= at);
      slider.valueAsNumber = Math.max(last, 0);
      show();
      if (tookFocus(SLIDER_ID)) slider.focus();
    },
  };
}

function wordsOf({ at, changes }: WatchMoment, zone: string): string {
  return `${told(at, zone)}: ${changes.map(({ words }) => words).join('; ')}`;
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
  return [h('h3', {}, told(moment.at, zone)), h('ul', {}, ...items)];
}
