import type { ReactNode } from 'react';
import type { HeroButton, MenuLink } from '../../src/domain/page/page.ts';
import { useSettings } from '../render/environment.tsx';
import { T } from './T.tsx';

export interface LinkProps {
  readonly href: string;
  /** The link leads to another site. */
  readonly external?: boolean;
  /** The link leads to a profile of the site's organiser, which may link back. */
  readonly me?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A link. A link to a page of this site also has its address in `data-current`, by which the current page is marked in
 * slices.
 */
export function Link({ href, external = false, me = false, className, children }: LinkProps): ReactNode {
  const { basePath } = useSettings();
  const isPage = href.startsWith(basePath) && !/[#?]/.test(href);
  return (
    <a
      href={href}
      className={className}
      rel={external ? `${me ? 'me ' : ''}external noopener` : undefined}
      data-current={isPage ? href : undefined}
    >
      {children}
    </a>
  );
}

/** A link in a menu or footer. */
export function MenuItem({ link }: { readonly link: MenuLink }): ReactNode {
  return (
    <Link href={link.href} external={link.external}>
      <T of={link.title} />
    </Link>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ button }: { readonly button: HeroButton }): ReactNode {
  const classes = [
    'button',
    ...(button.hollow ? ['button-hollow'] : []),
    ...(button.wide ? ['button-wide'] : []),
    ...button.classes.map((name) => `button-${name}`),
  ];
  return (
    <Link href={button.href} external={button.external} className={classes.join(' ')}>
      <T of={button.title} />
    </Link>
  );
}
