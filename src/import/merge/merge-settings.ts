import type { FileChange } from '../../content-edits/content-files.ts';
import { dataOf } from '../../content-edits/record-values.ts';
import { editYaml } from '../../content-edits/yaml/open-yaml.ts';
import type { EditionContent } from '../edition-content.ts';
import type { ReportItem } from '../import-report.ts';
import type { NamedItem } from '../named-list.ts';

/** Updates settings of the event and the site on which the edition depends. */

export interface SettingsMerge {
  readonly files: readonly FileChange[];
  readonly items: readonly ReportItem[];
}

/** Lists the year in the event's file, as held if it is before the current one. */
export function listedYear({ event, year, index, textOf }: EditionContent): SettingsMerge {
  const data = dataOf(index, 'event', { event });
  if (data?.years?.[String(year)] !== undefined) return { files: [], items: [] };
  const path = `content/events/${event}/event.yaml`;
  const isPast = year < Number(data?.currentYear);
  const before = textOf(path);
  const text = editYaml(before, (yaml) => yaml.set(['years', String(year)], { value: isPast }));
  const message = `years lists ${year}, as ${isPast ? 'held' : 'not held yet'}`;
  return { files: [{ kind: 'replace', path, text, before }], items: [{ kind: 'updated', path, message }] };
}

/** Raises the site's maximum number of tracks if the edition has more. */
export function raisedLimit(content: EditionContent, { length }: readonly NamedItem[]): SettingsMerge {
  const { maxTracks } = content.settings;
  if (length <= maxTracks) return { files: [], items: [] };
  const path = 'content/site.yaml';
  const before = content.textOf(path);
  const text = editYaml(before, (yaml) => yaml.set(['limits', 'tracks'], { value: length }));
  const message = `limits.tracks is ${length} (it was ${maxTracks})`;
  return { files: [{ kind: 'replace', path, text, before }], items: [{ kind: 'updated', path, message }] };
}
