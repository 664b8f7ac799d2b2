import type { AppData, ContentData } from '../../src/domain/page-data.ts';
import { isMissing, presentResource } from './resources.ts';

/** The hashes of code and content of the build that the host serves; undefined if they cannot be loaded. */
export interface PresentBuild {
  readonly buildHash: string | undefined;
  readonly contentHash: string | undefined;
}

export async function presentBuild(): Promise<PresentBuild> {
  const [app, content] = await Promise.all([
    presentResource<AppData>('page-data/app-data.json', { field: 'buildHash' }),
    presentResource<ContentData>('page-data/content-data.json', { field: 'contentHash' }),
  ]);
  return {
    buildHash: isMissing(app) ? undefined : app.buildHash,
    contentHash: isMissing(content) ? undefined : content.contentHash,
  };
}
