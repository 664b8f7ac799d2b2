import type { MediaFile } from '../content/document.ts';
import { hashOf } from '../content/short-hash.ts';
import { compare } from '../diagnostics/diagnostic.ts';
import { canonicalJson } from '../domain/canonical-json.ts';
import { PICTURE_REVISION, type PlannedMedia, SHARE_REVISION } from '../domain/page/media.ts';
import type { OutputFile } from '../domain/page/output.ts';
import type { Plan } from '../domain/page/plan.ts';

/** Makes a picture. */
export type MakePicture = (job: {
  readonly key: string;
  readonly media: Exclude<PlannedMedia, { kind: 'copy' }>;
  readonly source?: MediaFile;
  readonly portraits?: readonly MediaFile[];
}) => Promise<Uint8Array>;

/** The pictures and videos of the site, sorted by path. The content of a picture is made on demand. */
export function mediaFiles(
  plan: Pick<Plan, 'media'>,
  {
    media,
    encoder,
    make,
  }: {
    readonly media: ReadonlyMap<string, MediaFile>;
    /** The version of the picture encoder, which is part of every key. */
    readonly encoder: string;
    readonly make: MakePicture;
  },
): readonly OutputFile[] {
  return [...plan.media]
    .sort(([a], [b]) => compare(a, b))
    .map(([path, planned]): OutputFile => {
      const source = planned.kind === 'share' ? undefined : (media.get(planned.source) as MediaFile);
      if (planned.kind === 'copy')
        return { path, hash: source?.hash ?? '', content: { copyOf: source?.source as string } };
      const key = keyOf(planned, { encoder, sourceHash: source?.hash });
      const portraits = planned.kind === 'share' ? (planned.card.portraits ?? []) : [];
      const job = {
        ...{ key, media: planned, portraits: portraits.map(({ src }) => media.get(src) as MediaFile) },
        ...(source === undefined ? {} : { source }),
      };
      return { path, hash: key, content: () => make(job) };
    });
}

/** The key of a picture. It does not depend on the source's name. */
function keyOf(
  planned: Exclude<PlannedMedia, { kind: 'copy' }>,
  { encoder, sourceHash }: { readonly encoder: string; readonly sourceHash: string | undefined },
): string {
  return hashOf(canonicalJson([PICTURE_REVISION, encoder, planned.kind, recipeOf(planned), sourceHash ?? null]));
}

function recipeOf(planned: Exclude<PlannedMedia, { kind: 'copy' }>): object | null {
  if (planned.kind === 'share') return { ...planned.card, revision: SHARE_REVISION };
  return planned.kind === 'flat' ? null : planned.recipe;
}
