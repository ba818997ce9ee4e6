import type { default as HlsPlayer } from 'hls.js';

/** A stream that cannot be loaded further is asked for so often before the film is played as it was sent. */
const TRIES_MAX = 3;
const RETRY_MS = 2000;
const HLS_TYPE = 'application/vnd.apple.mpegurl';

/** The qualities of a film that is playing. */
export interface FilmQualities {
  /** Pixels of the shorter side of each, the lowest first. */
  sizes: readonly number[];
  /** Chooses one of them; undefined: by the connection and the size of the player. */
  choose: (size: number | undefined) => void;
}

interface Film {
  /** Address of the stream. */
  streamUrl: string;
  /** Address of the film as it was sent. */
  url: string;
  startSeconds: number;
  /** Told once they are known, and with none where the film is played as it was sent after all. */
  onQualities: (qualities: FilmQualities | undefined) => void;
}

/**
 * Feeds a video with the stream of a film: by the library where the browser can be fed, by itself where it plays
 * streams (Safari on a phone, which chooses qualities alone), and as the film was sent where neither goes.
 * @returns what ends it
 */
export function attachFilm(
  video: HTMLVideoElement,
  { streamUrl, url, startSeconds, onQualities }: Film,
): () => void {
  let isHere = true;
  let end: () => void = () => undefined;
  const playAsSent = () => {
    end();
    onQualities(undefined);
    const at = video.currentTime || startSeconds;
    const goesOn = !video.paused;
    video.src = url;
    const resume = () => {
      if (at > 0 && at < video.duration) video.currentTime = at;
      if (goesOn) void video.play().catch(() => undefined);
    };
    video.addEventListener('loadedmetadata', resume, { once: true });
    end = () => {
      video.removeEventListener('loadedmetadata', resume);
      video.removeAttribute('src');
    };
  };
  const playAlone = () => {
    video.src = streamUrl;
    video.addEventListener('error', playAsSent, { once: true });
    end = () => {
      video.removeEventListener('error', playAsSent);
      video.removeAttribute('src');
    };
  };
  const feed = async () => {
    const { default: Hls } = await import('hls.js/light');
    if (!isHere) return;
    if (Hls.isSupported()) end = play(Hls);
    else if (video.canPlayType(HLS_TYPE) !== '') playAlone();
    else playAsSent();
  };
  const play = (Hls: typeof HlsPlayer) => {
    const hls = new Hls({
      // The policy of pages lets no worker be made of a text.
      enableWorker: false,
      // Nobody sees more than the player shows; who chooses a quality gets it.
      capLevelToPlayerSize: true,
      startPosition: startSeconds > 0 ? startSeconds : -1,
      backBufferLength: 60,
    });
    let tries = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    hls.on(Hls.Events.MANIFEST_PARSED, () => {
      const sizes = hls.levels.map(({ width, height }) => Math.min(width, height));
      onQualities({
        sizes,
        choose: (size) => {
          hls.nextLevel = size === undefined ? -1 : sizes.indexOf(size);
        },
      });
    });
    hls.on(Hls.Events.FRAG_BUFFERED, () => {
      tries = 0;
    });
    hls.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
      if (!fatal) return;
      clearTimeout(timer);
      if (hls.levels.length === 0 || ++tries > TRIES_MAX) return playAsSent();
      timer = setTimeout(
        () => (type === Hls.ErrorTypes.MEDIA_ERROR ? hls.recoverMediaError() : hls.startLoad()),
        RETRY_MS,
      );
    });
    hls.loadSource(streamUrl);
    hls.attachMedia(video);
    return () => {
      clearTimeout(timer);
      hls.destroy();
    };
  };
  feed().catch(() => {
    if (isHere) playAsSent();
  });
  return () => {
    isHere = false;
    end();
  };
}
