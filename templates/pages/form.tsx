import type { ReactNode } from 'react';
import type { FormPage as Content } from '../../src/domain/page/page-forms.ts';
import { ALWAYS } from '../../src/domain/page/shown.ts';
import { evenColumns } from '../parts/even-columns.ts';
import { ClosedNotice } from '../parts/form/ClosedNotice.tsx';
import { RegistrationView } from '../parts/form/RegistrationView.tsx';
import { SectionFrame } from '../parts/SectionFrame.tsx';
import { SponsorLevels } from '../parts/SponsorLevels.tsx';
import { TextFrame } from '../parts/TextFrame.tsx';
import { alternatives } from '../parts/Windowed.tsx';
import { useText } from '../render/environment.tsx';

/** A text page with a form. The page for sponsors also shows packages and current sponsors. */
export function FormPage({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  const { ident, registration, sponsors } = content;
  return (
    <>
      <TextFrame
        ident={ident}
        title={content.title}
        text={content.text}
        lead={<ClosedNotice registration={registration} />}
      />
      {sponsors !== undefined && <Packages sponsors={sponsors} states={registration.window.states} />}
      <SectionFrame ident="registration" title={t(`forms:titles.${registration.form.name}`)} shown={ALWAYS}>
        <RegistrationView registration={registration} labelledBy="registration-title" />
      </SectionFrame>
      {sponsors !== undefined && sponsors.levels.length > 0 && (
        <SectionFrame ident="sponsors" title={t('forms:sponsors.current', { event: sponsors.title })} shown={ALWAYS}>
          <SponsorLevels levels={sponsors.levels} />
        </SectionFrame>
      )}
    </>
  );
}

interface PackagesProps {
  readonly sponsors: NonNullable<Content['sponsors']>;
  readonly states: Content['registration']['window']['states'];
}

/** The sponsorship packages with their sponsors. Free ones are listed until registration ends. */
function Packages({ sponsors, states }: PackagesProps): ReactNode {
  const t = useText();
  const taken = sponsors.packages.filter(({ name }) => name !== undefined);
  const columns = evenColumns([sponsors.packages.length, taken.length], [5, 4, 6]);
  const offers = alternatives(states).filter(({ value }) => value !== 'closed');
  return (
    <SectionFrame ident="packages" title={t('forms:sponsors.packages', { event: sponsors.title })} shown={ALWAYS}>
      <dl className="facts packages" data-columns={columns}>
        {sponsors.packages.map(({ package: ident, name }) =>
          name === undefined ? (
            offers.map(({ key, attributes }) => (
              <div key={ident + key} className="package-free" {...attributes}>
                <dt>{t(`event:sponsors.packages.${ident}`)}</dt>
                <dd>{t('forms:sponsors.free')}</dd>
              </div>
            ))
          ) : (
            <div key={ident}>
              <dt>{t(`event:sponsors.packages.${ident}`)}</dt>
              <dd>{name}</dd>
            </div>
          ),
        )}
      </dl>
    </SectionFrame>
  );
}
