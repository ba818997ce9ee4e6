const LONGEST_SECONDS = 86_400;

/**
 * How long a film is, whole seconds.
 * @returns 0 where this browser cannot tell: it does not know the format, or the file does not say
 */
export function secondsOf(file: Blob): Promise<number> {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  return new Promise<number>((resolve) => {
    video.preload = 'metadata';
    video.onloadedmetadata = () => resolve(Number.isFinite(video.duration) ? Math.round(video.duration) : 0);
    video.onerror = () => resolve(0);
    video.src = url;
  })
    .then((seconds) => Math.min(seconds, LONGEST_SECONDS))
    .finally(() => {
      video.removeAttribute('src');
      URL.revokeObjectURL(url);
    });
}
