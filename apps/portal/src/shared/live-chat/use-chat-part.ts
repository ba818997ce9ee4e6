import { useEffect, useState } from 'react';

type ChatModule = typeof import('./live-chat.tsx');

/**
 * Loads the chat in the browser, where there is one to take part in.
 * @returns undefined while it is under way, and on the server
 * @throws while rendering, where the chunk cannot be loaded: the page's error boundary knows what to do
 */
export function useChatPart(isWanted: boolean): ChatModule | undefined {
  const [chat, setChat] = useState<ChatModule>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    import('./live-chat.tsx').then(
      (module) => {
        if (isHere) setChat(module);
      },
      (error: unknown) => {
        if (isHere)
          setChat(() => {
            throw error;
          });
      },
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return chat;
}
