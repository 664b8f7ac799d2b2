import { useId } from 'react';
import type { AnnouncedChange } from '../../../src/domain/editor/edit-board.ts';
import { language, t } from '../shown-texts.ts';
import { ViewLink } from '../ViewLink.tsx';

/** What people were told about the programme, the newest first. Each change leads to its form. */
export function AnnouncedList({ announced }: { readonly announced: readonly AnnouncedChange[] }) {
  const id = useId();
  if (announced.length === 0) return null;
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return (
    <section className="announced" aria-labelledby={id}>
      <h2 id={id}>{t('announce:list')}</h2>
      <ul>
        {announced.map(({ path, at, kind, title }) => (
          <li key={path}>
            <time dateTime={at}>{format.format(new Date(`${at}Z`))}</time>{' '}
            <ViewLink view={{ kind: 'record', path }}>
              {t(`announce:records.${kind}`)}
              {title === undefined ? '' : `: ${title}`}
            </ViewLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
