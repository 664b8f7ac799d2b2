import { useEffect, useState } from 'react';

/** False in the static markup and during hydration, true afterwards. */
export function useAwake(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return isAwake;
}
