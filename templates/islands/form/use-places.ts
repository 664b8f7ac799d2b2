import { useCallback, useEffect, useState } from 'react';
import type { TeamCount } from '../../../src/domain/api-contract.ts';
import { ask } from '../send.ts';
import type { PlaceWords } from './form-words.ts';

/** The number of remaining places from which on the form shows it. */
const FEW = 5;

export interface Places {
  readonly isFull: boolean;
  /** The note about remaining places; empty if there are enough, or if their number is unknown. */
  readonly text: string;
  /** Requests the number again, since places may have gone when a team was refused. */
  readonly refresh: () => void;
}

export interface PlacesOf {
  /** Where the number of teams is; undefined for forms of others. */
  readonly address: string | undefined;
  readonly words: PlaceWords | undefined;
}

/** The number of remaining places for teams. A form can be sent even if the number is unknown. */
export function usePlaces({ address, words }: PlacesOf): Places {
  const [count, setCount] = useState<TeamCount>();
  const refresh = useCallback(
    async (leaving?: AbortSignal): Promise<void> => {
      if (address === undefined) return;
      const sent = await ask<TeamCount>(address, leaving);
      if (leaving?.aborted !== true && sent.kind === 'receipt') setCount(sent.receipt);
    },
    [address],
  );
  useEffect(() => {
    const leaving = new AbortController();
    void refresh(leaving.signal);
    return () => leaving.abort();
  }, [refresh]);
  return { ...placesLeft(count, words), refresh: () => void refresh() };
}

/** What a number of teams means for a team that has not registered yet. */
export function placesLeft(
  count: TeamCount | undefined,
  words: PlaceWords | undefined,
): Pick<Places, 'isFull' | 'text'> {
  if (count?.maximum === undefined || words === undefined) return { isFull: false, text: '' };
  const left = Math.max(0, count.maximum - count.count);
  if (left > FEW) return { isFull: false, text: '' };
  const text = (left === 0 ? words.full : words.few)
    .replaceAll('{left}', String(left))
    .replaceAll('{maximum}', String(count.maximum));
  return { isFull: left === 0, text };
}
