import { useCallback, useEffect, useState } from 'react';
import type { TeamCount } from '../../../src/domain/site/api-contract.ts';
import { fetchNumbers } from '../send.ts';
import type { PlaceTexts } from './form-texts.ts';

/** The form shows the number of remaining places from this number down. */
const SHOWN_FROM = 5;

export interface Places {
  readonly isFull: boolean;
  /** The text about remaining places; empty if there are enough, or if their number is unknown. */
  readonly text: string;
  /** Requests the number again. Used after a team was refused, which may mean that no places are left. */
  readonly refresh: () => void;
}

export interface PlacesOf {
  /** The address that returns the number of teams; undefined for other forms. */
  readonly address: string | undefined;
  readonly words: PlaceTexts | undefined;
}

/** The number of remaining places for teams. A form can be sent even if the number is unknown. */
export function usePlaces({ address, words }: PlacesOf): Places {
  const [count, setCount] = useState<TeamCount>();
  const refresh = useCallback(
    async (leaving?: AbortSignal): Promise<void> => {
      if (address === undefined) return;
      const sent = await fetchNumbers<TeamCount>(address, leaving);
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

/** The remaining places, from the number of registered teams. */
export function placesLeft(
  count: TeamCount | undefined,
  words: PlaceTexts | undefined,
): Pick<Places, 'isFull' | 'text'> {
  if (count?.maximum === undefined || words === undefined) return { isFull: false, text: '' };
  const left = Math.max(0, count.maximum - count.count);
  if (left > SHOWN_FROM) return { isFull: false, text: '' };
  const text = (left === 0 ? words.full : words.few)
    .replaceAll('{left}', String(left))
    .replaceAll('{maximum}', String(count.maximum));
  return { isFull: left === 0, text };
}
