import type { Caption } from '@stoa/api/schema';
import { VideoPlayer, type VideoPlayerHandle } from '@stoa/ui/video-player';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { toTag } from '../../../../i18n/languages.ts';
import { useMessages } from '../../../../i18n/use-messages.ts';
import {
  byPageLanguage,
  chooseCaptions,
  storeSettings,
  readSettings,
} from '../../../../shared/player/player-settings.ts';
import { usePlayerLabels } from '../../../../shared/player/player-labels.ts';

export interface FilmProps {
  title: string;
  src: string;
  captions: readonly Caption[];
  posterSrc: string | null;
}

/** Plays a film that somebody has asked for. */
export function Film({ title, src, captions, posterSrc }: FilmProps) {
  // The player's words are those of lessons.
  useMessages('class');
  const labels = usePlayerLabels();
  const pageTag = toTag(useLanguage());
  const tracks = useMemo(
    () =>
      byPageLanguage(
        captions.map(({ url, lang, label }) => ({ src: url, lang: toTag(lang), name: label })),
        pageTag,
      ),
    [captions, pageTag],
  );
  const [shown, setShown] = useState(() =>
    chooseCaptions(
      tracks.map(({ lang }) => lang),
      pageTag,
      readSettings().captions,
    ),
  );
  const player = useRef<VideoPlayerHandle>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    place.current?.focus();
    player.current?.play();
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      <VideoPlayer
        ref={player}
        title={title}
        src={src}
        poster={posterSrc ?? undefined}
        tracks={tracks}
        captions={shown}
        onCaptionsChange={(lang) => {
          setShown(lang);
          storeSettings({ captions: lang });
        }}
        labels={labels}
      />
    </div>
  );
}
