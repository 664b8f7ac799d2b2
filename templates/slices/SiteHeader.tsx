import type { ReactNode } from 'react';
import { Pictogram } from '#look/parts.tsx';
import type { HeaderSlice } from '../../src/domain/page/page.ts';
import { ConsentBox } from '../parts/ConsentBox.tsx';
import { Image } from '../parts/Image.tsx';
import { ButtonLink, Link, MenuItem } from '../parts/Link.tsx';
import { languageAttributes } from '../parts/language-attributes.ts';
import { NewVersion } from '../parts/NewVersion.tsx';
import { T } from '../parts/T.tsx';
import { Windowed } from '../parts/Windowed.tsx';
import { useText } from '../render/environment.tsx';

/** The header of an event's pages, or of the site's own. Without JavaScript all its links are visible. */
export function SiteHeader({ slice }: { readonly slice: HeaderSlice }): ReactNode {
  const t = useText();
  return (
    <header className="site-header">
      <a className="skip-link" href="#main">
        {t('common:skipToContent')}
      </a>
      {slice.consent !== undefined && <ConsentBox question={slice.consent} />}
      <div className="header-bar">
        <Brand slice={slice} />
        <button type="button" className="menu-button needs-script" aria-expanded="false" aria-controls="site-menu">
          {t('common:menu')}
        </button>
      </div>
      <LanguageOffers slice={slice} />
      <div className="site-menu" id="site-menu">
        <SiteSearch slice={slice} />
        <EventsMenu slice={slice} />
        <Languages slice={slice} />
        <ThemeButton slice={slice} />
        <EventMenu slice={slice} />
      </div>
      {slice.buttons.map((button) => (
        <Windowed key={button.ident} shown={button.shown} className="header-button">
          <ButtonLink button={button} />
        </Windowed>
      ))}
      <NewVersion />
    </header>
  );
}

function Brand({ slice }: { readonly slice: HeaderSlice }): ReactNode {
  const { href, title: alt, logos } = slice.event ?? { href: slice.home, title: slice.siteTitle, logos: slice.logos };
  return (
    <Link href={href} className="brand">
      {logos === undefined ? (
        slice.siteTitle
      ) : (
        <>
          <Image picture={{ ...logos.light, alt }} className="logo-light" shownAs="logo" isFirst />
          <Image picture={{ ...logos.dark, alt }} className="logo-dark" shownAs="logo" isFirst />
        </>
      )}
    </Link>
  );
}

/** The form that leads to the search page. On screens where there is no room for the field, it is only a button. */
function SiteSearch({ slice }: { readonly slice: HeaderSlice }): ReactNode {
  const t = useText();
  return (
    <search className="site-search">
      <form action={slice.search}>
        <input type="search" name="q" aria-label={t('common:search.label')} autoComplete="off" enterKeyHint="search" />
        <button type="submit">
          <span className="visually-hidden">{t('common:search.button')}</span>
        </button>
      </form>
    </search>
  );
}

/** Links to the sections of the event's page, and to other pages. */
function EventMenu({ slice }: { readonly slice: HeaderSlice }): ReactNode {
  const t = useText();
  if (slice.menu.length === 0) return null;
  return (
    <nav className="event-menu" aria-label={t(slice.event === undefined ? 'common:menu' : 'common:eventMenu')}>
      <ul>
        {slice.menu.map((link) => (
          <Windowed key={link.ident} as="li" shown={link.shown}>
            <MenuItem link={link} />
          </Windowed>
        ))}
      </ul>
    </nav>
  );
}

function EventsMenu({ slice }: { readonly slice: HeaderSlice }): ReactNode {
  const t = useText();
  return (
    <nav className="events-menu" aria-label={t('common:eventsMenu')}>
      <ul>
        {slice.event !== undefined && (
          <li>
            <Link href={slice.home}>{t('common:home')}</Link>
          </li>
        )}
        {slice.events.map((event) => (
          <li key={event.ident} data-event={event.ident}>
            <Link href={event.href}>
              <T of={event.title} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The languages of the page. Their addresses are slots, since many pages share the header. */
function Languages({ slice }: { readonly slice: HeaderSlice }): ReactNode {
  const t = useText();
  if (slice.languages.length < 2) return null;
  return (
    <nav className="languages" aria-label={t('common:languages')}>
      <ul>
        {slice.languages.map((language) => (
          <li key={language.option}>
            <a
              href={`slot:alternate:${language.option}`}
              hrefLang={language.option}
              {...languageAttributes(language.option)}
              aria-current={language.current ? 'true' : undefined}
            >
              <Pictogram name={language.flag} />
              {language.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Offers to switch to another language. A script shows the one that the visitor chose before. */
function LanguageOffers({ slice }: { readonly slice: HeaderSlice }): ReactNode {
  return slice.languages.map(
    ({ option, offer }) =>
      offer !== undefined && (
        <p key={option} className="language-offer needs-script" {...languageAttributes(option)} hidden>
          <a href={`slot:alternate:${option}`} hrefLang={option}>
            {offer.read}
          </a>
          <button type="button">
            <span className="visually-hidden">{offer.decline}</span>
          </button>
        </p>
      ),
  );
}

const THEME_CHOICES = ['dark', 'light', 'system'] as const;

/** The button that switches the theme. A script shows the label of the next theme. */
function ThemeButton({ slice }: { readonly slice: HeaderSlice }): ReactNode {
  const t = useText();
  if (slice.themes.length < 2) return null;
  return (
    <button type="button" className="theme-button needs-script" data-theme-button="">
      {THEME_CHOICES.map((choice) => (
        <span key={choice} data-theme-next={choice} hidden={choice !== 'dark'}>
          {t(`common:theme.${choice}`)}
        </span>
      ))}
    </button>
  );
}
