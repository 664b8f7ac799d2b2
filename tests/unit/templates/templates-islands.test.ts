import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { EditionPage } from '../../../src/domain/page/page.ts';
import { renderPage } from '../../../templates/entry.tsx';
import { ScheduleFilter, type ScheduleFilterProps } from '../../../templates/islands/ScheduleFilter.tsx';
import { withoutPreloads } from '../../../templates/render/without-preloads.ts';
import { day, editionPage, head, sampleEnv, speakerPage } from './templates-samples.ts';

const render = (content: EditionPage, language = 'en') => renderPage('edition', content, head, sampleEnv(language));
const page = render(editionPage);

function propsOf(html: string): ScheduleFilterProps {
  const [, json = ''] = html.match(/<script type="application\/json">(.*?)<\/script>/) ?? [];
  return JSON.parse(json) as ScheduleFilterProps;
}

describe('an island', () => {
  it('is listed once on its page', () => {
    expect(page.islands).toEqual(['schedule-filter']);
    expect(renderPage('speaker', speakerPage, head, sampleEnv('en')).islands).toEqual([]);
  });

  it('has the condition for loading its code, and the prefix of its ids', () => {
    expect(page.html).toContain(
      '<div data-island="schedule-filter" data-island-on="visible" data-island-prefix="schedule-filter-1-">',
    );
  });

  it('has the markers for hydration: rendering its props again gives the same markup', () => {
    const props = propsOf(page.html);
    const [, slotHtml = ''] = page.html.match(/<div data-slot="">(.*?)<\/div><\/div><\/div><script/s) ?? [];
    const again = renderToString(createElement(ScheduleFilter, { ...props, slotHtml }), {
      identifierPrefix: 'schedule-filter-1-',
    });
    expect(page.html).toContain(`<div data-island-root="">${withoutPreloads(again)}</div>`);
    expect(slotHtml).toContain('id="session-grids"');
  });

  it('sends its texts to the browser, but not its rows', () => {
    expect(propsOf(page.html)).toEqual({
      legend: 'Show part of the schedule',
      announcement: 'Sessions shown: #',
      choices: [
        {
          by: 'track',
          label: 'Track',
          all: 'All tracks',
          options: [
            { value: '1', label: 'Linen' },
            { value: '2', label: 'Wool' },
          ],
        },
        {
          by: 'topics',
          label: 'Topic',
          all: 'All topics',
          options: [
            { value: 'cloth', label: 'Cloth' },
            { value: 'thread', label: 'Thread' },
          ],
        },
      ],
    });
  });

  it('offers rooms if they differ from the tracks', () => {
    const moved = { ...day, rows: day.rows.map((row) => (row.track === '2' ? { ...row, track: '1' } : row)) };
    const { choices } = propsOf(render({ ...editionPage, days: [moved] }).html);
    expect(choices.map(({ by }) => by)).toEqual(['track', 'room', 'topics']);
  });

  it('has unique ids beside another one of the same kind', () => {
    const second = { ...day, date: '2026-05-09', rows: day.rows.map((row) => ({ ...row, id: `second-${row.id}` })) };
    const { html, islands } = render({ ...editionPage, days: [day, second] });
    expect(islands).toEqual(['schedule-filter']);
    const names = [...html.matchAll(/<select id="([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(4);
    expect(html).toContain('data-island-prefix="schedule-filter-2-"');
  });

  it('is not used for a day with nothing to choose from', () => {
    const plain = { ...day, tracks: day.tracks.slice(0, 1), rooms: [], topics: day.topics.slice(0, 1) };
    expect(render({ ...editionPage, days: [plain] }).islands).toEqual([]);
  });
});
