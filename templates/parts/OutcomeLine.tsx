import { Fragment, type ReactNode } from 'react';
import type { LinkedTitle, OutcomeNote } from '../../src/domain/page/page.ts';
import { useText } from '../render/environment.tsx';
import { Link } from './Link.tsx';
import { T } from './T.tsx';
import { Windowed } from './Windowed.tsx';

/** What has become of an entry, in a line, and in another one that no seats are left. Empty if nothing has changed. */
export function OutcomeLine({ outcome }: { readonly outcome: OutcomeNote | undefined }): ReactNode {
  const t = useText();
  if (outcome === undefined) return null;
  const { off, by, replaces, full, was } = outcome;
  const parts = [
    off !== undefined && <strong>{t(`schedule:outcome.off.${off}`)}</strong>,
    by !== undefined && <Linked label={t('schedule:outcome.by')} to={by} />,
    was !== undefined && t('schedule:outcome.was', { where: was }),
    replaces !== undefined && <Linked label={t('schedule:outcome.replaces')} to={replaces} />,
  ].filter((part) => part !== false);
  return (
    <>
      {full !== undefined && (
        <Windowed as="p" shown={full.shown} className="outcome">
          <strong>{t('schedule:outcome.full')}</strong>
        </Windowed>
      )}
      {parts.length > 0 && (
        <p className="outcome">
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order.
            <Fragment key={index}>
              {index > 0 && ' · '}
              {part}
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}

function Linked({ label, to }: { readonly label: string; readonly to: LinkedTitle }): ReactNode {
  return (
    <span>
      {label} <LinkedText to={to} />
    </span>
  );
}

/** A title, as a link to its page if it has one. */
export function LinkedText({ to: { title, href } }: { readonly to: LinkedTitle }): ReactNode {
  return href === undefined ? (
    <T of={title} />
  ) : (
    <Link href={href}>
      <T of={title} />
    </Link>
  );
}
