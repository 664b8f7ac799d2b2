import { startFirstLook } from './first-look.ts';
import { startTheme } from './theme.ts';
import { startWindows } from './windows.ts';

/**
 * The only inline script, the same on every page: it does what must happen before the first paint, and starts the
 * runtime. The Content Security Policy allows it by its hash, and allows what it imports.
 */

const applyTheme = startTheme();
document.documentElement.classList.add('js');
startFirstLook();
window.confSite = { ...startWindows(), applyTheme };
document.addEventListener('DOMContentLoaded', () => {
  const link = document.querySelector<HTMLLinkElement>('link[data-runtime]');
  if (link !== null) void import(link.href);
});
