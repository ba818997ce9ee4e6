/** A segment of a recording, in order of its playlist. */
export interface TimedSegment {
  run: number;
  duration_ms: number;
  arrived_at: Date | null;
}

/** From where to where a recording is shown, ms; null for its own beginning or end. */
export interface Cut {
  start_ms: number | null;
  end_ms: number | null;
}

const MS = 1000;

/** What is served of a recording: whole segments. */
export interface Shown<Segment> {
  segments: Segment[];
  /** Where the first begins and the last ends, ms of the whole recording. */
  startMs: number;
  endMs: number;
  /** How long the whole recording is. */
  wholeMs: number;
}

/** The segments of which something lies within the cut. */
export function cutSegments<Segment extends Pick<TimedSegment, 'duration_ms'>>(
  all: readonly Segment[],
  { start_ms: start, end_ms: end }: Cut,
): Shown<Segment> {
  const segments: Segment[] = [];
  let clock = 0;
  let startMs: number | undefined;
  let endMs = 0;
  for (const segment of all) {
    const ends = clock + segment.duration_ms;
    if (ends > (start ?? 0) && clock < (end ?? Infinity)) {
      segments.push(segment);
      startMs ??= clock;
      endMs = ends;
    }
    clock = ends;
  }
  return { segments, startMs: startMs ?? 0, endMs, wholeMs: clock };
}

/** What lies within what is shown, on its clock. Something that reaches over an end is cut there. */
export function shiftSpan<Span extends { startMs: number; endMs: number }>(
  span: Span,
  shown: { startMs: number; endMs: number },
): Span | undefined {
  const startMs = Math.max(span.startMs, shown.startMs) - shown.startMs;
  const endMs = Math.min(span.endMs, shown.endMs) - shown.startMs;
  return endMs > startMs ? { ...span, startMs, endMs } : undefined;
}

/**
 * Chapters on the clock of what is shown. The one that has begun before it is the first.
 * @param chapters in order
 */
export function shiftChapters<Chapter extends { startMs: number }>(
  chapters: readonly Chapter[],
  shown: { startMs: number; endMs: number },
): Chapter[] {
  return chapters.flatMap((chapter, index) => {
    const next = chapters[index + 1]?.startMs ?? Infinity;
    if (next <= shown.startMs || chapter.startMs >= shown.endMs) return [];
    return [{ ...chapter, startMs: Math.max(0, chapter.startMs - shown.startMs) }];
  });
}

/** A part of what is shown, and when it was sent, seconds since the session began. */
export interface ReplayPart {
  offsetSeconds: number;
  startSeconds: number;
  endSeconds: number;
}

/**
 * When each part of what is shown was sent. A segment can only come late, so that the earliest of a part tells best.
 * Where nothing is cut off, what was said before and after belongs to the beginning and the end.
 */
export function partsOf(
  segments: readonly TimedSegment[],
  { start_ms: start, end_ms: end }: Cut,
  startedAt: Date,
): ReplayPart[] {
  const parts: { run: number; startMs: number; endMs: number; beganMs: number }[] = [];
  let clock = 0;
  for (const { run, duration_ms: durationMs, arrived_at: arrivedAt } of segments) {
    if (arrivedAt === null) return [];
    let part = parts.at(-1);
    if (part?.run !== run) {
      part = { run, startMs: clock, endMs: clock, beganMs: Infinity };
      parts.push(part);
    }
    clock += durationMs;
    part.endMs = clock;
    part.beganMs = Math.min(part.beganMs, arrivedAt.getTime() - (clock - part.startMs));
  }
  const reported = parts.map(({ startMs, endMs, beganMs }) => ({
    offsetSeconds: Math.max(0, Math.floor((beganMs - startedAt.getTime()) / MS)),
    startSeconds: Math.floor(startMs / MS),
    endSeconds: Math.ceil(endMs / MS),
  }));
  const last = reported.at(-1);
  if (!last) return [];
  const { offsetSeconds, startSeconds, endSeconds } = last;
  return [
    ...(start === null ? [{ offsetSeconds: 0, startSeconds: 0, endSeconds: 0 }] : []),
    ...reported,
    ...(end === null
      ? [
          {
            offsetSeconds: offsetSeconds + endSeconds - startSeconds,
            startSeconds: endSeconds,
            endSeconds,
          },
        ]
      : []),
  ];
}
