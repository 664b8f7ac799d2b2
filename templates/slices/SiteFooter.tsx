import type { ReactNode } from 'react';
import type { FooterSlice, MenuLink } from '../../src/domain/page/page.ts';
import { isNeverShown, unionShown } from '../../src/domain/page/shown.ts';
import { ExtraTexts } from '../parts/ExtraTexts.tsx';
import { Link, MenuItem } from '../parts/Link.tsx';
import { nameLength } from '../parts/name-length.ts';
import { T } from '../parts/T.tsx';
import { Windowed, when } from '../parts/Windowed.tsx';
import { useText } from '../render/environment.tsx';

/** The footer: links to rules and to ways to take part, social media, and the organiser. */
export function SiteFooter({ slice }: { readonly slice: FooterSlice }): ReactNode {
  const t = useText();
  if (isNeverShown(slice.shown)) return null;
  return (
    <footer className="site-footer" {...when(slice.shown)}>
      <ExtraTexts texts={slice.extra} as="h2" />
      <nav className="footer-groups" aria-label={t('common:footerMenu')}>
        <div className="footer-links">
          <Group title={t('common:footer.rules')} links={slice.links.filter((link) => !link.extra)}>
            {slice.asksConsent && <ConsentItem />}
          </Group>
          <Group title={t('common:footer.takePart')} links={slice.links.filter((link) => link.extra)} />
        </div>
        {slice.social.length > 0 && (
          <div>
            <h2>{t('common:social')}</h2>
            <ul>
              {slice.social.map((one) => (
                <li key={one.ident}>
                  <Link href={one.href} external me>
                    <T of={one.title} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </nav>
      <div className="organiser">
        <p className="organiser-name" data-name={nameLength(slice.siteTitle)}>
          {slice.siteTitle}
        </p>
        <div>
          <p>
            <strong>{slice.organiser}</strong>, {slice.address}
          </p>
          <p>
            <a href={`mailto:${slice.contactEmail}`}>{slice.contactEmail}</a>
          </p>
          <p className="quiet">
            <T of={slice.note} />
          </p>
          {slice.isInvented && <p className="quiet">{t('common:invented')}</p>}
        </div>
      </div>
    </footer>
  );
}

interface GroupProps {
  readonly title: string;
  readonly links: readonly MenuLink[];
  /** Items after the links. */
  readonly children?: ReactNode;
}

/** A group of links. It shows while at least one of them shows. */
function Group({ title, links, children }: GroupProps): ReactNode {
  return (
    <Windowed shown={unionShown(links.map((link) => link.shown))}>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <Windowed key={link.ident} as="li" shown={link.shown} className={link.extra ? 'footer-extra' : undefined}>
            <MenuItem link={link} />
          </Windowed>
        ))}
        {children}
      </ul>
    </Windowed>
  );
}

/** The button that opens the consent box again. */
function ConsentItem(): ReactNode {
  const t = useText();
  return (
    <li className="needs-script">
      <button type="button" className="footer-button" data-consent-button="">
        {t('common:consent.title')}
      </button>
    </li>
  );
}
