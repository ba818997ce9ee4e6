import { useEffect, useState } from 'react';

type PlayerModule = typeof import('./live-player.tsx');

/**
 * Loads the player of streams when there is one to watch. Not by `lazy`, as in a lesson: a video has to stand in the page
 * before it is fed.
 * @returns undefined while it is under way, and on the server
 * @throws while rendering, where the chunk cannot be loaded: the page's error boundary knows what to do
 */
export function usePlayerPart(isWanted: boolean): PlayerModule | undefined {
  const [player, setPlayer] = useState<PlayerModule>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    import('./live-player.tsx').then(
      (module) => {
        if (isHere) setPlayer(module);
      },
      (error: unknown) => {
        if (isHere)
          setPlayer(() => {
            throw error;
          });
      },
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return player;
}
