import { describe, expect, it } from 'vitest';
import type { ContentChange } from '../support/content-in-memory.ts';
import { reportsAfter } from './broken-site.ts';

/** Names of rooms that venues and editions have. */

const ownRoom =
  (edition: string, room: string): ContentChange =>
  ({ edit }) =>
    edit(`content/events/${edition}/edition.yaml`, 'dateLimits:', `rooms:\n  ${room}: { name: Video }\ndateLimits:`);

describe('the name of a room', () => {
  it('may be that of a room of another edition', async () => {
    const change: ContentChange = (content) => {
      for (const edition of ['devlica/2026', 'worklica/2026']) ownRoom(edition, 'video')(content);
    };
    expect(await reportsAfter(change)).toEqual([]);
  });

  it('may be that of a room of a venue at which the edition is not', async () => {
    expect(await reportsAfter(ownRoom('worklica/2026', 'loom-hall'))).toEqual([]);
  });

  it.each(['worklica/2026', 'worklica/2025'])(
    'is not that of a room of the venue of its edition: %s',
    async (edition) => {
      expect(await reportsAfter(ownRoom(edition, 'red-classroom'))).toEqual([
        `room-twice content/events/${edition}/edition.yaml /rooms/red-classroom`,
      ]);
    },
  );
});
