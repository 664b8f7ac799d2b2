import { startFirstLook } from './first-look.ts';
import { startTheme } from './theme.ts';
import { startWindows } from './windows.ts';

/**
 * The one inline script, the same on every page: what must be right before the first paint, and the start of the
 * runtime. The policy names it by its hash, and what it imports may run because of that.
 */

const applyTheme = startTheme();
document.documentElement.classList.add('js');
startFirstLook();
window.confSite = { ...startWindows(), applyTheme };
document.addEventListener('DOMContentLoaded', () => {
  const link = document.querySelector<HTMLLinkElement>('link[data-runtime]');
  if (link !== null) void import(link.href);
});
