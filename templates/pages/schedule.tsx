import type { ReactNode } from 'react';
import type { SchedulePage as Content } from '../../src/domain/page/page.ts';
import { AsOf } from '../parts/AsOf.tsx';
import { ChangeList } from '../parts/ChangeList.tsx';
import { ChangesLine } from '../parts/ChangesLine.tsx';
import { Day } from '../parts/Day.tsx';
import { DayLinks } from '../parts/DayLinks.tsx';
import { EditionCrumbs } from '../parts/EditionCrumbs.tsx';
import { EditionStatus } from '../parts/EditionStatus.tsx';
import { Meals } from '../parts/Meals.tsx';
import { NowStrip } from '../parts/NowStrip.tsx';
import { Rating } from '../parts/Rating.tsx';
import { ScheduleToolbar } from '../parts/ScheduleToolbar.tsx';
import { Subscribe } from '../parts/Subscribe.tsx';
import { scheduleChoices } from '../parts/schedule-choices.ts';
import { useText } from '../render/environment.tsx';

/** The schedule of one day of an event's current edition, with links to the other days. What is urgent or on now comes first. */
export function SchedulePage({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  const edition = `${content.event}/${content.year}`;
  return (
    <div className="section schedule-page" id="schedule">
      <div className="schedule" data-schedule={edition} data-rates={edition}>
        <div className="now-bar">
          <ChangeList changes={content.notices} label={t('schedule:changes.notices')} />
          <NowStrip of={content.now} />
        </div>
        <EditionStatus of={content.status} />
        <div className="schedule-head">
          <EditionCrumbs of={content} />
          <h1>{t('event:sections.schedule')}</h1>
          <DayLinks days={content.days} shownDate={content.day.date} ofDay={content.ofDay} />
          <ChangesLine of={content.changes} />
          <Meals of={content} />
          <h2 className="visually-hidden">{t('schedule:schedulePage.programme')}</h2>
        </div>
        <ScheduleToolbar calendar={content.calendar} live={content.live} choices={scheduleChoices(content.day, t)} />
        <AsOf />
        <Day day={content.day} isCurrent isFiltered={false} />
        {content.rating !== undefined && <Rating form={content.rating} />}
      </div>
      <Subscribe of={content.subscribe} />
    </div>
  );
}
