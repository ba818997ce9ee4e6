import { useLingui } from '@lingui/react/macro';
import { VideoPlayer, type VideoPlayerHandle } from '@stoa/ui/video-player';
import { useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toIntlTag, toTag } from '../../../i18n/languages.ts';
import { PlayerClock } from './player-clock.ts';
import {
  byPageLanguage,
  chooseCaptions,
  storeSettings,
  readSettings,
} from '../../../shared/player/player-settings.ts';
import type { Played } from './played-lesson.tsx';
import { TranscriptPanel } from './transcript-panel.tsx';
import { useFilm } from '../../../shared/player/use-film.ts';
import { usePlayerLabels } from '../../../shared/player/player-labels.ts';

export interface PlayerHandle {
  seekTo: (seconds: number) => void;
  /** Where it is; undefined while nothing was loaded. */
  seconds: () => number | undefined;
}

export interface PlayerProps {
  title: string;
  played: Played;
  startSeconds: number;
  onTime: (seconds: number) => void;
  onPause: () => void;
  onEnded: () => void;
  ref?: Ref<PlayerHandle>;
}

/** The player with what a learner chose before, and the transcript below it. Loaded when a video is opened. */
export function Player({ title, played, startSeconds, onTime, onPause, onEnded, ref }: PlayerProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const labels = usePlayerLabels();
  const isAudioOnly = played.picture === undefined;
  const pageTag = toTag(language);
  const handle = useRef<VideoPlayerHandle>(null);
  const [settings] = useState(readSettings);
  const [clock] = useState(() => new PlayerClock(startSeconds));
  const hasMoved = useRef(false);
  const tracks = useMemo(
    () =>
      byPageLanguage(
        played.captions.map(({ url, lang, label }) => ({ src: url, lang: toTag(lang), name: label })),
        pageTag,
      ),
    [played.captions, pageTag],
  );
  const [captions, setCaptions] = useState(() =>
    chooseCaptions(
      tracks.map(({ lang }) => lang),
      pageTag,
      settings.captions,
    ),
  );
  const rateFormat = new Intl.NumberFormat(toIntlTag(language));
  useImperativeHandle(ref, () => ({
    seekTo: (seconds) => handle.current?.seekTo(seconds),
    seconds: () => (hasMoved.current ? clock.get() : undefined),
  }));
  const film = useFilm({ url: played.url, streamUrl: played.picture?.streamUrl ?? null, startSeconds });
  const read = tracks.find(({ lang }) => lang === (captions ?? pageTag)) ?? tracks[0];
  return (
    <>
      <VideoPlayer
        title={title}
        {...film}
        poster={played.picture?.posterUrl ?? undefined}
        hasPicture={!isAudioOnly}
        labels={
          isAudioOnly
            ? {
                ...labels,
                replay: t({ message: 'Listen again', comment: 'Button at the end of a recording' }),
                failed: t`The recording could not be loaded.`,
              }
            : labels
        }
        tracks={tracks}
        startSeconds={startSeconds}
        rate={settings.rate}
        volume={settings.volume}
        isMuted={settings.isMuted}
        captions={captions}
        formatRate={(rate) => {
          const factor = rateFormat.format(rate);
          return t({ message: `${factor}×`, comment: 'Speed of a video: 1.5 times' });
        }}
        onTime={(seconds) => {
          hasMoved.current = true;
          clock.set(seconds);
          onTime(seconds);
        }}
        onProgress={({ positionSeconds, hasEnded }) => {
          onTime(positionSeconds);
          if (!hasEnded) onPause();
        }}
        onEnded={onEnded}
        onRateChange={(rate) => storeSettings({ rate })}
        onVolumeChange={(volume, isMuted) => storeSettings({ volume, isMuted })}
        onCaptionsChange={(lang) => {
          setCaptions(lang);
          storeSettings({ captions: lang });
        }}
        ref={handle}
      />
      {read ? (
        <TranscriptPanel
          key={read.src}
          src={read.src}
          lang={read.lang}
          clock={clock}
          onSeek={(seconds) => handle.current?.seekTo(seconds)}
        />
      ) : null}
    </>
  );
}
