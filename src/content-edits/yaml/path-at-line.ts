import type { ValuePath } from '../record-values.ts';
import { childrenOf, isFlow, placeAt, readYaml, type YamlPlace } from './yaml-places.ts';

/**
 * The path of the innermost value on a line of YAML, or of the value below a line that is only a comment. Lines count from
 * 1. Empty if there is none, or if the text is not valid YAML.
 */
export function pathAtLine(text: string, line: number): ValuePath {
  const lines = text.split('\n');
  const own = lines[line - 1] ?? '';
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  const places = placesIn(text);
  const isComment = /^[\s-]*#/.test(own);
  const place = isComment
    ? places.find((one) => one.start > start)
    : places.findLast((one) => one.start <= start + own.length && one.end >= start);
  return place?.path ?? [];
}

/** The places of values in their order, each before those that it contains. A value in flow style is one place. */
function placesIn(text: string): readonly YamlPlace[] {
  const within = (place: YamlPlace): readonly YamlPlace[] =>
    isFlow(place.node) ? [] : childrenOf(text, place).flatMap((child) => [child, ...within(child)]);
  try {
    return within(placeAt(readYaml(text), []));
  } catch {
    return [];
  }
}
