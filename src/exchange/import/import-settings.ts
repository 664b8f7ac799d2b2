import { type ContentIndex, field, recordsOf } from '../../content/content-index.ts';
import { timeZone } from '../../content/time-zone.ts';

/** What the site says about any programme. */
export interface ImportSettings {
  readonly zone: string;
  readonly defaultLanguage: string;
  /** For sessions whose length the export does not tell. */
  readonly defaultMinutes: number;
  /** The most tracks that the site allows. */
  readonly mostTracks: number;
}

/** The settings that `site.yaml` gives. */
export function importSettings(index: ContentIndex): ImportSettings {
  const site = recordsOf(index, 'site')[0]?.document.data;
  const minutes = field(field(site, 'defaults'), 'sessionDuration');
  const most = field(field(site, 'limits'), 'tracks');
  return {
    zone: timeZone(index),
    defaultLanguage: index.defaultLanguage,
    defaultMinutes: typeof minutes === 'number' ? minutes : 30,
    mostTracks: typeof most === 'number' ? most : Number.POSITIVE_INFINITY,
  };
}
