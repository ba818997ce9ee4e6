import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './progress.css.ts';

const RING_RADIUS = 20;
const RING_LENGTH = 2 * Math.PI * RING_RADIUS;

const clamp = (value: number) => (Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0);

function meterProps(label: string, share: number, valueText: string | undefined) {
  return {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': Math.round(share * 100),
    'aria-valuetext': valueText,
  } as const;
}

/** Props of `ProgressBar`. */
export interface ProgressBarProps {
  /** What advances, for screen readers: "Progress of Project management". */
  label: string;
  /** Share that is done, 0 to 1; values outside are cut. */
  value: number;
  /** The same in words: "7 of 12, about 40 min left". Shown below the bar unless `isTextHidden`. */
  text?: string;
  /** Leaves the words to screen readers. @default false */
  isTextHidden?: boolean;
  /** @default 'md' */
  size?: 'sm' | 'md';
}

/** How far something has come, as a bar that grows with the reading direction, and in words. */
export function ProgressBar({ label, value, text, isTextHidden = false, size = 'md' }: ProgressBarProps) {
  const share = clamp(value);
  return (
    <div className={styles.root}>
      <div {...meterProps(label, share, text)} className={cx(styles.track, styles.thickness[size])}>
        <div
          className={styles.fill}
          data-complete={share === 1 || undefined}
          style={{ inlineSize: `${share * 100}%` }}
        />
      </div>
      {text && !isTextHidden ? (
        <span className={styles.text} aria-hidden="true">
          {text}
        </span>
      ) : null}
    </div>
  );
}

/** Props of `ProgressRing`. */
export interface ProgressRingProps {
  /** What advances, for screen readers. */
  label: string;
  /** Share that is done, 0 to 1; values outside are cut. */
  value: number;
  /** The same in words, for screen readers. */
  text?: string;
  /** What stands in the middle: a figure or a check mark. */
  children?: ReactNode;
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
}

/** How far something has come, as a ring: small beside a lesson, large on a class page. */
export function ProgressRing({ label, value, text, children, size = 'md' }: ProgressRingProps) {
  const share = clamp(value);
  const stroke = size === 'lg' ? 5 : 6;
  return (
    <span {...meterProps(label, share, text)} className={cx(styles.ring, styles.ringSize[size])}>
      <svg className={styles.ringDrawing} viewBox="0 0 48 48" aria-hidden="true">
        <circle className={styles.ringTrack} cx="24" cy="24" r={RING_RADIUS} strokeWidth={stroke} />
        {share > 0 ? (
          <circle
            className={styles.ringFill}
            data-complete={share === 1 || undefined}
            cx="24"
            cy="24"
            r={RING_RADIUS}
            strokeWidth={stroke}
            strokeDasharray={RING_LENGTH}
            strokeDashoffset={RING_LENGTH * (1 - share)}
          />
        ) : null}
      </svg>
      {children ? (
        <span className={styles.ringText} aria-hidden="true">
          {children}
        </span>
      ) : null}
    </span>
  );
}
