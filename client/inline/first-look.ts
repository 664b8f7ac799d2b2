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

/** One section after the other, so that the page answers in between. */
function layOutRest(done: () => void): void {
  const sections = [...document.querySelectorAll('.section + .section')];
  let count = 0;
  const next = (): void => {
    const section = sections[count++];
    if (section !== undefined) {
      section.classList.add('laid-out');
      setTimeout(next, 20);
      return;
    }
    done();
    for (const { classList } of sections) classList.remove('laid-out');
  };
  next();
}
