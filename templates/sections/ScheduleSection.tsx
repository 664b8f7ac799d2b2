import type { ReactNode } from 'react';
import { AsOf } from '../parts/AsOf.tsx';
import { ChangeList } from '../parts/ChangeList.tsx';
import { ChangesLine } from '../parts/ChangesLine.tsx';
import { DayLinks } from '../parts/DayLinks.tsx';
import { Days } from '../parts/Days.tsx';
import { Link } from '../parts/Link.tsx';
import { Meals } from '../parts/Meals.tsx';
import { Rating } from '../parts/Rating.tsx';
import { ScheduleToolbar } from '../parts/ScheduleToolbar.tsx';
import { SectionFrame } from '../parts/SectionFrame.tsx';
import { Subscribe } from '../parts/Subscribe.tsx';
import { Workshops } from '../parts/Workshops.tsx';
import { useText } from '../render/environment.tsx';
import type { SectionProps } from './section-props.ts';

/** The section with the schedule by day, and until when meals are served. */
export function ScheduleSection({ section, page }: SectionProps<'schedule'>): ReactNode {
  const t = useText();
  const edition = `${page.event}/${page.year}`;
  return (
    <SectionFrame ident="schedule" title={t('event:sections.schedule')} shown={section.shown} extra={section.extra}>
      <Meals of={section} />
      <div className="schedule-links">
        <Link href={section.page} className="button">
          {t('schedule:schedulePage.link')}
        </Link>
        <Subscribe of={section.subscribe} />
      </div>
      <ChangeList changes={section.notices} label={t('schedule:changes.notices')} />
      <ChangesLine of={section.changes} />
      <AsOf />
      <DayLinks days={section.dayLinks} />
      {section.days.length > 0 && (
        <div className="schedule" data-schedule={edition} data-rates={edition}>
          <ScheduleToolbar calendar={section.calendar} live={section.live} />
          <Days of={section.days} edition={edition} isCurrent isFolded />
          {section.rating !== undefined && <Rating form={section.rating} />}
        </div>
      )}
      {section.workshops !== undefined && <Workshops of={section.workshops} />}
    </SectionFrame>
  );
}
