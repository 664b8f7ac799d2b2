import { Confirmation } from './Confirmation.tsx';
import { Form } from './Form.tsx';
import { NowLine } from './NowLine.tsx';
import { RatingDialog } from './RatingDialog.tsx';
import { RemainingTickets } from './RemainingTickets.tsx';
import { ScheduleFilter } from './ScheduleFilter.tsx';
import { ScheduleTools } from './ScheduleTools.tsx';
import { Screen } from './Screen.tsx';
import { Search } from './Search.tsx';
import { SessionStar } from './SessionStar.tsx';
import { Survey } from './Survey.tsx';
import { SurveyChoice } from './SurveyChoice.tsx';

/** The islands by name. The entry file in `client/islands/` has the same name. */
export const ISLANDS = {
  confirmation: Confirmation,
  form: Form,
  'now-line': NowLine,
  'remaining-tickets': RemainingTickets,
  'rating-dialog': RatingDialog,
  'schedule-filter': ScheduleFilter,
  'schedule-tools': ScheduleTools,
  screen: Screen,
  search: Search,
  'session-star': SessionStar,
  survey: Survey,
  'survey-choice': SurveyChoice,
} as const;

export type IslandName = keyof typeof ISLANDS;
