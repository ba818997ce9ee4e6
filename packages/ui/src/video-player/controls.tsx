import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { ClockClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockClockwise';
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise';
import { CornersInIcon } from '@phosphor-icons/react/dist/csr/CornersIn';
import { CornersOutIcon } from '@phosphor-icons/react/dist/csr/CornersOut';
import { GearSixIcon } from '@phosphor-icons/react/dist/csr/GearSix';
import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause';
import { PictureInPictureIcon } from '@phosphor-icons/react/dist/csr/PictureInPicture';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { SubtitlesIcon } from '@phosphor-icons/react/dist/csr/Subtitles';
import { Icon, type IconGlyph } from '../icon/icon.tsx';
import { useLabels } from '../ui-provider/ui-provider.tsx';
import { clockTime } from './clock-time.ts';
import { LONG_SKIP_SECONDS, RATES } from './commands.ts';
import { isBehind } from './live-edge.ts';
import { SeekBar } from './seek-bar.tsx';
import { SettingMenu } from './setting-menu.tsx';
import type { CaptionTrack, Chapter, LiveLabels, QualityChoice, VideoPlayerLabels } from './types.ts';
import type { usePlayer } from './use-player.ts';
import * as styles from './controls.css.ts';
import { Volume } from './volume.tsx';

const OFF = 'off';

/** Props of `Controls`. */
export interface ControlsProps {
  player: ReturnType<typeof usePlayer>;
  labels: VideoPlayerLabels;
  live: LiveLabels | undefined;
  hasPicture: boolean;
  tracks: readonly CaptionTrack[];
  chapters: readonly Chapter[];
  quality: QualityChoice | undefined;
  formatRate: (rate: number) => string;
}

/** The bar below the picture. Media controls are the same way round in every language. */
export function Controls({
  player,
  labels,
  live,
  hasPicture,
  tracks,
  chapters,
  quality,
  formatRate,
}: ControlsProps) {
  const words = useLabels();
  const { state, perform, video } = player;
  const current = clockTime(state.currentSeconds);
  const total = clockTime(state.durationSeconds);
  const [icon, playLabel] = state.hasEnded
    ? [ArrowClockwiseIcon, labels.replay]
    : state.isPlaying
      ? [PauseIcon, words.pause]
      : [PlayIcon, words.play];
  const canFloat = typeof document !== 'undefined' && document.pictureInPictureEnabled;
  return (
    <div className={styles.controls} dir="ltr">
      <SeekBar
        {...state}
        label={labels.seek}
        positionText={labels.position(current, total)}
        chapters={chapters}
        onSeek={player.seekTo}
      />
      <div className={styles.bar}>
        <Control icon={icon} label={playLabel} isFilled onPress={() => perform({ type: 'toggle' })} />
        <Control
          icon={ClockCounterClockwiseIcon}
          label={labels.back}
          isExtra
          onPress={() => perform({ type: 'seekBy', seconds: -LONG_SKIP_SECONDS })}
        />
        <Control
          icon={ClockClockwiseIcon}
          label={labels.forward}
          isExtra
          onPress={() => perform({ type: 'seekBy', seconds: LONG_SKIP_SECONDS })}
        />
        <Volume
          volume={state.volume}
          isMuted={state.isMuted}
          label={labels.volume}
          muteLabel={state.isMuted ? labels.unmute : labels.mute}
          onToggle={() => perform({ type: 'mute' })}
          onChange={(volume) => {
            if (!video.current) return;
            video.current.muted = volume === 0;
            video.current.volume = volume;
          }}
        />
        {live ? (
          <LiveButton labels={live} isBehind={isBehind(video.current)} onPress={player.jumpToLive} />
        ) : (
          <span className={styles.time}>
            {current}
            <span className={quality ? styles.total : undefined}> / {total}</span>
          </span>
        )}
        <span className={styles.gap} />
        {tracks.length > 0 ? (
          <SettingMenu
            label={labels.captions}
            icon={SubtitlesIcon}
            isOn={player.captionLang !== null}
            value={player.captionLang ?? OFF}
            choices={[
              { value: OFF, label: labels.captionsOff },
              ...tracks.map((track) => ({ value: track.lang, label: track.name, lang: track.lang })),
            ]}
            onChoose={(value) => player.chooseCaptions(value === OFF ? null : value)}
          />
        ) : null}
        {live ? null : (
          <SettingMenu
            label={labels.speed}
            text={formatRate(state.rate)}
            value={String(state.rate)}
            choices={RATES.map((rate) => ({ value: String(rate), label: formatRate(rate) }))}
            onChoose={(value) => {
              if (video.current) video.current.playbackRate = Number(value);
            }}
          />
        )}
        {quality ? <SettingMenu {...quality} icon={GearSixIcon} /> : null}
        {canFloat && hasPicture ? (
          <Control
            icon={PictureInPictureIcon}
            label={labels.pictureInPicture}
            isExtra
            onPress={() => perform({ type: 'pictureInPicture' })}
          />
        ) : null}
        {hasPicture ? (
          <Control
            icon={player.isFullscreen ? CornersInIcon : CornersOutIcon}
            label={player.isFullscreen ? labels.exitFullscreen : labels.fullscreen}
            onPress={() => perform({ type: 'fullscreen' })}
          />
        ) : null}
      </div>
    </div>
  );
}

/** Props of `LiveButton`. */
interface LiveButtonProps {
  labels: LiveLabels;
  isBehind: boolean;
  onPress: () => void;
}

/** Says whether one sees what goes on now, and leads there. */
function LiveButton({ labels, isBehind, onPress }: LiveButtonProps) {
  return (
    <button type="button" className={styles.liveButton} data-now={!isBehind || undefined} onClick={onPress}>
      {isBehind ? labels.jump : labels.now}
    </button>
  );
}

/** Props of `Control`. */
interface ControlProps {
  icon: IconGlyph;
  label: string;
  isFilled?: boolean;
  /** Gives way on narrow players; keys still do it. */
  isExtra?: boolean;
  onPress: () => void;
}

function Control({ icon, label, isFilled, isExtra, onPress }: ControlProps) {
  return (
    <button
      type="button"
      className={styles.control}
      data-extra={isExtra || undefined}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <Icon as={icon} weight={isFilled ? 'fill' : 'regular'} />
    </button>
  );
}
