import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Phones of Apple know full screen for the bare video only. */
type AppleVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

/** Full screen of the whole player, with its controls and captions, where the browser can. */
export function useFullscreen(
  root: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
) {
  const [isFullscreen, setFullscreen] = useState(false);
  useEffect(() => {
    const sync = () => setFullscreen(root.current !== null && document.fullscreenElement === root.current);
    document.addEventListener('fullscreenchange', sync);
    return () => document.removeEventListener('fullscreenchange', sync);
  }, [root]);
  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    // A refusal (an embedding page forbids it) leaves everything as it was.
    else if (root.current?.requestFullscreen)
      void root.current.requestFullscreen().catch(() => setFullscreen(false));
    else (video.current as AppleVideo | null)?.webkitEnterFullscreen?.();
  };
  return { isFullscreen, toggle };
}
