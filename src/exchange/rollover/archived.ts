import { field } from '../../content/content-index.ts';
import { setAt, valueAt } from '../edit-yaml.ts';
import { withoutMarks } from './next-edition.ts';

/** What an edition says for itself once it is over, so that its event is free to change. */
const OWN = ['externalLinks', 'topicsTags', 'tracks'] as const;

/** Behind which keys these stand, and before which. */
const ORDER = [...OWN, 'menuItems', 'sections', 'buttons', 'forcedButtons', 'revision', 'updated'];

/** A year's `edition.yaml` as history, with what it took from its event, and how to look back on it as comments. */
export function archived(text: string, event: unknown): string {
  const own = OWN.reduce((now, name) => {
    const value = field(event, name);
    const isSaid = value === undefined || JSON.stringify(value) === '{}' || valueAt(now, [name]) !== undefined;
    return isSaid ? now : setAt(now, [name], { value, order: ORDER });
  }, withoutMarks(text));
  return valueAt(own, ['history']) === undefined ? `${own.trimEnd()}\n${LOOKING_BACK}` : own;
}

const LOOKING_BACK = `# Looking back: take the # away once there are words, numbers and pictures of the year.
#history:
#  summary: How it was, in a paragraph or two.
#  numbers:
#    - value: 214
#      title: visitors
#  gallery: []
`;
