import type { WorkboxPlugin } from 'workbox-core/types.js';
import { forget, isGone } from './cached-files.ts';

/** A Workbox plugin: what the host says is gone is gone offline, too. */
export const goneFiles: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    if (isGone(response)) await forget(request.url);
    return response;
  },
};
