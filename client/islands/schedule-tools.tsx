import { scheduleStateIn } from '../../src/domain/programme/schedule-address.ts';
import { ScheduleTools, type ScheduleToolsProps } from '../../templates/islands/ScheduleTools.tsx';
import { hydrateIsland } from './hydrate-island.ts';
import { createBoard } from './schedule/board.ts';
import { scheduleAround } from './schedule/schedule-rows.ts';

/** Hydrates the tools of a schedule, and the stars in its rows. */
export function hydrate(root: Element, props: ScheduleToolsProps, prefix: string): () => void {
  const schedule = scheduleAround(root);
  if (schedule === null) throw new Error('The tools stand in no schedule.');
  const { chosen } = scheduleStateIn(location.href);
  const leaving = new AbortController();
  const board = createBoard(schedule, { label: props.words.fullPage, calendar: props.calendar }, leaving.signal);
  const end = hydrateIsland(root, <ScheduleTools {...props} chosen={chosen} board={board} />, prefix);
  return () => {
    leaving.abort();
    end();
  };
}
