import { VideoPlayer, type VideoPlayerHandle } from '@stoa/ui/video-player';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../../i18n/use-messages.ts';
import { usePlayerLabels } from '../../../../shared/player/player-labels.ts';

/** Plays a film that somebody has asked for. */
export function Film({ title, src, posterSrc }: { title: string; src: string; posterSrc: string | null }) {
  // The player's words are those of lessons.
  useMessages('class');
  const labels = usePlayerLabels();
  const player = useRef<VideoPlayerHandle>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    place.current?.focus();
    player.current?.play();
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      <VideoPlayer ref={player} title={title} src={src} poster={posterSrc ?? undefined} labels={labels} />
    </div>
  );
}
