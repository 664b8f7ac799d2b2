import { sharedIn, sharedLink, withoutShared } from '../../../src/model/starred.ts';
import {
  AT_FIRST,
  type BoardState,
  type ScheduleBoard,
  type StarredSession,
} from '../../../templates/islands/schedule-board.ts';
import { autoScroll } from './auto-scroll.ts';
import { createBell } from './bell.ts';
import { eachMinute } from './each-minute.ts';
import { type Entry, entriesIn } from './entries.ts';
import { fullPage } from './full-page.ts';
import { startReminders } from './reminders.ts';
import { saveCalendar } from './save-calendar.ts';
import { starStore } from './star-store.ts';
import { keepSwitches, keptSwitches } from './switches.ts';

/** In milliseconds: buzz, pause, buzz. */
const BUZZ = [200, 100, 200];

/** The board of a schedule on the page: its rows, its stars, and what follows from them. It ends with the signal. */
export function createBoard(
  schedule: HTMLElement,
  { label, calendar }: { readonly label: string; readonly calendar: string | undefined },
  signal: AbortSignal,
): ScheduleBoard {
  const edition = schedule.dataset['schedule'] ?? '';
  const entries = entriesIn(schedule);
  const sessions = entries.filter(({ ident }) => ident !== undefined);
  const listeners = new Set<() => void>();
  const stars = starStore(edition, () => refresh(), signal);
  const bell = createBell();
  const follow = autoScroll(entries);
  let state: BoardState = {
    ...AT_FIRST,
    on: keptSwitches(),
    canVibrate: 'vibrate' in navigator,
    shared: among(sessions, sharedIn(location.href)),
  };

  const set = (change: Partial<BoardState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const left = (): void => {
    set({ isFull: false });
    schedule.querySelector<HTMLElement>('[data-full-page]')?.focus();
  };
  const full = fullPage(schedule, { label, left });
  const look = startReminders({ entries: () => starredOf(), remind: (entry) => void remind(entry) }, signal);

  const starredOf = (): readonly Entry[] => sessions.filter(({ ident = '' }) => stars.all().includes(ident));

  /** Makes rows and tools say what is starred now. */
  const refresh = (change: Partial<BoardState> = {}): void => {
    for (const { star, row, ident = '' } of sessions) {
      const isStarred = stars.all().includes(ident);
      star?.setAttribute('aria-pressed', String(isStarred));
      row.toggleAttribute('data-starred', isStarred);
    }
    set({ starred: among(sessions, stars.all()), ...change });
    look();
  };

  const turnStar = ({ ident = '', title }: Entry): void => {
    const isStarred = stars.all().includes(ident);
    stars.set(isStarred ? stars.all().filter((one) => one !== ident) : [...stars.all(), ident]);
    refresh({ notice: { kind: isStarred ? 'unstarred' : 'starred', title } });
  };

  const remind = async ({ title }: Entry): Promise<void> => {
    set({ notice: { kind: 'soon', title } });
    if (state.on.vibration) navigator.vibrate?.(BUZZ);
    if (state.on.bell) set({ isSoundBlocked: !(await bell.ring()) });
  };

  const show = (view: BoardState['view']): void => {
    schedule.dataset['view'] = view;
    set({ view });
  };

  const dismissShared = (): void => {
    history.replaceState(history.state, '', withoutShared(location.href));
    if (state.view === 'shared') show('all');
    set({ shared: [] });
  };

  for (const { row, ident = '' } of sessions) {
    row.toggleAttribute(
      'data-shared',
      state.shared.some((one) => one.ident === ident),
    );
  }
  schedule.addEventListener(
    'click',
    ({ target }) => {
      const star = (target as Element).closest('[data-star]');
      const entry = star && sessions.find((one) => one.star === star);
      if (entry) turnStar(entry);
    },
    { signal },
  );
  const wakeBell = async (): Promise<void> => {
    if (state.on.bell) set({ isSoundBlocked: !(await bell.wake()) });
  };
  document.addEventListener('click', () => state.isSoundBlocked && void wakeBell(), { signal });
  signal.addEventListener('abort', () => {
    full.leave();
    bell.close();
  });
  refresh();
  void wakeBell();
  eachMinute(() => follow(state.on.autoScroll), signal);
  schedule.dataset['board'] = 'ready';

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show,
    turn(which, isOn) {
      set({ on: { ...state.on, [which]: isOn } });
      keepSwitches(state.on);
      if (which === 'bell')
        void (isOn ? bell.ring() : Promise.resolve(true)).then((rang) => set({ isSoundBlocked: !rang }));
      if (which === 'vibration' && isOn) navigator.vibrate?.(BUZZ);
      if (which === 'autoScroll') follow(isOn);
    },
    share() {
      const link = sharedLink(location.href, stars.all());
      const tell = (kind: 'copied' | 'copy') => () => set({ link, notice: { kind } });
      navigator.clipboard.writeText(link).then(tell('copied'), tell('copy'));
    },
    saveCalendar() {
      if (calendar === undefined) return;
      const choice = { edition, starred: stars.all(), sessions: sessions.map(({ ident = '' }) => ident) };
      void saveCalendar(calendar, choice).then((isSaved) => isSaved || set({ notice: { kind: 'calendarFailed' } }));
    },
    setFull(isFull) {
      if (isFull) full.enter();
      else full.leave();
      set({ isFull });
    },
    takeShared() {
      const shared = state.shared.map(({ ident }) => ident);
      stars.set([...new Set([...stars.all(), ...shared])]);
      dismissShared();
      refresh({ notice: { kind: 'taken' } });
    },
    dismissShared,
  };
}

/** The sessions of these idents, in the order of the programme. */
function among(sessions: readonly Entry[], idents: readonly string[]): readonly StarredSession[] {
  return sessions.flatMap(({ ident = '', title, href, startsAt, endsAt }) =>
    idents.includes(ident) ? [{ ident, title, href, startsAt, endsAt }] : [],
  );
}
