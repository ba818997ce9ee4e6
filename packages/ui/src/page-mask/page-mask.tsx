import type { ReactNode } from 'react';
import { Icon, type IconGlyph } from '../icon/icon.tsx';
import { mask, note } from './page-mask.css.ts';

/** Props of `PageMask`. */
export interface PageMaskProps {
  icon?: IconGlyph;
  /** Why nothing can be used: one sentence. */
  children: ReactNode;
}

/** Lies over a page that can be looked at, not used, and says so. What lies below needs to be `inert`. */
export function PageMask({ icon, children }: PageMaskProps) {
  return (
    <div className={mask}>
      <p role="status" className={note}>
        {icon ? <Icon as={icon} /> : null}
        {children}
      </p>
    </div>
  );
}
