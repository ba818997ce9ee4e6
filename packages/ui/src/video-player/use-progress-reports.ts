import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { VideoProgress } from './types.ts';

/** While playing the place is reported this often. */
const REPORT_INTERVAL_MS = 5000;

/**
 * Tells where somebody is in the video: every few seconds while it plays, and at once at a pause, after a jump, at
 * the end, and when the page goes out of sight, which may be its last moment.
 */
export function useProgressReports(
  video: RefObject<HTMLVideoElement | null>,
  onProgress: ((progress: VideoProgress) => void) | undefined,
): void {
  const report = useRef(onProgress);
  useEffect(() => {
    report.current = onProgress;
  });

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    let lastPosition = -1;
    const notify = () => {
      const { currentTime, duration, ended, readyState } = element;
      // Before anything is loaded there is no place to tell, and zero would overwrite the remembered one.
      if (readyState === HTMLMediaElement.HAVE_NOTHING || (currentTime === lastPosition && !ended)) return;
      lastPosition = currentTime;
      report.current?.({
        positionSeconds: currentTime,
        durationSeconds: Number.isFinite(duration) ? duration : 0,
        hasEnded: ended,
      });
    };
    const timer = setInterval(() => {
      if (!element.paused) notify();
    }, REPORT_INTERVAL_MS);
    const onHidden = () => {
      if (document.visibilityState === 'hidden') notify();
    };
    const moments = ['pause', 'seeked', 'ended'] as const;
    for (const moment of moments) element.addEventListener(moment, notify);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      clearInterval(timer);
      for (const moment of moments) element.removeEventListener(moment, notify);
      document.removeEventListener('visibilitychange', onHidden);
      if (!element.paused) notify();
    };
  }, [video]);
}
