import { languages } from 'conf-site:locales';
import { EDIT_PAGE } from '../../src/domain/editor/edit.ts';
import type { WatchState } from '../../src/domain/editor/watch.ts';
import { editorLanguage } from '../edit/editor-language.ts';
import { dataPanel } from './data-panel.ts';
import { displayPanel } from './display-panel.ts';
import { h } from './element.ts';
import { filesPanel } from './files-panel.ts';
import { formatInstant, pageNow } from './instant.ts';
import { count, errorsIn } from './overlay.ts';
import { pagePath } from './page-address.ts';
import type { Panel } from './panel.ts';
import { timePanel } from './time-panel.ts';

const STATE_KEY = 'conf-site-watch';

export interface Toolbar {
  show(state: WatchState): void;
}

/** The toolbar: a tab at the edge of the page that opens into panels. The browser stores whether it is open. */
export function startToolbar(root: ShadowRoot, { openProblems }: { readonly openProblems: () => void }): Toolbar {
  const panels: readonly Panel[] = [timePanel(), displayPanel(), filesPanel(), dataPanel()];
  let { isOpen, panel: chosen } = loadToolbarState();
  let state: WatchState | undefined;

  const tabs = panels.map(({ name, title }) =>
    h('button', { type: 'button', role: 'tab', id: `tab-${name}`, onclick: () => choose(name) }, title),
  );
  const bodies = panels.map(({ name, body }) =>
    h('div', { role: 'tabpanel', 'aria-labelledby': `tab-${name}`, tabindex: -1 }, body),
  );
  const box = h(
    'section',
    { class: 'panels', 'aria-label': 'conf-site watch' },
    h(
      'div',
      { role: 'tablist', 'aria-label': 'Panels', onkeydown: (event) => byArrow(event as KeyboardEvent) },
      ...tabs,
    ),
    ...bodies,
  );
  const handle = h('button', { type: 'button', class: 'handle', onclick: () => setOpen(!isOpen) });
  const alarm = h('button', { type: 'button', class: 'alarm', hidden: true, onclick: openProblems });
  const edit = editLink();
  root.append(h('div', { class: 'toolbar' }, box, h('div', { class: 'edge' }, edit.view, handle, alarm)));

  const draw = (): void => {
    edit.update();
    box.hidden = !isOpen;
    handle.setAttribute('aria-expanded', String(isOpen));
    for (const [index, panel] of panels.entries()) {
      const isChosen = panel.name === chosen;
      tabs[index]?.setAttribute('aria-selected', String(isChosen));
      if (tabs[index]) tabs[index].tabIndex = isChosen ? 0 : -1;
      if (bodies[index]) bodies[index].hidden = !isChosen;
      if (isOpen && isChosen && state !== undefined) panel.show(state);
    }
    saveToolbarState({ isOpen, panel: chosen });
  };
  const setOpen = (now: boolean): void => {
    isOpen = now;
    draw();
    if (isOpen) tabs[panels.findIndex(({ name }) => name === chosen)]?.focus();
    else handle.focus();
  };
  const choose = (name: string): void => {
    chosen = name;
    draw();
  };
  const byArrow = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = panels.findIndex(({ name }) => name === chosen);
    const next = panels.at((index + step) % panels.length);
    if (next === undefined) return;
    choose(next.name);
    tabs[panels.indexOf(next)]?.focus();
  };
  box.addEventListener('keydown', ({ key }) => key === 'Escape' && setOpen(false));
  if ('navigation' in window) navigation.addEventListener('navigatesuccess', draw);
  draw();

  return {
    show(now) {
      state = now;
      handle.replaceChildren(...handleContent(now));
      showAlarm(alarm, now);
      draw();
    },
  };
}

/** The handle shows the time of the page if its clock is set, and whether a build is running. */
function handleContent({ clock, isBuilding }: WatchState): readonly Node[] {
  const when =
    clock.shift === 0
      ? []
      : [h('span', { class: 'when' }, formatInstant(pageNow(), clock.offsets).replace(/:\d\d$/, ''))];
  const work = isBuilding ? [h('span', { class: 'work' }, 'building')] : [];
  return [h('span', { class: 'name' }, 'conf-site'), ...when, ...work];
}

function showAlarm(alarm: HTMLElement, { problems }: WatchState): void {
  const errors = errorsIn(problems);
  alarm.hidden = problems.length === 0;
  alarm.classList.toggle('error', errors > 0);
  alarm.textContent = errors > 0 ? count(errors, 'error') : count(problems.length, 'warning');
}

/** The state of the toolbar, stored in the browser. */
interface ToolbarState {
  readonly isOpen: boolean;
  /** The panel that was open last. */
  readonly panel: string;
}

/** The stored state, or the default if there is none or storage is blocked. */
function loadToolbarState(): ToolbarState {
  try {
    const { isOpen, panel } = JSON.parse(localStorage.getItem(STATE_KEY) ?? '{}') as Partial<ToolbarState>;
    return { isOpen: isOpen === true, panel: panel ?? 'time' };
  } catch {
    return { isOpen: false, panel: 'time' };
  }
}

function saveToolbarState(state: ToolbarState): void {
  try {
    localStorage.setItem(STATE_KEY, JSON.stringify(state));
  } catch {}
}

/** A link to the editor in the language of the editor, with the records of the page. `update` sets its address after the page was replaced by another one. */
function editLink(): { readonly view: HTMLAnchorElement; update(): void } {
  const update = (): void => {
    view.href = `${EDIT_PAGE}?${new URLSearchParams({ page: pagePath() })}`;
  };
  const lang = editorLanguage();
  const label = languages[lang]?.edit ?? '';
  const view = h('a', { class: 'edit', lang, onfocus: () => update(), onpointerenter: () => update() }, label);
  update();
  return { view, update };
}
