import { plain } from '../../domain/language.ts';
import type { PageHead, SessionPage, SessionVideo } from '../../domain/page/page.ts';
import { sessionPath } from '../../domain/paths/addresses.ts';
import { sessionsWithPage } from '../../domain/paths/page-owners.ts';
import type { Edition, SiteEvent } from '../../domain/site/site.ts';
import { isListed } from '../links/publicity.ts';
import { type ShareTexts, shareImage } from '../media/plan-share-image.ts';
import { fullName } from '../parts/plan-cards.ts';
import { siteTitle } from '../placeholder-values.ts';
import type { PlanContext } from '../plan-context.ts';
import { plainText } from '../texts.ts';
import { editionShare } from './edition-share.ts';
import { sessionLd } from './event-ld.ts';
import { breadcrumbLd, summaryOf } from './json-ld.ts';
import { type Draft, type DraftMaker, draft } from './page-draft.ts';
import { planSessionPage, programmePath, type SessionScope } from './plan-session-page.ts';
import { recordingsLd } from './recording-ld.ts';

/** Longer titles are cut off in search results. */
const LONGEST_TITLE = 70;

/** The pages of an edition's sessions. */
export function sessionDrafts(context: PlanContext, event: SiteEvent, edition: Edition): readonly DraftMaker[] {
  return sessionsWithPage(event, edition).map((session) => () => sessionDraft(context, { event, edition, session }));
}

function sessionDraft(context: PlanContext, scope: SessionScope): Draft {
  const { event, edition, session } = scope;
  const path = sessionPath(edition, session);
  const year = `${plainText(context, event.title)} ${edition.year}`;
  const content = planSessionPage(context, scope);
  const title = titleWords(context, content);
  const speakers = session.speakers.map(fullName).join(', ');
  const share = content.isCurrent
    ? {
        ...ownShare(content, { title, year, speakers }),
        portraits: session.speakers.flatMap(({ image }) => image ?? []),
      }
    : editionShare(context, event, edition);
  const indexed = isListed(context.site, path);
  const image = shareImage(context, { page: path, title, event: event.ident, indexed, share });
  const videos = content.videos.map((video) => withPoster(video, image));
  return draft(context, path, {
    template: 'session',
    event: event.ident,
    ...(content.isCurrent ? {} : { pastYear: edition.year }),
    type: 'article',
    title: `${title}, ${year}`.length > LONGEST_TITLE ? title : `${title}, ${year}`,
    share,
    description: summaryOf(plainText(context, session.description)) || joined([title, speakers, year], ', '),
    updated: session.updated,
    content: { ...content, videos },
    jsonLd: [
      ...sessionLd(context, scope, recordingsLd(context, scope, videos)),
      breadcrumbLd(context, [
        { name: siteTitle(context), path: '/' },
        { name: year, path: programmePath(scope) },
        { name: title, path },
      ]),
    ],
  });
}

/** The video with a picture that stands for it: its own, else the share image of the page. */
function withPoster(video: SessionVideo, image: PageHead['image']): SessionVideo {
  if (video.poster !== undefined || image === undefined) return video;
  const { src, width, height } = image;
  return { ...video, poster: { src, width, height } };
}

/**
 * The title with what follows it and the number of the part, so that the parts of a series differ. That of a session that does
 * not take place says so.
 */
function titleWords(context: PlanContext, { title, suffix, part, outcome }: SessionPage): string {
  const words = joined([plain(title), suffix === undefined ? '' : plain(suffix), part ?? ''], ' ');
  return outcome?.off === undefined ? words : context.t(`schedule:outcome.title.${outcome.off}`, { title: words });
}

/** Who speaks, when and where. */
function ownShare(
  { slot, ident }: SessionPage,
  { title, year, speakers }: { readonly title: string; readonly year: string; readonly speakers: string },
): ShareTexts {
  const place = slot?.room?.name ?? slot?.venue;
  const line = joined([speakers, slot?.when.text ?? year, place === undefined ? '' : plain(place)], ' · ');
  return { title, line, ident: `session ${ident}` };
}

/** Joins the parts that are not empty. */
function joined(parts: readonly string[], between: string): string {
  return parts.filter((part) => part !== '').join(between);
}
