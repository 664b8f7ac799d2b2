import { Fragment, type ReactNode } from 'react';
import type { TicketSummary } from '../../src/domain/page/page-tickets.ts';
import type { Timeline } from '../../src/domain/time/timeline.ts';
import { useText } from '../render/environment.tsx';
import { T } from './T.tsx';
import { Time } from './Time.tsx';
import { alternatives } from './Windowed.tsx';

/** The tickets on sale, and the one whose sale starts next. One block for each segment of time. */
export function TicketSummaryLine({ summary }: { readonly summary: Timeline<TicketSummary> }): ReactNode {
  return alternatives(summary).map(({ key, value, attributes }) => (
    <div key={key} className="ticket-summary" data-sales={value.kind} {...attributes}>
      <p>
        <OnSale summary={value} />
      </p>
      {value.next !== undefined && <Next next={value.next} />}
    </div>
  ));
}

function OnSale({ summary: { kind, onSale } }: { readonly summary: TicketSummary }): ReactNode {
  const t = useText();
  if (kind !== 'on-sale') return t(`event:ticketSummary.${kind}`);
  return (
    <>
      {`${t('event:ticketSummary.on-sale')} `}
      {onSale.map((sale, index) => (
        <Fragment key={sale.ident}>
          {index > 0 && '; '}
          <strong>
            <T of={sale.title} /> {sale.price}
          </strong>
          {sale.promotion !== undefined && (
            <>
              {' ('}
              <T of={sale.promotion} />
              {')'}
            </>
          )}
          {sale.until !== undefined && (
            <>
              {` ${t('event:ticketSummary.upTo')} `}
              <Time of={sale.until} />
            </>
          )}
        </Fragment>
      ))}
    </>
  );
}

function Next({ next }: { readonly next: NonNullable<TicketSummary['next']> }): ReactNode {
  const t = useText();
  return (
    <p className="quiet">
      {`${t('event:ticketSummary.next')} `}
      <T of={next.title} /> {next.price}
      {`, ${t('event:ticketSummary.from')} `}
      <Time of={next.from} />
    </p>
  );
}
