import { describe, expect, it } from 'vitest';
import entry from '../../../schemas/schedule-entry.schema.json' with { type: 'json' };
import ticket from '../../../schemas/ticket.schema.json' with { type: 'json' };
import { pixelPicture } from '../../../templates/looks/stitch/pixel-pictures.ts';

const breaks = entry.$defs.breakEntry.properties.break.enum;
const flags = Object.keys(ticket.properties.access.properties);

describe('the pixel pictures', () => {
  it.each(flags)('include one for each benefit of a ticket: %s', (flag) => {
    const cells = pixelPicture(flag);
    expect(cells?.map((row) => row.length)).toEqual(Array(8).fill(8));
    expect(cells?.flat().filter((tone) => tone === 1).length).toBeGreaterThan(8);
  });

  it('differ from each other', () => {
    expect(new Set(flags.map((flag) => JSON.stringify(pixelPicture(flag)))).size).toBe(flags.length);
  });

  it('show each kind of break with a picture of its own', () => {
    const drawn = breaks.map((kind) => pixelPicture(kind));
    expect(drawn).not.toContain(undefined);
    expect(new Set(drawn.map((cells) => JSON.stringify(cells))).size).toBe(breaks.length);
  });

  it('do not exist for unknown names', () => {
    expect(pixelPicture('submarine')).toBeUndefined();
  });
});
