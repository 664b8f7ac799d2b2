import { useState } from 'react';
import type { ConflictChoice, ConflictSide, PublishConflict } from '../../../src/domain/editor/edit.ts';

/** The sides of conflicts that were chosen, also of those that the last publication did not come to. */
export interface ConflictChoices {
  readonly all: readonly ConflictChoice[];
  /** Undefined if none was chosen, or if the texts were others then. */
  sideOf(conflict: PublishConflict): ConflictSide | undefined;
  choose(conflict: PublishConflict, side: ConflictSide): void;
}

export function useChoices(): ConflictChoices {
  const [all, setAll] = useState<readonly ConflictChoice[]>([]);
  return {
    all,
    sideOf: ({ path, version }) => all.find((one) => one.path === path && one.version === version)?.side,
    choose({ path, version }, side) {
      setAll([...all.filter((one) => one.path !== path), { path, version, side }]);
    },
  };
}
