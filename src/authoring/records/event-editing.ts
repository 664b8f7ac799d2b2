import type { EditService } from '../../domain/editor/edit-requests.ts';
import type { Instant } from '../../domain/time/timeline.ts';
import type { HistoryOfEdits } from './edit-history.ts';
import { editionChanges, planEdition } from './edition-plan.ts';
import { eventFiles } from './event-files.ts';
import { editionTitle } from './record-titles.ts';
import type { SavedContent } from './saved-content.ts';

/** The requests about new events and editions. */
export type EventEditing = Pick<EditService, 'createEvent' | 'planEdition' | 'createEdition'>;

export interface EventEditingOptions {
  /** Gives the current instant. */
  readonly now: () => Instant;
  readonly history: HistoryOfEdits;
  readonly saved: SavedContent;
}

/** Answers the requests about new events and editions. Handlers reject with `HintedError` and `YamlEditError`. */
export function openEventEditing({ now, history, saved }: EventEditingOptions): EventEditing {
  return {
    async createEvent(wanted) {
      const { scope } = await saved();
      const changes = await eventFiles(scope, wanted);
      const title = wanted.title.trim();
      return history.apply({ edited: { kind: 'created', title }, changes, to: changes[0]?.path });
    },

    async planEdition(wanted) {
      return planEdition((await saved()).scope, wanted, now());
    },

    async createEdition({ isConfirmed, ...wanted }) {
      const { scope } = await saved();
      const { changes, path } = await editionChanges(scope, wanted, isConfirmed ? undefined : now());
      const title = editionTitle(wanted, scope.index);
      return history.apply({ edited: { kind: 'created', title }, changes, to: path });
    },
  };
}
