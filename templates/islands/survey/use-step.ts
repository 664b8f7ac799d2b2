import { useEffect, useState } from 'react';
import { nearestStep, type Step, stepHash, stepOf } from './steps.ts';

/**
 * The step to show, by the hash of the address, so that back and forward go from step to step. An address that names
 * a step which is not open is put right.
 */
export function useStep(open: readonly Step[]): readonly [Step, (step: Step) => void] {
  const [wanted, setWanted] = useState<Step>('start');
  const step = nearestStep(wanted, open);

  useEffect(() => {
    const read = (): void => setWanted(stepOf(location.hash));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);

  useEffect(() => {
    if (wanted === step) return;
    history.replaceState(history.state, '', stepHash(step));
    setWanted(step);
  }, [wanted, step]);

  return [step, goTo];
}

function goTo(step: Step): void {
  location.hash = stepHash(step);
}
