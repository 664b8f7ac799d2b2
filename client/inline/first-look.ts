/**
 * A page that is opened at its top shows its first screen before it lays out the rest: the stylesheet leaves that out
 * while the root has this class. What depends on how tall the page is ends it: a way to a place or to another page.
 */
export function startFirstLook(): void {
  const { classList } = document.documentElement;
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!('navigation' in window) || opened?.type !== 'navigate' || location.hash !== '') return;
  classList.add('first-look');
  navigation.addEventListener('navigate', () => classList.remove('first-look'), { once: true });
}
