import type { VideoObject } from 'schema-dts';
import { plainMarkdown } from '../../content/markdown.ts';
import { defined } from '../../domain/defined.ts';
import type { SessionVideo } from '../../domain/page/page.ts';
import type { SessionAsset } from '../../domain/programme/session-assets.ts';
import { zonedIso } from '../../domain/time/zone.ts';
import { assetHref } from '../parts/plan-assets.ts';
import type { PlanContext } from '../plan-context.ts';
import { plainText } from '../texts.ts';
import type { SessionScope } from './plan-session-page.ts';

/**
 * Structured data of the recordings that pages of sessions show. Search engines need a name, a description, a picture
 * and the day of publication; a recording that lacks one of them is left out. It includes its validity period, so it
 * stays correct without a rebuild.
 *
 * @see https://schema.org/VideoObject
 */
export function recordingsLd(
  context: PlanContext,
  { edition, session }: SessionScope,
  videos: readonly SessionVideo[],
): readonly VideoObject[] {
  const description = plainMarkdown(plainText(context, session.description));
  return session.assets
    .filter(({ kind }) => kind === 'recording')
    .flatMap((asset) => {
      const href = assetHref(context, asset);
      const poster = videos.find((video) => video.href === href)?.poster;
      if (asset.from === undefined || poster === undefined || description === '') return [];
      const { from } = asset;
      return [
        recordingLd(context, { asset: { ...asset, from }, href, description, poster: poster.src, edition, session }),
      ];
    });
}

interface Recording {
  readonly asset: SessionAsset & Required<Pick<SessionAsset, 'from'>>;
  readonly href: string;
  readonly description: string;
  readonly poster: string;
  readonly edition: SessionScope['edition'];
  readonly session: SessionScope['session'];
}

function recordingLd(
  context: PlanContext,
  { asset, href, description, poster, edition, session }: Recording,
): Exclude<VideoObject, string> {
  const zone = edition.timeZone;
  const isFile = typeof asset.source !== 'string';
  return {
    '@type': 'VideoObject',
    name: plainText(context, session.title),
    description,
    thumbnailUrl: context.origin + poster,
    uploadDate: zonedIso(asset.from, zone),
    inLanguage: asset.language ?? session.language,
    ...(isFile ? { contentUrl: context.origin + href } : { url: href }),
    ...defined({ expires: asset.until === undefined ? undefined : zonedIso(asset.until, zone) }),
  };
}
