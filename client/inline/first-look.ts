/**
 * A page that is opened at its top shows its first screen before it lays out the rest: the stylesheet leaves the
 * sections below it out while the root has the class `first-look`, but those that are marked. They follow when the page
 * has been loaded; what depends on how tall the page is, a way to a place or to another page, ends it at once.
 */
export function startFirstLook(): void {
  const { classList } = document.documentElement;
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!('navigation' in window) || opened?.type !== 'navigate' || location.hash !== '') return;
  const end = (): void => classList.remove('first-look');
  classList.add('first-look');
  navigation.addEventListener('navigate', end, { once: true });
  addEventListener('load', () => layOutRest(end), { once: true });
}

/** Elements that a browser lays out at a time without a visitor noticing. */
const AT_A_TIME = 60;

/** One part after the other, so that the page answers in between: a section, or a few rows of a long one. */
function layOutRest(done: () => void): void {
  const sections = [...document.querySelectorAll('.section + .section')];
  const steps = sections.flatMap((section) => {
    const rows = partsOf(section);
    for (const { classList } of rows) classList.add('late');
    return [() => section.classList.add('laid-out'), ...grouped(rows).map((group) => () => show(group))];
  });
  const next = (): void => {
    const step = steps.shift();
    step?.();
    if (step !== undefined) {
      setTimeout(next, 20);
      return;
    }
    done();
    for (const { classList } of sections) classList.remove('laid-out');
  };
  next();
}

/** The parts of which an element that is too much at a time is made; none of one that is not. */
function partsOf(element: Element): readonly Element[] {
  if (sizeOf(element) <= AT_A_TIME) return [];
  return [...element.children].flatMap((child) => (sizeOf(child) > AT_A_TIME ? partsOf(child) : [child]));
}

/** Neighbours together, as many as may be laid out at a time. */
function grouped(parts: readonly Element[]): readonly (readonly Element[])[] {
  const groups: Element[][] = [];
  let size = AT_A_TIME;
  for (const part of parts) {
    size += sizeOf(part);
    if (size > AT_A_TIME) {
      groups.push([]);
      size = sizeOf(part);
    }
    groups.at(-1)?.push(part);
  }
  return groups;
}

function show(parts: readonly Element[]): void {
  for (const { classList } of parts) classList.remove('late');
}

function sizeOf(element: Element): number {
  return element.getElementsByTagName('*').length + 1;
}
