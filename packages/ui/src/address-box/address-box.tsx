import { cx } from '../internal/cx.ts';
import { box } from './address-box.css.ts';

export interface AddressBoxProps {
  /** The address, or another text for machines in one line. */
  children: string;
  className?: string;
}

/** An address to copy by hand: from left to right in every language, selected as a whole. */
export function AddressBox({ children, className }: AddressBoxProps) {
  return (
    <code dir="ltr" className={cx(box, className)}>
      {children}
    </code>
  );
}
