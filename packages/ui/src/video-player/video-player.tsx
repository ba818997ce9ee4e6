import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { useEffect } from 'react';
import type { Ref } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { useLabels } from '../ui-provider/ui-provider.tsx';
import { Controls } from './controls.tsx';
import type {
  CaptionTrack,
  Chapter,
  LiveLabels,
  QualityChoice,
  VideoPlayerHandle,
  VideoPlayerLabels,
  VideoProgress,
} from './types.ts';
import { useCaptions } from './use-captions.ts';
import { useIdle } from './use-idle.ts';
import { usePlayer } from './use-player.ts';
import { useProgressReports } from './use-progress-reports.ts';
import * as styles from './video-player.css.ts';

export { clockTime } from './clock-time.ts';
export type {
  CaptionTrack,
  Chapter,
  LiveLabels,
  QualityChoice,
  VideoPlayerHandle,
  VideoPlayerLabels,
  VideoProgress,
} from './types.ts';

/** Props of `VideoPlayer`. */
export interface VideoPlayerProps {
  /** Names the player: the lesson's title. */
  title: string;
  /** Address of the video; where it is fed by `attach`, what names it. */
  src: string;
  /** Feeds the video instead of its address, as a stream does. @returns what ends it */
  attach?: (video: HTMLVideoElement) => () => void;
  /** It goes on at this moment: it begins by itself, without sound where the browser wants that, and has a way back to now. */
  live?: LiveLabels;
  poster?: string;
  /** False for what is only heard: controls alone, without a picture, full screen and captions. @default true */
  hasPicture?: boolean;
  labels: VideoPlayerLabels;
  tracks?: readonly CaptionTrack[];
  chapters?: readonly Chapter[];
  /** Where the video is fed in several qualities. */
  quality?: QualityChoice;
  /** Where to begin. A place in the last three seconds begins anew. @default 0 */
  startSeconds?: number;
  /** Speed at the beginning. @default 1 */
  rate?: number;
  /** Loudness at the beginning, 0 to 1. @default 1 */
  volume?: number;
  /** @default false */
  isMuted?: boolean;
  /** Language of the captions at the beginning; null for none. @default null */
  captions?: string | null;
  /** Every few seconds while it plays, and at every stop, jump and end. */
  onProgress?: (progress: VideoProgress) => void;
  /** Several times a second while it plays, for a transcript. */
  onTime?: (seconds: number) => void;
  onEnded?: () => void;
  /** Report what was chosen, to be remembered. */
  onRateChange?: (rate: number) => void;
  onVolumeChange?: (volume: number, isMuted: boolean) => void;
  onCaptionsChange?: (lang: string | null) => void;
  /** Writes a speed. @default "1.25×" */
  formatRate?: (rate: number) => string;
  ref?: Ref<VideoPlayerHandle>;
}

/** So close to the end one has seen it. */
const END_MARGIN_SECONDS = 3;
const plainRate = (rate: number) => `${rate}×`;

/** A video with controls of our own: by pointer, touch and keyboard, with captions in the page's type. It never plays by itself. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { title, src, poster, labels, tracks = [], chapters = [], startSeconds = 0, captions = null } = props;
  const { hasPicture = true, rate = 1, volume = 1, isMuted = false, formatRate = plainRate } = props;
  const words = useLabels();
  const player = usePlayer({
    ref: props.ref,
    tracks,
    hasPicture,
    captions,
    onCaptionsChange: props.onCaptionsChange,
  });
  const { video, state, perform } = player;
  const { isIdle, wake } = useIdle(state.isPlaying);
  const lines = useCaptions(video, player.captionLang);
  useProgressReports(video, props.onProgress);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.defaultPlaybackRate = rate;
    element.playbackRate = rate;
    element.volume = volume;
    element.muted = isMuted;
    // The remembered values count once, for each video; afterwards the controls decide.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [video, src]);

  const { attach, live } = props;
  const isLive = live !== undefined;
  useEffect(() => {
    const element = video.current;
    if (!element || !attach) return undefined;
    const begin = () => void playByItself(element);
    if (isLive) element.addEventListener('loadeddata', begin, { once: true });
    const detach = attach(element);
    return () => {
      element.removeEventListener('loadeddata', begin);
      detach();
    };
    // A stream is fed once for each video.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [video, src, isLive]);

  return (
    <div
      ref={player.root}
      role="region"
      aria-label={title}
      className={styles.root}
      data-sound={!hasPicture || undefined}
      data-idle={(isIdle && hasPicture) || undefined}
      data-waiting={(!state.hasStarted && !state.hasFailed) || undefined}
      onKeyDown={(event) => {
        wake();
        player.onKeyDown(event);
      }}
      onPointerMove={wake}
      onPointerDown={wake}
    >
      <video
        ref={video}
        className={styles.video}
        src={attach ? undefined : src}
        poster={poster}
        preload="metadata"
        playsInline
        tabIndex={-1}
        {...player.events}
        onLoadedMetadata={({ currentTarget }) => {
          if (startSeconds > 0 && startSeconds < currentTarget.duration - END_MARGIN_SECONDS)
            currentTarget.currentTime = startSeconds;
        }}
        onTimeUpdate={({ currentTarget }) => {
          player.events.onTimeUpdate();
          props.onTime?.(currentTarget.currentTime);
        }}
        onEnded={() => {
          player.events.onEnded();
          props.onEnded?.();
        }}
        onRateChange={({ currentTarget }) => {
          player.events.onRateChange();
          props.onRateChange?.(currentTarget.playbackRate);
        }}
        onVolumeChange={({ currentTarget }) => {
          player.events.onVolumeChange();
          props.onVolumeChange?.(currentTarget.volume, currentTarget.muted);
        }}
        onClick={() => perform({ type: 'toggle' })}
        onDoubleClick={() => perform({ type: 'fullscreen' })}
      >
        {tracks.map((track) => (
          <track key={track.lang} kind="captions" src={track.src} srcLang={track.lang} label={track.name} />
        ))}
      </video>
      {lines.length > 0 && hasPicture ? (
        <div className={styles.captions} lang={player.captionLang ?? undefined}>
          {lines.map((line, index) => (
            <span key={index} dir="auto" className={styles.captionLine}>
              {line}
            </span>
          ))}
        </div>
      ) : null}
      {state.isWaiting ? (
        <span className={styles.middle}>
          <Spinner size="lg" />
        </span>
      ) : null}
      {state.hasFailed ? (
        <div className={styles.failure} role="alert">
          <p>{labels.failed}</p>
          <button type="button" className={styles.retry} onClick={() => video.current?.load()}>
            {labels.retry}
          </button>
        </div>
      ) : !state.hasStarted && hasPicture ? (
        <button
          type="button"
          className={styles.bigPlay}
          aria-label={words.play}
          onClick={() => {
            // This button goes away: the keys have to stay with the player.
            video.current?.focus({ preventScroll: true });
            perform({ type: 'toggle' });
          }}
        >
          <Icon as={PlayIcon} weight="fill" size="xl" />
        </button>
      ) : null}
      <Controls
        player={player}
        labels={labels}
        live={live}
        hasPicture={hasPicture}
        tracks={hasPicture ? tracks : []}
        chapters={chapters}
        quality={props.quality}
        formatRate={formatRate}
      />
    </div>
  );
}

/** With sound where the browser lets it, else without: the button for the sound says so. */
async function playByItself(video: HTMLVideoElement): Promise<void> {
  try {
    await video.play();
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
    video.muted = true;
    await video.play().catch(() => undefined);
  }
}
