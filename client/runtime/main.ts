import { startCountdown } from './countdown.ts';
import { startHeroVideo } from './hero-video.ts';
import { startIslands } from './islands.ts';
import { startLanguages } from './languages.ts';
import { startMenu } from './menu.ts';
import { registerServiceWorker } from './service-worker.ts';
import { startThemeButton } from './theme-button.ts';

/** Starts what a page needs besides its HTML; each module looks for its own elements and may find none. */
startCountdown();
startMenu();
startLanguages();
startThemeButton();
startHeroVideo(document);
startIslands(document);
registerServiceWorker();
