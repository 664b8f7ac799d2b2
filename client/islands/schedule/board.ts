import { scheduleStateIn, withScheduleState } from '../../../src/domain/programme/schedule-address.ts';
import { hasStar } from '../../../src/domain/programme/star-codes.ts';
import { sharedIn, withoutShared } from '../../../src/domain/programme/star-links.ts';
import { filterRows, isFiltering } from '../../../templates/islands/filter-rows.ts';
import {
  INITIAL_STATE,
  type ScheduleBoard,
  type StarredSession,
  type View,
} from '../../../templates/islands/schedule-board.ts';
import { createAlarm } from './alarm.ts';
import { autoScroll } from './auto-scroll.ts';
import { createBoardStore } from './board-state.ts';
import { eachMinute } from './each-minute.ts';
import { fullPage } from './full-page.ts';
import { keepStars } from './keep-stars.ts';
import { startReminders } from './reminders.ts';
import { saveCalendar } from './save-calendar.ts';
import { type Entry, entriesIn } from './schedule-rows.ts';
import { starredRows } from './starred-rows.ts';
import { storedSwitches, storeSwitches } from './switches.ts';

export interface BoardOptions {
  /** The accessible label of the full-page view. */
  readonly label: string;
  /** The address of the programme's calendar, if there is one. */
  readonly calendar: string | undefined;
}

/** Creates the board of a schedule: its rows, starred sessions and tools. It ends with the signal. */
export function createBoard(
  schedule: HTMLElement,
  { label, calendar }: BoardOptions,
  signal: AbortSignal,
): ScheduleBoard {
  const edition = schedule.dataset['schedule'] ?? '';
  const entries = entriesIn(schedule);
  const sessions = entries.filter(({ ident }) => ident !== undefined);
  const canVibrate = 'vibrate' in navigator;
  const watched = createBoardStore({
    ...INITIAL_STATE,
    on: isOver(entries) ? INITIAL_STATE.on : storedSwitches(),
    canVibrate,
  });
  const { state, set, subscribe } = watched;
  const alarm = createAlarm(watched, signal);
  const follow = autoScroll(entries);
  const stars = starredRows(
    {
      schedule,
      edition,
      sessions,
      changed(notice) {
        set({
          starred: among(sessions, stars.stored()),
          isKeepingOffered: keep.isOffered(),
          areStarsLost: stars.areLost(),
          ...(notice === undefined ? {} : { notice }),
        });
        remindAgain();
      },
    },
    signal,
  );
  const keep = keepStars({ edition, set, stored: stars.stored, isOver: () => isOver(entries) });
  const remindAgain = startReminders(
    {
      entries: () => stars.entries().filter(({ isOff }) => !isOff),
      remind({ title }) {
        set({ notice: { kind: 'soon', title } });
        alarm.call();
      },
    },
    signal,
  );
  const full = fullPage(schedule, {
    label,
    onLeave() {
      set({ isFull: false });
      schedule.querySelector<HTMLElement>('[data-more-tools]')?.focus();
    },
  });
  signal.addEventListener('abort', full.leave);
  // What stays in place on the screen would be printed on each sheet.
  const leaveToPrint = (): void => {
    full.leave();
    if (state().isFull) set({ isFull: false });
  };
  addEventListener('beforeprint', leaveToPrint, { signal });

  let chosen = scheduleStateIn(location.href).chosen;
  const noteInAddress = (): void => {
    const address = withScheduleState(location.href, { chosen, isStarredOnly: state().view === 'starred' });
    if (address !== location.href) history.replaceState(history.state, '', address);
  };
  const show = (view: View): void => {
    schedule.dataset['view'] = view;
    set({ view });
    noteInAddress();
  };
  const dismissShared = (): void => {
    history.replaceState(history.state, '', withoutShared(location.href));
    if (state().view === 'shared') show('all');
    showShared();
  };
  const showShared = (): void => {
    const link = sharedIn(location.href);
    for (const { row, ident = '' } of sessions) row.toggleAttribute('data-shared', hasStar(link, ident));
    set({ shared: onceEach(among(sessions, link)), sharedCount: link.length });
  };
  addEventListener('hashchange', showShared, { signal });

  stars.show();
  showShared();
  if (scheduleStateIn(location.href).isStarredOnly) show('starred');
  eachMinute(() => follow(state().on.autoScroll), signal);
  schedule.dataset['board'] = 'ready';

  return {
    state,
    subscribe,
    show,
    turn(which, isOn) {
      set({ on: { ...state().on, [which]: isOn } });
      storeSwitches(state().on);
      alarm.turned(which, isOn);
      if (which === 'autoScroll') follow(isOn);
    },
    saveCalendar() {
      if (calendar === undefined) return;
      const choice = {
        edition,
        starred: stars.stored(),
        sessions: sessions.map(({ ident = '' }) => ident),
      };
      void saveCalendar(calendar, choice).then((isSaved) => isSaved || set({ notice: { kind: 'calendarFailed' } }));
    },
    filter(picked) {
      chosen = picked;
      noteInAddress();
      schedule.toggleAttribute('data-filtered', isFiltering(picked));
      return filterRows(schedule, picked);
    },
    setFull(isFull) {
      if (isFull) full.enter();
      else full.leave();
      set({ isFull });
    },
    takeShared() {
      const link = sharedIn(location.href);
      dismissShared();
      stars.add(link, { kind: 'taken' });
    },
    dismissShared,
    openKeeping: keep.open,
    copyLink: keep.copyLink,
    dismissKeeping: keep.dismiss,
  };
}

/** The rows of sessions with these stars, in programme order. */
function among(sessions: readonly Entry[], stars: readonly string[]): readonly StarredSession[] {
  return sessions.flatMap(({ ident = '', title, href, startsAt, endsAt, isOff = false }) =>
    hasStar(stars, ident) ? [{ ident, title, href, startsAt, endsAt, isOff }] : [],
  );
}

/** The first row of each session. */
function onceEach(rows: readonly StarredSession[]): readonly StarredSession[] {
  return rows.filter(({ ident }, index) => rows.findIndex((one) => one.ident === ident) === index);
}

/** Whether all entries have ended. Switches are hidden then, so stored ones must have no effect. */
function isOver(entries: readonly Entry[]): boolean {
  const now = window.confSite.now();
  return entries.every(({ endsAt }) => endsAt <= now);
}
