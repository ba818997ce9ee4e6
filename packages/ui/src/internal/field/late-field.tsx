import { type ReactNode, useSyncExternalStore } from 'react';
import { cx } from '../cx.ts';
import type { OnDemand } from '../on-demand.ts';
import { useLabels } from '../../ui-provider/ui-provider.tsx';
import { box, description as descriptionClass, field, label as labelClass } from './field.css.ts';
import { lateValue } from './late-field.css.ts';

const subscribe = () => () => undefined;

/**
 * The part of a field that is loaded as soon as the page stands. The drawn page and the first drawing in the
 * browser have none, so that they are alike.
 */
export function useLatePart<Part>(part: OnDemand<Part>): Part | null {
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const loaded = part.usePart(true);
  return isHydrated ? loaded : null;
}

export interface LateFieldProps {
  label: ReactNode;
  description?: ReactNode;
  isDisabled?: boolean;
  className?: string;
  /** What the field holds. */
  children?: ReactNode;
}

/**
 * Keeps the place of a field whose parts are still on their way, as large as the field. `data-late` says so to those who
 * wait for the page.
 */
export function LateField({ label, description, isDisabled, className, children }: LateFieldProps) {
  const labels = useLabels();
  return (
    <div className={cx(field, className)} aria-busy="true" data-late>
      <span className={labelClass}>{label}</span>
      <div className={box} data-disabled={isDisabled || undefined}>
        <span className={lateValue} title={labels.loading}>
          {children}
        </span>
      </div>
      {description ? <span className={descriptionClass}>{description}</span> : null}
    </div>
  );
}
