import bidiFactory from 'bidi-js';

export type Direction = 'ltr' | 'rtl';

/** A part of a text whose letters follow each other in one direction. */
export interface DirectedRun {
  readonly text: string;
  readonly direction: Direction;
}

const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** The direction of a text: that of its first letter. */
export function directionOf(text: string): Direction {
  return RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';
}

/** The types say that the factory is a property `default`, but the package is a CommonJS module that is the factory itself. */
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/** Splits a line into runs of one direction, from left to right as they are drawn, by the Unicode Bidirectional Algorithm. */
export function runsInOrder(text: string, direction: Direction): readonly DirectedRun[] {
  const levels = bidi.getEmbeddingLevels(text, direction);
  const runs: { text: string; level: number; at: number }[] = [];
  for (const at of bidi.getReorderedIndices(text, levels)) {
    const level = levels.levels[at] ?? 0;
    const unit = text[at] ?? '';
    const last = runs.at(-1);
    if (last === undefined || last.level !== level || Math.abs(last.at - at) !== 1) {
      runs.push({ text: unit, level, at });
      continue;
    }
    last.text = isRightToLeft(level) ? unit + last.text : last.text + unit;
    last.at = at;
  }
  return runs.map((run) => ({ text: run.text, direction: isRightToLeft(run.level) ? 'rtl' : 'ltr' }));
}

function isRightToLeft(level: number): boolean {
  return level % 2 === 1;
}
