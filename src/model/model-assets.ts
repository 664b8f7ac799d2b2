import { defined } from '../domain/defined.ts';
import type { SessionAsset } from '../domain/programme/session-assets.ts';
import type { AssetRecord } from '../domain/site/content-types.ts';
import type { Merged } from './merged.ts';
import { image, instant, type ModelContext, mediaSource } from './model-context.ts';

/** The material of a session, in the order of content. Items with neither a file nor an address are left out. */
export function modelAssets(context: ModelContext, asset: Merged<AssetRecord> | undefined): readonly SessionAsset[] {
  return (asset?.items ?? []).flatMap(({ kind, title, github, url, file, poster, language, from, until }) => {
    const source = file === undefined ? (github ?? url) : mediaSource(context, file);
    if (source === undefined) return [];
    return [
      defined({
        kind,
        title,
        source,
        poster: poster && image(context, { src: poster }),
        language,
        from: from && instant(from, 'start', context.zone),
        until: until && instant(until, 'deadline', context.zone),
      }) as SessionAsset,
    ];
  });
}
