/** A player keeps so far away from the newest moment that there is: what comes next has to arrive. */
const EDGE_SECONDS = 5;
/** Further back it shows what was. */
const BEHIND_SECONDS = 15;

const newest = (video: HTMLVideoElement): number | undefined =>
  video.seekable.length > 0 ? video.seekable.end(video.seekable.length - 1) : undefined;

/** Whether a stream shows what was, not what goes on now. */
export const isBehind = (video: HTMLVideoElement | null): boolean =>
  video !== null && video.currentTime > 0 && (newest(video) ?? 0) - video.currentTime > BEHIND_SECONDS;

/** Where a stream goes on now, s; undefined while nothing has arrived. */
export const liveEdge = (video: HTMLVideoElement): number | undefined => {
  const end = newest(video);
  return end === undefined ? undefined : Math.max(0, end - EDGE_SECONDS);
};
