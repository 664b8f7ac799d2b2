import { useEffect, useState } from 'react';

/** False in the page's own markup and while that is taken over, true from then on. */
export function useAwake(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return isAwake;
}
