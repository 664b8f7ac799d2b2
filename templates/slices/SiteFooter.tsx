import type { ReactNode } from 'react';
import type { FooterSlice } from '../../src/model/page.ts';
import { isGone } from '../../src/model/shown.ts';
import { ExtraTexts } from '../parts/ExtraTexts.tsx';
import { Link, MenuItem } from '../parts/Link.tsx';
import { T } from '../parts/T.tsx';
import { Windowed, when } from '../parts/Windowed.tsx';
import { useText } from '../render/environment.tsx';

/** The footer: the site's links, where else to find the organiser, and who that is. */
export function SiteFooter({ slice }: { readonly slice: FooterSlice }): ReactNode {
  const t = useText();
  if (isGone(slice.shown)) return null;
  return (
    <footer className="site-footer" {...when(slice.shown)}>
      <ExtraTexts texts={slice.extra} as="h2" />
      <nav aria-label={t('common:footerMenu')}>
        <ul className="footer-links">
          {slice.links.map((link) => (
            <Windowed
              key={link.ident}
              as="li"
              shown={link.shown}
              {...(link.extra ? { className: 'footer-extra' } : {})}
            >
              <MenuItem link={link} />
            </Windowed>
          ))}
        </ul>
      </nav>
      {slice.social.length > 0 && (
        <ul className="inline" aria-label={t('common:social')}>
          {slice.social.map((one) => (
            <li key={one.ident}>
              <Link href={one.href} external>
                <T of={one.title} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="organiser">
        <p>
          <strong>{slice.organiser}</strong>, {slice.address}
        </p>
        <p>
          <a href={`mailto:${slice.contactEmail}`}>{slice.contactEmail}</a>
        </p>
        <p className="quiet">
          <T of={slice.note} />
        </p>
      </div>
    </footer>
  );
}
