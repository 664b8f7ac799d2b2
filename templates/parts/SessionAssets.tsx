import type { ReactNode } from 'react';
import type { Phrase } from '../../src/domain/language.ts';
import type { AssetLink } from '../../src/domain/page/page.ts';
import { unionShown } from '../../src/domain/page/shown.ts';
import { useText } from '../render/environment.tsx';
import { Link } from './Link.tsx';
import { T } from './T.tsx';
import { Windowed } from './Windowed.tsx';

export interface AssetListProps {
  readonly assets: readonly AssetLink[];
  readonly remark?: Phrase | undefined;
}

/** Links to the material of a session, and the remark about it. */
export function AssetList({ assets, remark }: AssetListProps): ReactNode {
  const t = useText();
  return (
    <>
      <Windowed
        as="ul"
        shown={unionShown(assets.map(({ shown }) => shown))}
        className="assets"
        aria-label={t('schedule:assets')}
      >
        {assets.map((asset) => (
          <Windowed key={asset.href} as="li" shown={asset.shown}>
            <Asset asset={asset} />
          </Windowed>
        ))}
      </Windowed>
      {remark !== undefined && (
        <p className="quiet">
          <T of={remark} />
        </p>
      )}
    </>
  );
}

/** The link to one piece of material, with its language if content names it. */
export function Asset({ asset: { title, href, external, languageName } }: { readonly asset: AssetLink }): ReactNode {
  return (
    <>
      {external ? (
        <Link href={href} external>
          <T of={title} />
        </Link>
      ) : (
        <a href={href}>
          <T of={title} />
        </a>
      )}
      {languageName !== undefined && <span className="quiet"> ({languageName})</span>}
    </>
  );
}
