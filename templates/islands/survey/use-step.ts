import { useEffect, useState } from 'react';
import { nearestStep, type Step, stepHash, stepOf } from './steps.ts';

/**
 * The current step, from the hash of the address, so that the browser's back and forward buttons work. If the step of
 * the address cannot be opened, the address is corrected.
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
