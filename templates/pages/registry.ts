import type { ReactNode } from 'react';
import type * as Page from '../../src/model/page.ts';
import type * as Forms from '../../src/model/page-forms.ts';
import { EditionPage } from './edition.tsx';
import { EventPage } from './event.tsx';
import { FormPage } from './form.tsx';
import { HomePage } from './home.tsx';
import { InactivePage } from './inactive.tsx';
import { NoticePage } from './notice.tsx';
import { SpeakerPage } from './speaker.tsx';
import { SurveyPage } from './survey.tsx';
import { TeamRegistrationPage } from './team-registration.tsx';
import { TextPage } from './text.tsx';

/** Page data by template. */
export interface ContentByTemplate {
  readonly home: Page.HomePage;
  readonly event: Page.EventPage;
  readonly inactive: Page.InactivePage;
  readonly edition: Page.EditionPage;
  readonly speaker: Page.SpeakerPage;
  readonly text: Page.TextPage;
  readonly notice: Page.NoticePage;
  readonly form: Forms.FormPage;
  readonly survey: Forms.SurveyPage;
  readonly 'team-registration': Forms.TeamRegistrationPage;
}

/** The page templates by name. */
export const PAGES: {
  readonly [T in Page.TemplateName]: (props: { readonly content: ContentByTemplate[T] }) => ReactNode;
} = {
  home: HomePage,
  event: EventPage,
  inactive: InactivePage,
  edition: EditionPage,
  speaker: SpeakerPage,
  text: TextPage,
  notice: NoticePage,
  form: FormPage,
  survey: SurveyPage,
  'team-registration': TeamRegistrationPage,
};
