import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * The lines spoken now in the chosen language. The browser reads the file, the page draws the words: in its own
 * type, in the right direction, and above the controls.
 */
export function useCaptions(video: RefObject<HTMLVideoElement | null>, lang: string | null): string[] {
  const [lines, setLines] = useState<string[]>([]);

  useEffect(() => {
    const tracks = [...(video.current?.textTracks ?? [])];
    const chosen = lang === null ? undefined : tracks.find((track) => track.language === lang);
    for (const track of tracks) track.mode = track === chosen ? 'hidden' : 'disabled';
    const show = () => {
      const cues = [...(chosen?.activeCues ?? [])] as VTTCue[];
      setLines(cues.flatMap((cue) => (cue.getCueAsHTML().textContent ?? '').split('\n')));
    };
    show();
    chosen?.addEventListener('cuechange', show);
    return () => chosen?.removeEventListener('cuechange', show);
  }, [video, lang]);

  return lines;
}
