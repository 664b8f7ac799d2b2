import { defined } from '../../domain/defined.ts';
import type { AssetLink, SessionAssets, SessionVideo } from '../../domain/page/page.ts';
import { isNeverShown } from '../../domain/page/shown.ts';
import { takesPlace } from '../../domain/programme/entry-outcomes.ts';
import { extensionOf, type SessionAsset } from '../../domain/programme/session-assets.ts';
import type { Edition, Session } from '../../domain/site/site.ts';
import { editionTakesPlace } from '../../domain/time/edition-status.ts';
import { and, constant, during, not, or, type Window } from '../../domain/time/timeline.ts';
import { slotsTakingPlace } from '../edition-indexes.ts';
import { shown } from '../from-the-build.ts';
import { fileOf, picture } from '../media/pictures.ts';
import type { PlanContext } from '../plan-context.ts';
import { languageName, phrase, plainText } from '../texts.ts';

/** The material of sessions. What never shows again is left out. */

interface Scope {
  readonly edition: Edition;
  readonly session: Session;
}

/** All material of a session as links, in the order of content. */
export function assetLinks(context: PlanContext, scope: Scope): readonly AssetLink[] {
  return linksTo(context, scope, scope.session.assets);
}

/** The material for the page of a session: its videos, and links to the rest. */
export function sessionAssets(context: PlanContext, scope: Scope): SessionAssets {
  const { videos, rest } = grouped(scope.session.assets);
  return {
    videos: videos.map((group) => video(context, scope, group)).filter((one) => !isNeverShown(one.shown)),
    assets: linksTo(context, scope, rest),
    assetsShown: assetsShown(context, scope, rest),
  };
}

/**
 * When an asset shows: by its own times; else streams during each slot of the session, and recordings and the like after the
 * first. A session that does not take place has no streams, and only has recordings with times of their own.
 */
export function assetWindow({ edition, session }: Scope, { kind, from, until }: SessionAsset): Window {
  const isOff = !editionTakesPlace(edition) || !takesPlace(edition, session);
  if (isOff && (kind === 'stream' || (from === undefined && isAfterwards(kind)))) return constant(false);
  const slots = slotsTakingPlace(edition, session).map(({ placed }) => placed);
  if (kind === 'stream') {
    const [first, last] = [slots[0]?.startsAt ?? null, slots.at(-1)?.endsAt ?? null];
    if (slots.length < 2 || from !== undefined || until !== undefined) return during(from ?? first, until ?? last);
    return or(...slots.map(({ startsAt, endsAt }) => during(startsAt, endsAt)));
  }
  return during(from ?? (isAfterwards(kind) ? (slots[0]?.endsAt ?? null) : null), until ?? null);
}

function isAfterwards(kind: SessionAsset['kind']): boolean {
  return kind === 'recording' || kind === 'captions' || kind === 'transcript';
}

/** The address of an asset. */
export function assetHref(context: PlanContext, { source }: SessionAsset): string {
  return typeof source === 'string' ? source : fileOf(context, source);
}

/** The title of an asset, else the name of its kind, without its language. */
export function assetTitle(context: PlanContext, { kind, title }: SessionAsset): string {
  return title === undefined ? context.t(`schedule:assetKinds.${kind}`) : plainText(context, title);
}

/** A recording or stream, with the captions and transcripts that belong to it. */
interface VideoGroup {
  readonly asset: SessionAsset;
  readonly attached: SessionAsset[];
}

/** Captions and transcripts without times of their own belong to the recording before them. */
function grouped(assets: readonly SessionAsset[]): {
  readonly videos: readonly VideoGroup[];
  readonly rest: readonly SessionAsset[];
} {
  const videos: VideoGroup[] = [];
  const rest: SessionAsset[] = [];
  for (const asset of assets) {
    const recording = videos.findLast((group) => group.asset.kind === 'recording');
    if (asset.kind === 'recording' || asset.kind === 'stream') videos.push({ asset, attached: [] });
    else if (recording !== undefined && isAttached(asset)) recording.attached.push(asset);
    else rest.push(asset);
  }
  return { videos, rest };
}

function isAttached({ kind, from, until }: SessionAsset): boolean {
  return (kind === 'captions' || kind === 'transcript') && from === undefined && until === undefined;
}

function video(context: PlanContext, scope: Scope, { asset, attached }: VideoGroup): SessionVideo {
  const { source, poster } = asset;
  const isFile = typeof source !== 'string';
  const tracks = isFile ? attached.filter((one) => one.kind === 'captions' && typeof one.source !== 'string') : [];
  return defined({
    ...link(context, scope, asset),
    kind: asset.kind as 'recording' | 'stream',
    type: isFile ? `video/${extensionOf(source.src)}` : undefined,
    host: isFile ? undefined : new URL(source).hostname,
    poster: poster && picture(context, poster),
    captions: tracks.map((one) => ({
      src: assetHref(context, one),
      language: one.language ?? scope.session.language,
      languageName: languageName(context, one.language ?? scope.session.language),
    })),
    links: linksTo(
      context,
      scope,
      attached.filter((one) => !tracks.includes(one)),
    ),
  });
}

function linksTo(context: PlanContext, scope: Scope, assets: readonly SessionAsset[]): readonly AssetLink[] {
  return assets.map((asset) => link(context, scope, asset)).filter((one) => !isNeverShown(one.shown));
}

function link(context: PlanContext, scope: Scope, asset: SessionAsset): AssetLink {
  const { kind, title, source, language } = asset;
  return defined({
    kind,
    title: title === undefined ? assetTitle(context, asset) : phrase(context, title),
    href: assetHref(context, asset),
    external: typeof source === 'string',
    languageName: language && languageName(context, language),
    shown: shown(context, assetWindow(scope, asset)),
  });
}

/** When the links are the first thing on the page, since the session is over, and when they are among the last. */
function assetsShown(
  context: PlanContext,
  scope: Scope,
  assets: readonly SessionAsset[],
): SessionAssets['assetsShown'] {
  const { edition, session } = scope;
  const hasRemark = session.assetsRemark !== undefined;
  const any = hasRemark ? constant(true) : or(...assets.map((asset) => assetWindow(scope, asset)));
  const endsAt = slotsTakingPlace(edition, session).at(-1)?.placed.endsAt;
  const over = endsAt === undefined ? constant(false) : during(endsAt, null);
  return { first: shown(context, and(any, over)), last: shown(context, and(any, not(over))) };
}
