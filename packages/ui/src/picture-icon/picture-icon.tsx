import { cx } from '../internal/cx.ts';
import { picture } from './picture-icon.css.ts';

export interface PictureIconProps {
  /** Address of the picture, such as the logo of another service. */
  src: string;
  className?: string;
}

/** A picture in the place of an icon, shown as a whole. It is silent: the name stands beside it. */
export function PictureIcon({ src, className }: PictureIconProps) {
  return <img src={src} alt="" className={cx(picture, className)} />;
}
