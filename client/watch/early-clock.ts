import { shiftClock } from './shift-clock.ts';

/** Runs before all other scripts of a page whose clock is set, so that nothing is painted as of another instant. */
shiftClock(Number(document.currentScript?.dataset['shift']));
