import { useEffect, useState } from 'react';
import { loadMedia } from '../edit-api.ts';

/** The address of a media file in the memory of the browser; undefined until it is loaded, and if there is no such file. */
export function useMediaPreview(path: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isGone = false;
    setAddress(undefined);
    void loadMedia(path).then((file) => {
      if (isGone || file === undefined) return;
      made = URL.createObjectURL(file);
      setAddress(made);
    });
    return () => {
      isGone = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [path]);
  return address;
}
