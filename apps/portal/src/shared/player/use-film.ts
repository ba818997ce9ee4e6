import { useLingui } from '@lingui/react/macro';
import type { QualityChoice } from '@stoa/ui/video-player';
import { useCallback, useState } from 'react';
import { attachFilm, type FilmQualities } from './attach-film.ts';

const AUTO = 'auto';

interface Film {
  url: string;
  /** Null where it has no stream. */
  streamUrl: string | null;
  startSeconds: number;
}

/** Feeds a player with a film: its stream, with a choice of quality, or as it was sent. @returns props of `VideoPlayer` */
export function useFilm(film: Film): {
  src: string;
  attach?: (video: HTMLVideoElement) => () => void;
  quality?: QualityChoice;
} {
  const { t } = useLingui();
  // A later answer has fresh signatures: what is playing needs none.
  const [first] = useState(film);
  const [qualities, setQualities] = useState<FilmQualities>();
  const [chosen, setChosen] = useState(AUTO);
  const { streamUrl, url, startSeconds } = first;
  const attach = useCallback(
    (video: HTMLVideoElement) =>
      attachFilm(video, { streamUrl: streamUrl ?? url, url, startSeconds, onQualities: setQualities }),
    [streamUrl, url, startSeconds],
  );
  if (streamUrl === null) return { src: film.url };
  if (!qualities || qualities.sizes.length < 2) return { src: url, attach };
  return {
    src: url,
    attach,
    quality: {
      label: t({ message: 'Quality', comment: 'Of a video: how sharp its picture is' }),
      value: chosen,
      choices: [
        {
          value: AUTO,
          label: t({ message: 'Auto', comment: 'Quality of a video: chosen by the connection' }),
        },
        ...[...qualities.sizes].reverse().map((size) => ({ value: String(size), label: `${size}p` })),
      ],
      onChoose: (value) => {
        setChosen(value);
        qualities.choose(value === AUTO ? undefined : Number(value));
      },
    },
  };
}
