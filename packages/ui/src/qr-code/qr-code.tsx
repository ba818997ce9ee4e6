import { cx } from '../internal/cx.ts';
import { sheet } from './qr-code.css.ts';
import { modulePath } from './module-path.ts';

export interface QrCodeProps {
  /** The squares of the code, row by row; true is dark. Without a margin: the quiet zone is drawn here. */
  modules: readonly (readonly boolean[])[];
  /** What it is for. A text alternative to what it holds stands beside it. */
  label: string;
  className?: string;
}

/** So many empty squares around the code: readers find its corners by them. */
const QUIET_ZONE = 4;

/** A QR code, dark on white in every theme, since readers expect that. It fills the width of its box. */
export function QrCode({ modules, label, className }: QrCodeProps) {
  const size = modules.length + 2 * QUIET_ZONE;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={cx(sheet, className)}
    >
      <path transform={`translate(${QUIET_ZONE} ${QUIET_ZONE})`} d={modulePath(modules)} />
    </svg>
  );
}
