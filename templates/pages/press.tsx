import type { ReactNode } from 'react';
import type { PressPage as Content, Download } from '../../src/domain/page/page-notices.ts';
import { partId } from '../../src/domain/paths/part-ids.ts';
import { Image } from '../parts/Image.tsx';
import { Link } from '../parts/Link.tsx';
import { Prose } from '../parts/Prose.tsx';
import { T } from '../parts/T.tsx';
import { TextFrame } from '../parts/TextFrame.tsx';
import { Time } from '../parts/Time.tsx';
import { Windowed } from '../parts/Windowed.tsx';
import { useText } from '../render/environment.tsx';

/** The press page: the text, the link to the form for a press pass, the media kit and the press reviews. */
export function PressPage({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  const { pass, updated } = content;
  return (
    <>
      <TextFrame
        ident={content.ident}
        title={content.title}
        text={content.text}
        lead={
          pass !== undefined && (
            <Windowed as="p" shown={pass.shown}>
              <Link href={pass.href} className="button">
                {t('notices:press.pass')}
              </Link>
            </Windowed>
          )
        }
      >
        {updated !== undefined && (
          <p className="quiet">
            {t('common:updated')} <Time of={updated} />
          </p>
        )}
      </TextFrame>
      <MediaKit content={content} />
      <Reports content={content} />
    </>
  );
}

function MediaKit({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  return (
    <section className="section" id="kit" aria-labelledby="kit-title">
      <h2 id="kit-title">{t('notices:press.kit')}</h2>
      {content.kit !== undefined && <Prose of={content.kit} />}
      {content.logos.map(({ event, title, files }) => (
        <section key={event} data-event={event} aria-labelledby={partId('kit', event)}>
          <h3 id={partId('kit', event)}>
            {t('notices:press.logosOf', { event: typeof title === 'string' ? title : title.text })}
          </h3>
          <ul className="cards kit">
            {files.map((file) => (
              <li key={file.href}>
                <div className={`kit-preview kit-${file.ground}`}>
                  <Image picture={file.preview} />
                </div>
                <DownloadLink file={file} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {content.files.length > 0 && (
        <>
          <h3>{t('notices:press.files')}</h3>
          <ul className="columns">
            {content.files.map((file) => (
              <li key={`${file.href} ${file.name}`}>
                <DownloadLink file={file} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function DownloadLink({ file }: { readonly file: Download }): ReactNode {
  return (
    <>
      <a href={file.href} download={file.name}>
        <T of={file.title} />
      </a>{' '}
      <span className="label quiet">
        {file.type}, {file.size}
      </span>
    </>
  );
}

function Reports({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  if (content.years.length === 0) return null;
  return (
    <section className="section" id="reports" aria-labelledby="reports-title">
      <h2 id="reports-title">{t('notices:press.reports')}</h2>
      {content.years.map(({ year, items }) => (
        <section key={year} aria-labelledby={partId('reports', year)}>
          <h3 id={partId('reports', year)}>{year}</h3>
          <ul className="plain reports">
            {items.map((item) => (
              <li key={item.href}>
                <p className="label quiet">
                  <Time of={item.when} />
                  {item.where !== undefined && `, ${item.where}`}
                </p>
                <p>
                  <Link href={item.href} external>
                    <T of={item.title} />
                  </Link>
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
