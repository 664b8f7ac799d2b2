import { useEffect, useState } from 'react';
import type { EditionPlan, NewEdition } from '../../../src/domain/editor/edit-editions.ts';
import { ask } from '../edit-api.ts';

interface Planned {
  readonly plan?: EditionPlan;
  readonly error?: unknown;
}

/** What a new edition would write, or why there can be none. Neither while the watch is asked, or without four digits. */
export function useEditionPlan({ event, year, isNext }: NewEdition): Planned {
  const [planned, setPlanned] = useState<Planned>({});
  useEffect(() => {
    if (!/^\d{4}$/.test(String(year))) return undefined;
    let isLatest = true;
    const show = (next: Planned): void => {
      if (isLatest) setPlanned(next);
    };
    ask('planEdition', { event, year, isNext }).then(
      (plan) => show({ plan }),
      (error: unknown) => show({ error }),
    );
    return () => {
      isLatest = false;
      setPlanned({});
    };
  }, [event, year, isNext]);
  return planned;
}
