import { cx } from '../internal/cx.ts';
import { accent, lockup, sizes, wordmark } from './logo.css.ts';

export interface LogoProps {
  /** Height of the mark: 24, 32, 48 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Beside the mark: the product's or the school's name. Without it the mark needs a `label` where it stands alone. */
  name?: string;
  /** Name for screen readers of the mark alone. */
  label?: string;
  className?: string;
}

/** The mark of Stoa: three columns under an architrave. */
export function Logo({ size = 'md', name, label, className }: LogoProps) {
  return (
    <span className={cx(lockup, className)}>
      <svg
        viewBox="0 0 32 32"
        className={sizes[size]}
        focusable={false}
        {...(label && !name ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      >
        <g fill="currentColor">
          <rect x="2" y="3" width="28" height="5" rx="1" />
          <rect x="4" y="11" width="5" height="18" rx="1" />
          <rect x="23" y="11" width="5" height="18" rx="1" />
        </g>
        <path className={accent} d="M13.5 29V13.5a2.5 2.5 0 0 1 5 0V29z" />
      </svg>
      {name ? <span className={wordmark}>{name}</span> : null}
    </span>
  );
}
