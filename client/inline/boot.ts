import { startTheme } from './apply-theme.ts';
import { startWindows } from './apply-windows.ts';
import { startFirstLook } from './first-look.ts';
import { startLoadAgain } from './load-again.ts';
import { startRuntime } from './start-runtime.ts';

/**
 * The only inline script, which is the same on every page. It does what must happen before the first paint, and loads
 * the runtime. The Content Security Policy allows it by its hash, and also the script that it adds to the page.
 */

const loadAgain = startLoadAgain();
const applyTheme = startTheme();
document.documentElement.classList.add('js');
startFirstLook();
window.confSite = { ...startWindows(), applyTheme, loadAgain };
startRuntime();
