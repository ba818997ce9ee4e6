import { useEffect, useState } from 'react';

type PlayerModule = typeof import('./player.tsx');

/**
 * Loads the player when a video is opened. Not by `lazy`: what waits for a Suspense boundary is made before it stands in
 * the page, a video from the cache is loaded in between, and its first events reach nobody: no length, no start place.
 * @returns undefined while it is under way
 * @throws while rendering, where the chunk cannot be loaded: the page's error boundary knows what to do
 */
export function usePlayer(): PlayerModule | undefined {
  const [player, setPlayer] = useState<PlayerModule>();
  useEffect(() => {
    let isWanted = true;
    import('./player.tsx').then(
      (module) => {
        if (isWanted) setPlayer(module);
      },
      (error: unknown) => {
        if (isWanted)
          setPlayer(() => {
            throw error;
          });
      },
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return player;
}
