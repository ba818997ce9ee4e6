import type { VideoPlayerHandle } from '@stoa/ui/video-player';
import { useRef, useState, type RefObject } from 'react';

const MS = 1000;

/** The film or recording beside what is edited. */
export interface Film {
  /** Where it stands, ms. */
  nowMs: number;
  /** Goes to a place and plays. */
  play: (ms: number) => void;
}

/** A player and what an editor knows of it: `ref` and `onTime` belong to the player. */
export function useFilm(): {
  film: Film;
  ref: RefObject<VideoPlayerHandle | null>;
  onTime: (seconds: number) => void;
} {
  const ref = useRef<VideoPlayerHandle>(null);
  const [seconds, onTime] = useState(0);
  return {
    film: { nowMs: Math.round(seconds * MS), play: (ms) => ref.current?.seekTo(ms / MS) },
    ref,
    onTime,
  };
}
