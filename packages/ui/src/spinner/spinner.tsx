import { ProgressBar } from 'react-aria-components/ProgressBar';
import { cx } from '../internal/cx.ts';
import { useLabels } from '../ui-provider/ui-provider.tsx';
import { arc, delayed, ring, sizes, track } from './spinner.css.ts';

export interface SpinnerProps {
  /** 16, 24, 40 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** What is being waited for. @default the provider's `loading` */
  label?: string;
  /** Appears at once instead of after 200 ms. @default false */
  isImmediate?: boolean;
  className?: string;
}

/** Something is going on and its length is unknown. Short waits show nothing: it appears after 200 ms. */
export function Spinner({ size = 'md', label, isImmediate = false, className }: SpinnerProps) {
  const labels = useLabels();
  return (
    <ProgressBar
      isIndeterminate
      aria-label={label ?? labels.loading}
      className={cx(sizes[size], isImmediate ? null : delayed, className)}
    >
      <svg viewBox="0 0 24 24" className={ring} aria-hidden focusable={false}>
        <circle cx="12" cy="12" r="9.5" className={track} />
        <circle cx="12" cy="12" r="9.5" className={arc} pathLength={100} />
      </svg>
    </ProgressBar>
  );
}
