import type { Finding } from '../diagnostics/diagnostic.ts';
import type { CheckScope } from './check-scope.ts';
import type { EditionPlace } from './edition-place.ts';
import { checkChanges } from './rules/check-changes.ts';
import { checkContradictions } from './rules/check-contradictions.ts';
import { checkDeadlines } from './rules/check-deadlines.ts';
import { checkMeals } from './rules/check-meals.ts';
import { checkMode } from './rules/check-mode.ts';
import { checkEditionNames } from './rules/check-names.ts';
import { checkProgramme } from './rules/check-programme.ts';
import { checkRoles } from './rules/check-roles.ts';
import { checkSeatsInRooms } from './rules/check-rooms.ts';
import { checkSales } from './rules/check-sales.ts';
import { checkSeries } from './rules/check-series.ts';
import { checkSlots } from './rules/check-slots.ts';
import { checkStaleYears } from './rules/check-stale-years.ts';
import { checkStatus } from './rules/check-status.ts';
import { checkWindows } from './rules/check-windows.ts';
import { checkYears } from './rules/check-years.ts';

/** The rules between the records of one edition. */
export const EDITION_RULES: readonly ((edition: EditionPlace, scope: CheckScope) => readonly Finding[])[] = [
  checkProgramme,
  checkChanges,
  checkContradictions,
  checkDeadlines,
  checkEditionNames,
  checkMeals,
  checkMode,
  checkRoles,
  checkSales,
  checkSeatsInRooms,
  checkSeries,
  checkSlots,
  checkStaleYears,
  checkStatus,
  checkWindows,
  checkYears,
];
