import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { PartialMessage, Plugin } from 'esbuild';
import { type DrawingProblem, drawingProblems } from '../content/drawing-problems.ts';
import { unsafeDrawingMessage } from '../content/unsafe-media-messages.ts';

/** Rejects SVG files in stylesheets that contain more than a picture, as `check` does for content. */
export const drawingsPlugin: Plugin = {
  name: 'drawings',
  setup(build) {
    const { absWorkingDir = '' } = build.initialOptions;
    build.onLoad({ filter: /\.svg$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const errors = drawingProblems(text).map((problem) => messageOf(problem, text, relative(absWorkingDir, path)));
      return errors.length > 0 ? { errors } : { contents: text, loader: 'dataurl' };
    });
  },
};

/** esbuild counts columns from 0. */
function messageOf(problem: DrawingProblem, text: string, file: string): PartialMessage {
  const { message, hint } = unsafeDrawingMessage(problem);
  const before = text.slice(0, problem.start).split('\n');
  const location = {
    file,
    line: before.length,
    column: before.at(-1)?.length ?? 0,
    length: problem.end - problem.start,
  };
  return { text: `${message} (${hint})`, location };
}
