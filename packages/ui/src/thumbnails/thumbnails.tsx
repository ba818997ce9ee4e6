import { Image } from '../image/image.tsx';
import { cx } from '../internal/cx.ts';
import { list, picture } from './thumbnails.css.ts';

export interface ThumbnailsProps {
  /** Each opens in full in a new tab; `alt` says so. Nothing is drawn where there are none. */
  pictures: readonly { src: string; alt: string }[];
  /** Names the list where no heading does. */
  label?: string;
  className?: string;
}

/** Pictures in small squares; a press shows one in full. */
export function Thumbnails({ pictures, label, className }: ThumbnailsProps) {
  if (pictures.length === 0) return null;
  return (
    <ul role="list" aria-label={label} className={cx(list, className)}>
      {pictures.map(({ src, alt }) => (
        <li key={src}>
          <a href={src} target="_blank" rel="noopener noreferrer" aria-label={alt} className={picture}>
            <Image src={src} ratio={1} alt="" />
          </a>
        </li>
      ))}
    </ul>
  );
}
