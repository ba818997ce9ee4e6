import { useEffect, useState } from 'react';

/**
 * Loads a part of the page that not everybody needs at once.
 * @param load stays the same
 * @returns undefined while it is under way, and on the server
 * @throws while rendering, where the chunk cannot be loaded: the page's error boundary knows what to do
 */
export function useLatePart<Part>(load: () => Promise<Part>, isWanted: boolean): Part | undefined {
  const [part, setPart] = useState<{ loaded: Part }>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    load().then(
      (loaded) => {
        if (isHere) setPart({ loaded });
      },
      (error: unknown) => {
        if (isHere)
          setPart(() => {
            throw error;
          });
      },
    );
    return () => {
      isHere = false;
    };
  }, [load, isWanted]);
  return part?.loaded;
}
