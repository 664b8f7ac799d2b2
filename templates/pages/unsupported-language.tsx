import type { ReactNode } from 'react';
import type { UnsupportedLanguagePage as Content } from '../../src/domain/page/page-notices.ts';
import { languageAttributes } from '../parts/language-attributes.ts';
import { NoticeFrame } from '../parts/NoticeFrame.tsx';
import { useText } from '../render/environment.tsx';

/**
 * Says in all languages of the site that the page does not exist in this language, and links to it in the default
 * language. A countdown shows if scripts run; otherwise there is only the link.
 */
export function UnsupportedLanguagePage({ content }: { readonly content: Content }): ReactNode {
  const { target, targetLanguage, sayings } = content;
  const [own, ...others] = sayings;
  return (
    <NoticeFrame title={own?.title}>
      <p className="lead">{own?.text}</p>
      {others.map(({ language, title, text }) => (
        <p key={language} {...languageAttributes(language)} className="lead">
          {title} {text}
        </p>
      ))}
      <Countdown content={content} />
      <ul className="buttons">
        {sayings.map(({ language, go }, index) => (
          <li key={language}>
            <a
              href={target}
              hrefLang={targetLanguage}
              {...languageAttributes(index === 0 ? undefined : language)}
              className={index === 0 ? 'button' : 'button button-hollow'}
            >
              {go}
            </a>
          </li>
        ))}
      </ul>
    </NoticeFrame>
  );
}

/** The countdown, as one sentence for each second, since plural forms differ. A script shows one at a time. */
function Countdown({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  const seconds = Array.from({ length: content.seconds }, (_, index) => content.seconds - index);
  return (
    <div className="countdown needs-script" data-countdown={content.target} hidden>
      <p role="timer">
        {seconds.map((count) => (
          <span key={count} hidden>
            {t('notices:unsupported.countdown', { count })}
          </span>
        ))}
      </p>
      <button type="button" className="button button-hollow">
        {t('notices:unsupported.stop')}
      </button>
      <p className="countdown-stopped" tabIndex={-1} data-stopped="" hidden>
        {t('notices:unsupported.stopped')}
      </p>
    </div>
  );
}
