import { cx } from '../internal/cx.ts';
import { modulePath } from './module-path.ts';
import * as styles from './qr-code.css.ts';

/** Props of `QrCode`. */
export interface QrCodeProps {
  /** Rows of dark (true) and light squares, its quiet margin included or not. */
  modules: readonly (readonly boolean[])[];
  /** Says where it leads; put the same as text beside it for those who cannot scan it. */
  label: string;
  className?: string;
}

/** A code for cameras, black on white in every theme. */
export function QrCode({ modules, label, className }: QrCodeProps) {
  const size = modules.length;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={cx(styles.code, className)}
    >
      <path d={modulePath(modules)} fill="currentColor" />
    </svg>
  );
}
