import type { ProblemPlace, WatchProblem } from '../../src/domain/editor/watch.ts';
import { h } from './element.ts';
import { fileLocation } from './file-location.ts';

/** A problem with its place, message, source lines and hint. */
export function problemView({ severity, code, message, hint, meaning, place }: WatchProblem): HTMLElement {
  return h(
    'li',
    { class: `problem ${severity}` },
    place && fileLocation({ label: labelOf(place), ...(place.href && { href: place.href }) }),
    h(
      'p',
      { class: 'message' },
      h('strong', { class: 'severity' }, severity),
      ' ',
      ...message.split('\n').flatMap((line, index) => (index === 0 ? [line] : [h('br'), line])),
    ),
    place && frameView(place),
    hint !== undefined && h('p', { class: 'hint' }, h('b', {}, 'hint: '), hint),
    code !== undefined && meaningView(code, meaning),
  );
}

/** Formats a place as in the terminal. */
function labelOf({ file, line, column }: ProblemPlace): string {
  return `${file}:${line}:${column}`;
}

function frameView({ frame, line, column, endLine, endColumn }: ProblemPlace): Node | undefined {
  if (frame.length === 0) return undefined;
  const rows = frame.map((row) => {
    if (row.line !== line) return h('span', { class: 'row', 'data-line': row.line }, row.text || ' ');
    const end = endLine === line ? endColumn : row.text.length + 1;
    const marked = row.text.slice(column - 1, Math.max(end, column + 1) - 1) || ' ';
    return h(
      'span',
      { class: 'row', 'data-line': row.line },
      row.text.slice(0, column - 1),
      h('mark', {}, marked),
      row.text.slice(column - 1 + marked.length),
    );
  });
  return h('pre', { tabindex: 0, 'aria-label': 'The lines in question' }, ...rows);
}

function meaningView(code: string, meaning: string | undefined): Node {
  if (meaning === undefined) return h('p', { class: 'code' }, code);
  const paragraphs = meaning.split('\n\n').map((text) => h('p', {}, text));
  return h('details', { class: 'code' }, h('summary', {}, code), ...paragraphs);
}
