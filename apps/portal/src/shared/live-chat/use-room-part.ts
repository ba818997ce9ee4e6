import { useEffect, useState } from 'react';

type RoomModule = typeof import('./live-room.tsx');

/**
 * Loads the room in the browser, where there is one to take part in.
 * @returns undefined while it is under way, and on the server
 * @throws while rendering, where the chunk cannot be loaded: the page's error boundary knows what to do
 */
export function useRoomPart(isWanted: boolean): RoomModule | undefined {
  const [room, setRoom] = useState<RoomModule>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    import('./live-room.tsx').then(
      (module) => {
        if (isHere) setRoom(module);
      },
      (error: unknown) => {
        if (isHere)
          setRoom(() => {
            throw error;
          });
      },
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return room;
}
