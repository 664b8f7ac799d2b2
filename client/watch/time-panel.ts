import type { Instant } from '../../src/domain/timeline.ts';
import { type TravelRequest, WATCH_PATHS, type WatchMoments, type WatchState } from '../../src/domain/watch.ts';
import { readValidFrom } from '../inline/clock.ts';
import { h } from './element.ts';
import { asField, formatInstant, pageNow, previewInstant } from './instant.ts';
import { momentSlider } from './moment-slider.ts';
import type { Panel } from './panel.ts';

/**
 * Travel in time. While the slider moves, the page shows what it does by itself at that instant; when it rests, the site is
 * built as of it, so that what takes a build is there as well, on all pages.
 */
export function timePanel(): Panel {
  let asked = '';
  let zone = 'UTC';
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
      now.textContent = formatInstant(at, zone);
      if (mayPreview(at)) previewInstant(at);
    },
    rested: (at) => void go(at),
  });
  const depart = (event: Event): void => {
    event.preventDefault();
    void go(field.value);
  };
  const free = h('form', { class: 'free', onsubmit: depart }, field, h('button', { type: 'submit' }, 'Go'), back);
  const body = h('div', { class: 'time' }, now, ...slider.view, free, status);
  const tick = (): void => {
    if (!slider.isMoving()) now.textContent = formatInstant(pageNow(), zone);
  };
  setInterval(tick, 1000);

  return {
    name: 'time',
    title: 'Time',
    body,
    show({ clock, version, isBuilding }: WatchState) {
      zone = clock.timeZone;
      back.disabled = clock.shift === 0;
      if (!isBuilding) status.textContent = '';
      tick();
      if (asked === version) return;
      asked = version;
      field.value = asField(pageNow(), zone);
      void ask().then((answer) => {
        if (answer !== undefined && asked === version) slider.place(answer.moments, pageNow(), zone);
      });
    },
  };
}

/** The page can show by itself what comes after its build, and not what was before. */
function mayPreview(at: Instant): boolean {
  return at >= readValidFrom(document.documentElement.dataset['validFrom']);
}

async function ask(): Promise<WatchMoments | undefined> {
  const answer = await fetch(WATCH_PATHS.moments).catch(() => undefined);
  return answer?.ok === true ? ((await answer.json()) as WatchMoments) : undefined;
}

/** Why it does not go there; undefined where it does. */
async function travel(to: TravelRequest['to']): Promise<string | undefined> {
  const body = JSON.stringify({ to } satisfies TravelRequest);
  const answer = await fetch(WATCH_PATHS.travel, { method: 'POST', body }).catch(() => undefined);
  if (answer?.ok === true) return undefined;
  return answer === undefined ? 'The watch does not answer.' : await answer.text();
}
