import type { ReactNode } from 'react';
import type * as Page from '../../src/domain/page/page.ts';
import type * as Forms from '../../src/domain/page/page-forms.ts';
import type * as Notices from '../../src/domain/page/page-notices.ts';
import { ChangesPage } from './changes.tsx';
import { DevPage } from './dev.tsx';
import { EditionPage } from './edition.tsx';
import { EventPage } from './event.tsx';
import { FormPage } from './form.tsx';
import { GridTestPage } from './grid-test.tsx';
import { HomePage } from './home.tsx';
import { InactivePage } from './inactive.tsx';
import { NewsletterConfirmationPage } from './newsletter-confirmation.tsx';
import { NoticePage } from './notice.tsx';
import { PressPage } from './press.tsx';
import { QrPage } from './qr.tsx';
import { SchedulePage } from './schedule.tsx';
import { ScreenPage } from './screen.tsx';
import { SearchPage } from './search.tsx';
import { SessionPage } from './session.tsx';
import { SpeakerPage } from './speaker.tsx';
import { SurveyPage } from './survey.tsx';
import { TeamRegistrationPage } from './team-registration.tsx';
import { TextPage } from './text.tsx';
import { UnsupportedLanguagePage } from './unsupported-language.tsx';
import { WorkshopSeatsPage } from './workshop-seats.tsx';

/** Page data by template. */
export interface ContentByTemplate {
  readonly home: Page.HomePage;
  readonly event: Page.EventPage;
  readonly inactive: Notices.InactivePage;
  readonly edition: Page.EditionPage;
  readonly speaker: Page.SpeakerPage;
  readonly session: Page.SessionPage;
  readonly schedule: Page.SchedulePage;
  readonly changes: Page.ChangesPage;
  readonly screen: Page.ScreenPage;
  readonly search: Page.SearchPage;
  readonly text: Page.TextPage;
  readonly notice: Notices.NoticePage;
  readonly form: Forms.FormPage;
  readonly survey: Forms.SurveyPage;
  readonly 'team-registration': Forms.TeamRegistrationPage;
  readonly 'unsupported-language': Notices.UnsupportedLanguagePage;
  readonly 'newsletter-confirmation': Notices.EmailLinkPage;
  readonly 'workshop-seats': Notices.EmailLinkPage;
  readonly qr: Notices.QrPage;
  readonly press: Notices.PressPage;
  readonly dev: Notices.DevPage;
  readonly 'grid-test': Notices.DevPage;
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
  session: SessionPage,
  schedule: SchedulePage,
  changes: ChangesPage,
  screen: ScreenPage,
  search: SearchPage,
  text: TextPage,
  notice: NoticePage,
  form: FormPage,
  survey: SurveyPage,
  'team-registration': TeamRegistrationPage,
  'unsupported-language': UnsupportedLanguagePage,
  'newsletter-confirmation': NewsletterConfirmationPage,
  'workshop-seats': WorkshopSeatsPage,
  qr: QrPage,
  press: PressPage,
  dev: DevPage,
  'grid-test': GridTestPage,
};
