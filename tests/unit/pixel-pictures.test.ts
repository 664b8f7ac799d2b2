import { describe, expect, it } from 'vitest';
import entry from '../../schemas/schedule-entry.schema.json' with { type: 'json' };
import ticket from '../../schemas/ticket.schema.json' with { type: 'json' };
import { pixelPicture } from '../../templates/parts/pixel-pictures.ts';

const breaks = entry.$defs.breakEntry.properties.break.enum;
const flags = Object.keys(ticket.properties.access.properties);

describe('the stitched pictures', () => {
  it.each(flags)('have one for what a ticket gives: %s', (flag) => {
    const cells = pixelPicture(flag);
    expect(cells?.map((row) => row.length)).toEqual(Array(8).fill(8));
    expect(cells?.flat().filter((tone) => tone === 1).length).toBeGreaterThan(8);
  });

  it('are a different one for each of them', () => {
    expect(new Set(flags.map((flag) => JSON.stringify(pixelPicture(flag)))).size).toBe(flags.length);
  });

  it('show each kind of break by a picture of its own', () => {
    const drawn = breaks.map((kind) => pixelPicture(kind));
    expect(drawn).not.toContain(undefined);
    expect(new Set(drawn.map((cells) => JSON.stringify(cells))).size).toBe(breaks.length);
  });

  it('have none for what nobody drew', () => {
    expect(pixelPicture('submarine')).toBeUndefined();
  });
});
