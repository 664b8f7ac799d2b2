import type { ReactNode } from 'react';
import { Ornament } from '#look/parts.tsx';
import type { TeamRegistrationPage as Content } from '../../src/domain/page/page-forms.ts';
import { EditionStatus } from '../parts/EditionStatus.tsx';
import { ClosedNotice } from '../parts/form/ClosedNotice.tsx';
import { RegistrationView } from '../parts/form/RegistrationView.tsx';
import { Link } from '../parts/Link.tsx';
import { Time } from '../parts/Time.tsx';
import { useText } from '../render/environment.tsx';

/** The page for team registration of a hackathon. */
export function TeamRegistrationPage({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  const { minimum, maximum, maxTeams } = content;
  return (
    <div className="section text-page">
      <Ornament ident="team-registration" />
      <h1 id="registration-title">{content.title}</h1>
      <div className="text-body">
        <EditionStatus of={content.status} />
        <ClosedNotice registration={content.registration} />
        <p className="lead">
          <Link href={content.eventHref}>{content.eventTitle}</Link>, <Time of={content.when} />
        </p>
        <div className="prose">
          <p>{t('forms:team.lead', { minimum, maximum })}</p>
          {maxTeams !== undefined && <p>{t('forms:team.limit', { count: maxTeams })}</p>}
          {content.registration.form.external === undefined && <p>{t('forms:team.confirmation')}</p>}
        </div>
        <RegistrationView registration={content.registration} labelledBy="registration-title" />
      </div>
    </div>
  );
}
