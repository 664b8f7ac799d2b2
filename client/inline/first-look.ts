/**
 * Defers the layout of everything below the first screen. While the root has the class `first-look`, the stylesheet
 * hides later sections unless they have the class `laid-out`. They are added after the page has loaded, or at once by
 * anything that depends on the page's height, such as following a link.
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

/** The number of elements that a browser can lay out at once without a noticeable delay. */
const MAX_ELEMENTS = 60;

/** Adds the sections one after another, so that the page stays responsive. Long sections are added in several parts. */
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

/** The parts of an element that is too large to be laid out at once. Empty for a smaller element. */
function partsOf(element: Element): readonly Element[] {
  if (sizeOf(element) <= MAX_ELEMENTS) return [];
  return [...element.children].flatMap((child) => (sizeOf(child) > MAX_ELEMENTS ? partsOf(child) : [child]));
}

/** Groups adjacent elements up to the size that can be laid out at once. */
function grouped(parts: readonly Element[]): readonly (readonly Element[])[] {
  const groups: Element[][] = [];
  let size = MAX_ELEMENTS;
  for (const part of parts) {
    size += sizeOf(part);
    if (size > MAX_ELEMENTS) {
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
