import type { AppData, ContentData } from '../../src/model/page-data.ts';
import { isMissing, presentResource } from './resources.ts';

/** Which build the host has, of the site's code and of its content; undefined where it does not say. */
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
