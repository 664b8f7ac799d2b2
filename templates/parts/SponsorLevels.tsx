import type { ReactNode } from 'react';
import { plain } from '../../src/domain/language.ts';
import type { SponsorCard, SponsorLevel } from '../../src/domain/page/page.ts';
import { partId } from '../../src/domain/paths/part-ids.ts';
import { useText } from '../render/environment.tsx';
import { sponsorColumns } from './even-columns.ts';
import { Fold } from './Fold.tsx';
import { Image } from './Image.tsx';
import { Link } from './Link.tsx';
import { Prose } from './Prose.tsx';
import { T } from './T.tsx';

/** The sponsors by level, the highest first: logos and names, and the rest in a fold. */
export function SponsorLevels({ levels }: { readonly levels: readonly SponsorLevel[] }): ReactNode {
  const t = useText();
  // The heading has no number, so it is plural for all but one: also for 21, after which Croatian has the singular.
  const heading = ({ level, sponsors }: SponsorLevel): string =>
    t(`event:sponsors.levels.l${level}`, { count: Math.min(sponsors.length, 2) });
  return levels.map(({ level, sponsors }) => (
    <div key={level} className="sponsor-level" data-level={level}>
      <h3>{heading({ level, sponsors })}</h3>
      <ul className="sponsors" data-columns={sponsorColumns(level, sponsors.length)}>
        {sponsors.map((sponsor) => (
          <li key={sponsor.ident}>
            <Card sponsor={sponsor} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

function Card({ sponsor }: { readonly sponsor: SponsorCard }): ReactNode {
  return (
    <article className="sponsor" id={partId('sponsor', sponsor.ident)}>
      <div className="sponsor-logo">
        <Image picture={logoOf(sponsor)} {...(sponsor.maxWidth === undefined ? {} : { width: sponsor.maxWidth })} />
      </div>
      <Details sponsor={sponsor} />
    </article>
  );
}

/** The logo. Its text alternative is empty if it only repeats the name, which stands below it. */
function logoOf({ logo, name }: SponsorCard): SponsorCard['logo'] {
  return plain(logo.alt) === name ? { ...logo, alt: '' } : logo;
}

/** The name; it opens what the sponsor does, and links, if there are any. */
function Details({ sponsor }: { readonly sponsor: SponsorCard }): ReactNode {
  const t = useText();
  const name = <h4>{sponsor.name}</h4>;
  if (sponsor.description === undefined && sponsor.tags.length + sponsor.links.length === 0) return name;
  return (
    <Fold title={name}>
      {sponsor.description !== undefined && <Prose of={sponsor.description} />}
      {sponsor.tags.length > 0 && (
        <ul className="tags">
          {sponsor.tags.map((tag) => (
            <li key={plain(tag)}>
              <T of={tag} />
            </li>
          ))}
        </ul>
      )}
      {sponsor.links.length > 0 && (
        <ul className="inline" aria-label={t('event:sponsors.links', { name: sponsor.name })}>
          {sponsor.links.map((link) => (
            <li key={link.kind}>
              <Link href={link.href} external>
                {t(`event:links.${link.kind}`)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Fold>
  );
}
