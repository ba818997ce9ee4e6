import { clockTime } from './clock-time.ts';
import type { Chapter } from './types.ts';
import * as styles from './seek-bar.css.ts';

/** One arrow press on the bar. */
const STEP_SECONDS = 5;

/** Props of `SeekBar`. */
export interface SeekBarProps {
  label: string;
  positionText: string;
  currentSeconds: number;
  durationSeconds: number;
  bufferedSeconds: number;
  chapters: readonly Chapter[];
  onSeek: (seconds: number) => void;
}

/** The time line: from left to right in every language. */
export function SeekBar(props: SeekBarProps) {
  const { label, positionText, currentSeconds, durationSeconds, bufferedSeconds, chapters, onSeek } = props;
  const share = (seconds: number) => (durationSeconds > 0 ? `${(seconds / durationSeconds) * 100}%` : '0%');
  return (
    <div className={styles.seek} dir="ltr">
      <div className={styles.seekTrack} aria-hidden="true">
        <div className={styles.seekBuffered} style={{ inlineSize: share(bufferedSeconds) }} />
        <div className={styles.seekPlayed} style={{ inlineSize: share(currentSeconds) }} />
        {chapters.map((chapter) =>
          chapter.startSeconds > 0 ? (
            <div
              key={chapter.startSeconds}
              className={styles.chapter}
              title={`${clockTime(chapter.startSeconds)} ${chapter.title}`}
              style={{ insetInlineStart: share(chapter.startSeconds) }}
            />
          ) : null,
        )}
      </div>
      <input
        type="range"
        className={styles.seekInput}
        aria-label={label}
        aria-valuetext={positionText}
        min={0}
        max={Math.max(durationSeconds, STEP_SECONDS)}
        step="any"
        value={currentSeconds}
        onKeyDown={(event) => {
          // With `step="any"` an arrow would move by a hundredth of a long video, or by nothing.
          const direction = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
          if (!direction) return;
          event.preventDefault();
          onSeek(currentSeconds + direction * STEP_SECONDS);
        }}
        onChange={(event) => onSeek(event.target.valueAsNumber)}
      />
    </div>
  );
}
