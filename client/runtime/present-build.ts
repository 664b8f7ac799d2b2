import type { AppData, ContentData } from '../../src/model/page-data.ts';
import { presentResource } from './resources.ts';

/** Which build the host has, of the site's code and of its content; undefined where it does not say. */
export interface PresentBuild {
  readonly buildHash: string | undefined;
  readonly contentHash: string | undefined;
}

export async function presentBuild(): Promise<PresentBuild> {
  const [app, content] = await Promise.all([
    presentResource<AppData>('page-data/app-data.json', { fields: ['buildHash'] }),
    presentResource<ContentData>('page-data/content-data.json', { fields: ['contentHash'] }),
  ]);
  return {
    buildHash: app.status === 'success' ? app.value.buildHash : undefined,
    contentHash: content.status === 'success' ? content.value.contentHash : undefined,
  };
}
