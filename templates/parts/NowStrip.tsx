import type { ReactNode } from 'react';
import type { NowStrip as Content, NowAndNext } from '../../src/domain/page/page.ts';
import { useText } from '../render/environment.tsx';
import { T } from './T.tsx';
import { alternatives, Windowed } from './Windowed.tsx';

/** What is on now in each room, until when, and what comes next there. */
export function NowStrip({ of: strip }: { readonly of: Content | undefined }): ReactNode {
  const t = useText();
  if (strip === undefined) return null;
  return (
    <Windowed as="section" shown={strip.shown} className="now-strip" aria-labelledby="now-strip-title">
      <h2 id="now-strip-title" className="visually-hidden">
        {t('schedule:strip.title')}
      </h2>
      <ul>
        {strip.rooms.map(({ title, states }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rooms keep their places, and one may have no name.
          <li key={index}>
            {alternatives(states).map(({ key, value, attributes }) => (
              <div key={key} {...attributes}>
                <p className="now-room">
                  {title !== undefined && (
                    <strong>
                      <T of={title} />
                    </strong>
                  )}
                  {value.now !== undefined && <span>{t('schedule:strip.until', { end: value.now.until })}</span>}
                </p>
                <State of={value} />
              </div>
            ))}
          </li>
        ))}
      </ul>
    </Windowed>
  );
}

function State({ of: { now, next } }: { readonly of: NowAndNext }): ReactNode {
  const t = useText();
  return (
    <>
      {now !== undefined && (
        <p className="now-title">
          <a href={now.href}>
            <T of={now.title} />
          </a>
        </p>
      )}
      {next !== undefined && (
        <p className="now-next">
          <span className="next-start">{`${t('schedule:strip.next', { start: next.at })} `}</span>
          <a href={next.href}>
            <T of={next.title} />
          </a>
        </p>
      )}
      {now === undefined && next === undefined && <p className="now-next">{t('schedule:strip.nothing')}</p>}
    </>
  );
}
