import { cx } from '../internal/cx.ts';
import { count, dot } from './news-mark.css.ts';

export interface NewsMarkProps {
  /** How many, written out (`12`, `99+`). @default a dot */
  children?: string;
  className?: string;
}

/** Something new, as a dot or a count. It is silent: the words beside it, or the name of its control, say it too. */
export function NewsMark({ children, className }: NewsMarkProps) {
  return (
    <span className={cx(children ? count : dot, className)} aria-hidden="true">
      {children}
    </span>
  );
}
