import { type TravelRequest, WATCH_PATHS, type WatchMoments, type WatchState } from '../../src/domain/editor/watch.ts';
import { constant, type Instant } from '../../src/domain/time/timeline.ts';
import { readValidFrom } from '../inline/clock.ts';
import { h } from './element.ts';
import { asField, formatInstant, pageNow, previewInstant } from './instant.ts';
import { momentSlider } from './moment-slider.ts';
import type { Panel } from './panel.ts';

/**
 * Sets the clock. While the slider moves, the page shows what it shows by itself at that instant. When the slider rests, the
 * site is built as of it, so that all pages show also what needs a build.
 */
export function timePanel(): Panel {
  let requestedVersion = '';
  let offsets = constant(0);
  const now = h('output', { class: 'now' });
  const status = h('p', { role: 'status', class: 'status' });
  const field = h('input', {
    type: 'datetime-local',
    step: 1,
    'aria-label': 'Any other instant, in the zone of the site',
  });
  const back = h('button', { type: 'button', onclick: () => void go(null) }, 'Back to the present');

  const go = async (to: TravelRequest['to']): Promise<void> => {
    status.textContent = 'Building the site as of then…';
    status.textContent = (await travel(to)) ?? status.textContent;
  };
  const slider = momentSlider({
    moved(at) {
      now.textContent = formatInstant(at, offsets);
      if (mayPreview(at)) previewInstant(at);
    },
    rested: (at) => void go(at),
  });
  const submit = (event: Event): void => {
    event.preventDefault();
    void go(field.value);
  };
  const free = h('form', { class: 'free', onsubmit: submit }, field, h('button', { type: 'submit' }, 'Go'), back);
  const body = h('div', { class: 'time' }, now, ...slider.view, free, status);
  const tick = (): void => {
    if (!slider.isMoving()) now.textContent = formatInstant(pageNow(), offsets);
  };
  setInterval(tick, 1000);

  return {
    name: 'time',
    title: 'Time',
    body,
    show({ clock, version, isBuilding }: WatchState) {
      offsets = clock.offsets;
      back.disabled = clock.shift === 0;
      if (!isBuilding) status.textContent = '';
      tick();
      if (requestedVersion === version) return;
      requestedVersion = version;
      field.value = asField(pageNow(), offsets);
      void fetchMoments().then((answer) => {
        if (answer === undefined || requestedVersion !== version) return;
        if (typeof answer === 'string') slider.explain(answer);
        else slider.setMoments(answer.moments, pageNow(), offsets);
      });
    },
  };
}

/** Whether the page can show an instant by itself: only instants after its build. */
function mayPreview(at: Instant): boolean {
  return at >= readValidFrom(document.documentElement.dataset['validFrom']);
}

/** The moments, why this browser may not see them, or undefined if they are unknown. */
async function fetchMoments(): Promise<WatchMoments | string | undefined> {
  const answer = await fetch(WATCH_PATHS.moments).catch(() => undefined);
  if (answer?.status === 403) return answer.text();
  return answer?.ok === true ? ((await answer.json()) as WatchMoments) : undefined;
}

/** Sets the clock of the watch. Returns the error message, or undefined on success. */
async function travel(to: TravelRequest['to']): Promise<string | undefined> {
  const body = JSON.stringify({ to } satisfies TravelRequest);
  const answer = await fetch(WATCH_PATHS.travel, { method: 'POST', body }).catch(() => undefined);
  if (answer?.ok === true) return undefined;
  return answer === undefined ? 'The watch does not answer.' : await answer.text();
}
