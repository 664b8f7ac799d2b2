import { startAnchors } from './anchors.ts';
import { startConsent } from './consent.ts';
import { startCountdown } from './countdown.ts';
import { startDays } from './days.ts';
import { startFocusInView } from './focus-in-view.ts';
import { startHeaderButton } from './header-button.ts';
import { startHeroVideo } from './hero-video.ts';
import { startIslands } from './islands.ts';
import { startLanguages } from './language-links.ts';
import { startLive } from './live.ts';
import { startMenu } from './menu.ts';
import { startNavigation } from './navigation.ts';
import { startOpenAtNow } from './open-at-now.ts';
import { type PageLife, pageLife } from './page-part.ts';
import { startPrefetch } from './prefetch.ts';
import { startPresentDay } from './present-day.ts';
import { startQr } from './qr-redirect.ts';
import { startSectionInView } from './section-in-view.ts';
import { startServiceWorker } from './service-worker.ts';
import { startSubscribe } from './subscribe.ts';
import { replacePage } from './swap-page.ts';
import { startThemeButton } from './theme-button.ts';
import { startTimers } from './timers.ts';

/** Starts the page parts, which run again for each page, and navigation, which lasts for the whole visit. */
const life: PageLife = pageLife([
  startMenu,
  startLanguages,
  startThemeButton,
  startCountdown,
  startTimers,
  startDays,
  startPresentDay,
  startOpenAtNow,
  startQr,
  startHeroVideo,
  startHeaderButton,
  startSubscribe,
  startIslands,
  startAnchors,
  startFocusInView,
  startSectionInView,
  startPrefetch,
  startServiceWorker,
  startConsent,
  startLive((page) => replacePage(life, page)),
]);
life.begin();
startNavigation(life);
