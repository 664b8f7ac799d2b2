import { shiftClock } from './shift-clock.ts';

/** Runs before all other scripts of a page whose clock is set, so that the page is never painted as of another instant. */
shiftClock(Number(document.currentScript?.dataset['shift']));
