/** A stream that cannot be loaded is asked for again so often, ms: its host or the network may be away. */
const RETRY_MS = 3000;
/** So many of a stream's longest segments behind what goes on: one that is late does not stop the picture. */
const BEHIND_SEGMENTS = 3;
/** Further behind than so many segments, the picture jumps to what goes on; nearer, it runs a little faster. */
const BEHIND_MAX_SEGMENTS = 30;
const CATCH_UP_RATE = 1.1;
const HLS_TYPE = 'application/vnd.apple.mpegurl';

/** Feeds a video with an HLS stream, and goes on by itself when it was interrupted. @returns what ends it */
export function attachStream(video: HTMLVideoElement, url: string): () => void {
  let isHere = true;
  let end: () => void = () => undefined;
  const feed = async () => {
    const { default: Hls } = await import('hls.js/light');
    if (!isHere) return;
    if (!Hls.isSupported()) {
      // Where the browser has no way to be fed it plays streams itself: Safari on a phone.
      if (video.canPlayType(HLS_TYPE) !== '') video.src = url;
      end = () => video.removeAttribute('src');
      return;
    }
    const hls = new Hls({
      // The policy of pages lets no worker be made of a text.
      enableWorker: false,
      liveSyncDurationCount: BEHIND_SEGMENTS,
      liveMaxLatencyDurationCount: BEHIND_MAX_SEGMENTS,
      maxLiveSyncPlaybackRate: CATCH_UP_RATE,
      backBufferLength: 60,
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    hls.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
      if (!fatal) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (type === Hls.ErrorTypes.MEDIA_ERROR) hls.recoverMediaError();
        // Where nothing was read yet there is nothing to go on with.
        else if (hls.levels.length === 0) hls.loadSource(url);
        else hls.startLoad();
      }, RETRY_MS);
    });
    hls.loadSource(url);
    hls.attachMedia(video);
    end = () => {
      clearTimeout(timer);
      hls.destroy();
    };
  };
  feed().catch(() => video.dispatchEvent(new Event('error')));
  return () => {
    isHere = false;
    end();
  };
}
