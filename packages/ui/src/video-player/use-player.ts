import { useImperativeHandle, useRef, useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { liveEdge } from './live-edge.ts';
import { commandFor, type FocusKind, type PlayerCommand, steppedRate } from './commands.ts';
import type { CaptionTrack, VideoPlayerHandle } from './types.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { useVideo } from './use-video.ts';

function focusKind(target: EventTarget): FocusKind {
  if (target instanceof HTMLInputElement) return target.type === 'range' ? 'slider' : 'choice';
  return target instanceof HTMLButtonElement ? 'button' : 'none';
}

/** Commands that need a picture. */
const SEEN: ReadonlySet<PlayerCommand['type']> = new Set(['captions', 'fullscreen', 'pictureInPicture']);

/** What the player needs to be told. */
export interface PlayerOptions {
  ref: Ref<VideoPlayerHandle> | undefined;
  tracks: readonly CaptionTrack[];
  /** What is only heard has no captions and no window of its own. */
  hasPicture: boolean;
  /** Language of the captions at the beginning. */
  captions: string | null;
  onCaptionsChange?: (lang: string | null) => void;
}

/** The video, its state, and every command one can give it by button, key or from the page. */
export function usePlayer({ ref, tracks, hasPicture, captions, onCaptionsChange }: PlayerOptions) {
  const root = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const { state, events } = useVideo(video);
  const fullscreen = useFullscreen(root, video);
  const [captionLang, setCaptionLang] = useState(captions);
  // Switched on again, captions come back in the language they had.
  const lastCaptionLang = useRef(captions ?? tracks[0]?.lang ?? null);

  const play = () => {
    // Refused (no gesture yet, or the source fails), the video stays paused or shows its error: both are events.
    video.current?.play().catch(() => undefined);
  };
  const seekTo = (seconds: number) => {
    if (video.current)
      video.current.currentTime = Math.min(Math.max(0, seconds), state.durationSeconds || seconds);
  };
  const jumpToLive = () => {
    const element = video.current;
    const edge = element ? liveEdge(element) : undefined;
    if (element && edge !== undefined) element.currentTime = edge;
    play();
  };
  const chooseCaptions = (lang: string | null) => {
    if (lang !== null) lastCaptionLang.current = lang;
    setCaptionLang(lang);
    onCaptionsChange?.(lang);
  };

  const perform = (command: PlayerCommand) => {
    const element = video.current;
    if (!element) return;
    switch (command.type) {
      case 'toggle':
        return element.paused ? play() : element.pause();
      case 'seekBy':
        return seekTo(element.currentTime + command.seconds);
      case 'seekToShare':
        return seekTo(state.durationSeconds * command.share);
      case 'volumeBy':
        element.muted = false;
        element.volume = Math.min(1, Math.max(0, element.volume + command.share));
        return;
      case 'rateStep':
        element.playbackRate = steppedRate(element.playbackRate, command.step);
        return;
      case 'mute':
        element.muted = !element.muted;
        return;
      case 'captions':
        return chooseCaptions(captionLang === null ? lastCaptionLang.current : null);
      case 'fullscreen':
        return fullscreen.toggle();
      case 'pictureInPicture':
        return togglePictureInPicture(element);
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandFor(event, focusKind(event.target));
    if (!command || (!hasPicture && SEEN.has(command.type))) return;
    event.preventDefault();
    perform(command);
  };

  useImperativeHandle(ref, () => ({
    seekTo: (seconds) => {
      seekTo(seconds);
      play();
    },
    play,
    pause: () => video.current?.pause(),
  }));

  return {
    root,
    video,
    state,
    events,
    captionLang,
    chooseCaptions,
    perform,
    seekTo,
    jumpToLive,
    onKeyDown,
    isFullscreen: fullscreen.isFullscreen,
  };
}

function togglePictureInPicture(video: HTMLVideoElement): void {
  if (document.pictureInPictureElement) void document.exitPictureInPicture();
  // Refused before anything is loaded, and where the browser's settings forbid it: nothing changes then.
  else if (document.pictureInPictureEnabled) video.requestPictureInPicture().catch(() => undefined);
}
