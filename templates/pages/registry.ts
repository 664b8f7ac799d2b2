import type { ReactNode } from 'react';
import type * as Page from '../../src/model/page.ts';
import { EditionPage } from './edition.tsx';
import { EventPage } from './event.tsx';
import { HomePage } from './home.tsx';
import { InactivePage } from './inactive.tsx';
import { NoticePage } from './notice.tsx';
import { SpeakerPage } from './speaker.tsx';
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
};
