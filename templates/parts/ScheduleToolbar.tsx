import type { ReactNode } from 'react';
import { defined } from '../../src/domain/defined.ts';
import type { Shown } from '../../src/domain/page/page.ts';
import type { ScheduleChoice } from '../islands/FilterChoices.tsx';
import type { ScheduleTexts } from '../islands/schedule-texts.ts';
import { type Translate, useText } from '../render/environment.tsx';
import { Island } from './Island.tsx';

/** The tools for the schedule below, and the line that marks the present moment on it. */
export function ScheduleToolbar({
  calendar,
  live,
  choices = [],
}: {
  readonly calendar: string | undefined;
  readonly live: Shown;
  /** The choices for all days, if these have none of their own. */
  readonly choices?: readonly ScheduleChoice[];
}): ReactNode {
  const t = useText();
  return (
    <>
      <Island
        name="schedule-tools"
        on="interaction"
        props={defined({
          words: scheduleTexts(t),
          live,
          calendar,
          filter:
            choices.length === 0 ? undefined : { choices, announcement: t('schedule:filtered', { sessions: '#' }) },
        })}
      />
      <Island name="now-line" on="visible" props={{ now: t('schedule:now') }} />
    </>
  );
}

function scheduleTexts(t: Translate): ScheduleTexts {
  const tool = (name: string): string => t(`schedule:tools.${name}`);
  const keep = (name: string): string => t(`schedule:keep.${name}`);
  const notice = (name: string): string => t(`schedule:notices.${name}`, { title: '{title}' });
  return {
    tools: tool('title'),
    onlyStarred: tool('onlyStarred'),
    noStars: tool('noStars'),
    saveCalendar: tool('calendar'),
    more: tool('more'),
    print: tool('print'),
    fullPage: tool('fullPage'),
    leaveFullPage: tool('leaveFullPage'),
    bell: tool('bell'),
    vibration: tool('vibration'),
    autoScroll: tool('autoScroll'),
    soundsBlocked: t('errors:sounds'),
    overlap: tool('overlap'),
    notices: {
      starred: notice('starred'),
      unstarred: notice('unstarred'),
      soon: notice('soon'),
      copied: notice('copied'),
      copy: notice('copy'),
      calendarFailed: notice('calendarFailed'),
      taken: notice('taken'),
    },
    shared: {
      title: tool('shared'),
      count: t('schedule:tools.sharedCount', { stars: '#' }),
      elsewhere: t('schedule:tools.sharedElsewhere', { stars: '#' }),
      show: tool('showShared'),
      take: tool('takeShared'),
      dismiss: tool('dismissShared'),
    },
    keep: {
      where: keep('where'),
      lost: keep('lost'),
      offer: keep('offer'),
      accept: keep('accept'),
      dismiss: keep('dismiss'),
      title: keep('title'),
      lead: keep('lead'),
      link: keep('link'),
      copy: keep('copy'),
      homeScreen: keep('homeScreen'),
      qr: keep('qr'),
      tooMany: keep('tooMany'),
      close: keep('close'),
    },
  };
}
