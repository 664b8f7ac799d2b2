import type { WatchProblem, WatchState } from '../../src/domain/editor/watch.ts';
import { h } from './element.ts';
import { problemView } from './problem-view.ts';

/** The overlay that is shown while there are problems. */
export interface Overlay {
  /** Shows the problems of the last build: over the page if there are errors, otherwise on request. */
  show(state: WatchState): void;
  /** Shows them again after they were closed. */
  open(): void;
}

/**
 * Opens the overlay when a save has caused errors, and closes it when they are fixed. The focus stays where it is,
 * since the user is working in an editor; the overlay is announced instead.
 */
export function startOverlay(root: ShadowRoot): Overlay {
  const heading = h('h2', { id: 'problems' });
  const list = h('ol', { class: 'problems' });
  const close = (): void => {
    box.hidden = true;
  };
  const box: HTMLElement = h(
    'section',
    {
      class: 'overlay',
      hidden: true,
      'aria-labelledby': 'problems',
      onclick: (event) => event.target === box && close(),
    },
    h(
      'div',
      { class: 'sheet' },
      h(
        'header',
        {},
        heading,
        h('button', { type: 'button', class: 'close', 'aria-label': 'Close until the next save', onclick: close }, '×'),
      ),
      list,
    ),
  );
  const announcer = h('p', { class: 'unseen', role: 'alert' });
  root.append(box, announcer);
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  let reported = '[]';
  let builds: number | undefined;

  const fill = (problems: readonly WatchProblem[], errors: number): void => {
    heading.textContent = headline(errors, problems.length - errors);
    list.replaceChildren(...inOrder(problems).map(problemView));
    list.scrollTop = 0;
    announcer.textContent = errors === 0 ? '' : `${heading.textContent} ${inOrder(problems)[0]?.message ?? ''}`;
  };

  return {
    open() {
      box.hidden = false;
      box.querySelector<HTMLElement>('.close')?.focus();
    },
    show(state) {
      const errors = errorsIn(state.problems);
      if (builds !== state.builds) box.hidden = errors === 0;
      builds = state.builds;
      const now = JSON.stringify(state.problems);
      if (now !== reported) fill(state.problems, errors);
      reported = now;
    },
  };
}

/** The number of problems that are errors. */
export function errorsIn(problems: readonly WatchProblem[]): number {
  return problems.filter(({ severity }) => severity === 'error').length;
}

/** Errors first. */
function inOrder(problems: readonly WatchProblem[]): readonly WatchProblem[] {
  const rank = { error: 0, warning: 1 };
  return [...problems].sort((a, b) => rank[a.severity] - rank[b.severity]);
}

function headline(errors: number, warnings: number): string {
  if (errors === 0) return warnings === 0 ? 'There are no problems.' : `${count(warnings, 'warning')}.`;
  const more = warnings === 0 ? '' : ` and ${count(warnings, 'warning')}`;
  return `${count(errors, 'error')}${more}. The last site is still shown.`;
}

/** `1 error`, `2 errors`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
