import { useCallback, useEffect, useState } from 'react';
import { defined } from '../../../src/domain/defined.ts';
import type { ConflictChoice, PublishState } from '../../../src/domain/editor/edit.ts';
import { ask, EditError } from '../edit-api.ts';

/** How long to wait between two questions how a publication goes. */
const INTERVAL_MS = 1000;

const IDLE: PublishState = { kind: 'idle', message: '' };

/** A publication, and how to begin one. */
export interface Publication {
  readonly state: PublishState;
  /** Begins one. `choices` solve the conflicts of the last one. */
  readonly begin: (sentence: string, choices: readonly ConflictChoice[]) => void;
}

/** How the publication goes, which may have begun before this page was loaded. Asks every second while it runs. */
export function usePublication(): Publication {
  const [state, setState] = useState(IDLE);
  const request = useCallback((answer: Promise<PublishState>) => {
    answer.then(setState, (error: unknown) => setState(failedState(error)));
  }, []);
  useEffect(() => request(ask('publishing', {})), [request]);
  useEffect(() => {
    if (state.kind !== 'running') return undefined;
    // Each answer is another state, also if it says the same, so the next question follows.
    const timer = setTimeout(() => request(ask('publishing', {})), INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [state, request]);
  const begin = useCallback<Publication['begin']>(
    (sentence, choices) => request(ask('publish', { sentence, choices })),
    [request],
  );
  return { state, begin };
}

function failedState(error: unknown): PublishState {
  const message = error instanceof Error ? error.message : String(error);
  const refusal = error instanceof EditError ? defined({ hint: error.hint, code: error.code }) : {};
  return { kind: 'failed', message, ...refusal };
}
