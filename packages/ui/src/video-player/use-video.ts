import { useCallback, useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** What the player shows of a video element. */
export interface VideoState {
  isPlaying: boolean;
  /** Wants to play and waits for data. */
  isWaiting: boolean;
  hasStarted: boolean;
  hasEnded: boolean;
  hasFailed: boolean;
  currentSeconds: number;
  durationSeconds: number;
  bufferedSeconds: number;
  volume: number;
  isMuted: boolean;
  rate: number;
}

const INITIAL: VideoState = {
  isPlaying: false,
  isWaiting: false,
  hasStarted: false,
  hasEnded: false,
  hasFailed: false,
  currentSeconds: 0,
  durationSeconds: 0,
  bufferedSeconds: 0,
  volume: 1,
  isMuted: false,
  rate: 1,
};

function read(video: HTMLVideoElement, before: VideoState): VideoState {
  const isPlaying = !video.paused && !video.ended;
  return {
    isPlaying,
    isWaiting: isPlaying && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    hasStarted: before.hasStarted || isPlaying,
    hasEnded: video.ended,
    hasFailed: video.error !== null || video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE,
    currentSeconds: video.currentTime,
    durationSeconds: Number.isFinite(video.duration) ? video.duration : 0,
    bufferedSeconds: video.buffered.length > 0 ? video.buffered.end(video.buffered.length - 1) : 0,
    volume: video.volume,
    isMuted: video.muted,
    rate: video.playbackRate,
  };
}

/** Follows a video element; spread `events` on it. The element is the truth, the state only its picture. */
export function useVideo(video: RefObject<HTMLVideoElement | null>) {
  const [state, setState] = useState(INITIAL);
  const sync = useCallback(() => {
    const element = video.current;
    if (element) setState((before) => read(element, before));
  }, [video]);
  // A video may have loaded before it was in the page: what happened then is read once.
  useEffect(sync, [sync]);
  const events = {
    onPlay: sync,
    onPlaying: sync,
    onPause: sync,
    onWaiting: sync,
    onCanPlay: sync,
    onEnded: sync,
    onError: sync,
    onTimeUpdate: sync,
    onSeeking: sync,
    onSeeked: sync,
    onDurationChange: sync,
    onProgress: sync,
    onVolumeChange: sync,
    onRateChange: sync,
    onEmptied: sync,
  };
  return { state, events };
}
