import type { ReactNode } from 'react';
import type { PublicFile, SubscribeFiles } from '../../src/domain/page/page.ts';
import { giggityLink, googleCalendarLink, webcalLink } from '../../src/domain/programme/calendar-links.ts';
import { useText } from '../render/environment.tsx';
import { Fold } from './Fold.tsx';
import { Link } from './Link.tsx';

/**
 * The ways to subscribe to a programme, which the visitor opens: calendar apps, Google Calendar, any other calendar by
 * its address, and schedule apps. A script copies addresses, and shows the app that exists for Android only there.
 */
export function Subscribe({ of: files }: { readonly of: SubscribeFiles | undefined }): ReactNode {
  const t = useText();
  if (files === undefined) return null;
  const { calendar, schedule } = files;
  return (
    <Fold title={t('schedule:calendar')}>
      <div className="subscribe">
        <ul>
          <li>
            <Link href={webcalLink(calendar.address)}>{t('schedule:subscribe.device')}</Link>
          </li>
          <li>
            <Link href={googleCalendarLink(calendar.address)} external>
              {t('schedule:subscribe.google')}
            </Link>
          </li>
          <Address of={calendar} type="text/calendar" label={t('schedule:subscribe.calendar')}>
            {t('schedule:subscribe.copyCalendar')}
          </Address>
          <li data-android="" hidden>
            <Link href={giggityLink(schedule.address)} external>
              {t('schedule:subscribe.giggity')}
            </Link>
          </li>
          <Address of={schedule} type="text/xml" label={t('schedule:subscribe.apps')}>
            {t('schedule:subscribe.copyApps')}
          </Address>
        </ul>
        <p role="status" data-copied={t('schedule:subscribe.copied')} data-failed={t('schedule:subscribe.failed')} />
        <p className="quiet">{t('schedule:subscribe.delay')}</p>
      </div>
    </Fold>
  );
}

interface AddressProps {
  readonly of: PublicFile;
  readonly type: string;
  readonly label: string;
  /** The text of the button that copies the address. */
  readonly children: string;
}

function Address({ of: file, type, label, children }: AddressProps): ReactNode {
  return (
    <li>
      {label}{' '}
      <a href={file.href} type={type}>
        {file.address}
      </a>
      <button type="button" className="tool needs-script" data-copy={file.address}>
        {children}
      </button>
    </li>
  );
}
