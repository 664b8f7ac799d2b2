import type { AppData, ContentData } from '../../src/domain/page/page-data.ts';
import { fetchResource, isMissing } from './resources.ts';

/** The hashes of code and content of the build that the host serves at present; undefined if they cannot be loaded. */
export interface CurrentBuild {
  readonly buildHash: string | undefined;
  readonly contentHash: string | undefined;
}

export async function currentBuild(): Promise<CurrentBuild> {
  const [app, content] = await Promise.all([
    fetchResource<AppData>('page-data/app-data.json', { field: 'buildHash' }),
    fetchResource<ContentData>('page-data/content-data.json', { field: 'contentHash' }),
  ]);
  return {
    buildHash: isMissing(app) ? undefined : app.buildHash,
    contentHash: isMissing(content) ? undefined : content.contentHash,
  };
}
