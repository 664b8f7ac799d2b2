import { useEffect, useState } from 'react';

/** False in the static markup and during hydration, true afterwards. */
export function useHydrated(): boolean {
  const [isHydrated, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return isHydrated;
}
