import type { ReactNode, Ref } from 'react';
import { region } from './stale-region.css.ts';

/** Props of `StaleRegion`. */
export interface StaleRegionProps {
  /** Something newer is on its way. @default false */
  isStale?: boolean;
  /** What was there before, or what has arrived. */
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Keeps what is there while something newer is on its way: it can be read and used, and fades when that takes long. */
export function StaleRegion({ isStale = false, children, className, ref }: StaleRegionProps) {
  return (
    <div
      ref={ref}
      className={className ? `${region} ${className}` : region}
      data-stale={isStale || undefined}
      aria-busy={isStale}
    >
      {children}
    </div>
  );
}
