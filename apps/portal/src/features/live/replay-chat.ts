import type { LiveMessage } from '@stoa/api/schema';

/** A part of a recording, and where it begins in the chat, seconds. */
export interface ReplayPart {
  offsetSeconds: number;
  startSeconds: number;
  endSeconds: number;
}

/**
 * Where in a recording a message was written, seconds. Between two parts it belongs to the end of the first.
 * @returns undefined where that is cut off, or before the session began
 */
export function placeInReplay(
  { offsetSeconds: at }: Pick<LiveMessage, 'offsetSeconds'>,
  parts: readonly ReplayPart[],
): number | undefined {
  if (at === null) return undefined;
  const index = parts.findLastIndex(({ offsetSeconds }) => offsetSeconds <= at);
  const part = parts[index];
  if (!part) return undefined;
  const place = part.startSeconds + at - part.offsetSeconds;
  const isLast = index === parts.length - 1;
  // What has no length stands for all that was written before or after.
  const isEnd = part.startSeconds === part.endSeconds;
  return isLast && !isEnd && place > part.endSeconds ? undefined : Math.min(place, part.endSeconds);
}
