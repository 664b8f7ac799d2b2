import type { ReactNode } from 'react';
import { evenColumns } from '../parts/even-columns.ts';
import { SectionFrame } from '../parts/SectionFrame.tsx';
import { SponsorLevels } from '../parts/SponsorLevels.tsx';
import { useText } from '../render/environment.tsx';
import type { SectionProps } from './section-props.ts';

/** The section with sponsors by level, and with the sponsors of packages. */
export function SponsorsSection({ section }: SectionProps<'sponsors'>): ReactNode {
  const t = useText();
  return (
    <SectionFrame ident="sponsors" title={t('event:sections.sponsors')} shown={section.shown} extra={section.extra}>
      <SponsorLevels levels={section.levels} />
      {section.packages.length > 0 && (
        <div className="packages">
          <h3>{t('event:sponsors.packagesTitle')}</h3>
          <dl className="facts" data-columns={evenColumns(section.packages.length, [4, 3, 5])}>
            {section.packages.map((one) => (
              <div key={one.package}>
                <dt>{t(`event:sponsors.packages.${one.package}`)}</dt>
                <dd>{one.name}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </SectionFrame>
  );
}
