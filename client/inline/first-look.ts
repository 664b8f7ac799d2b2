/**
 * Defers the layout of everything below the first screen. While the root has the class `first-look`, the stylesheet
 * leaves out the sections below, except marked ones. They are added after the page has loaded. Anything that depends on
 * the page's height, such as following an anchor or a link, adds them at once.
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

/** The number of elements that a browser can lay out at a time without a noticeable delay. */
const AT_A_TIME = 60;

/**
 * Adds one part after the other, so that the page stays responsive. A part is a section, or some rows of a long one.
 */
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

/** The parts of an element that is too large to be laid out at once; none for a smaller one. */
function partsOf(element: Element): readonly Element[] {
  if (sizeOf(element) <= AT_A_TIME) return [];
  return [...element.children].flatMap((child) => (sizeOf(child) > AT_A_TIME ? partsOf(child) : [child]));
}

/** Groups adjacent elements up to the size that may be laid out at a time. */
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
