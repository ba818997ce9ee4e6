import { CursorClickIcon } from '@phosphor-icons/react/dist/csr/CursorClick';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { Icon } from '../icon/icon.tsx';
import { Image } from '../image/image.tsx';
import { cx } from '../internal/cx.ts';
import * as styles from './poster-button.css.ts';

export interface PosterButtonProps {
  /** What a press does, and to what: "Play: A look around". */
  label: string;
  /** Picture of what is behind it; without one a drawn one stands there. */
  posterSrc?: string | null;
  /** What the sign on it says: it plays, or it opens in its place. @default 'play' */
  sign?: 'play' | 'open';
  /** Width by height. @default 16 / 9 */
  ratio?: number;
  onPress: () => void;
  className?: string;
}

const SIGNS = { play: PlayIcon, open: CursorClickIcon };
const WIDE = 16 / 9;

/** A picture in the place of something heavy, which is loaded when somebody presses it. */
export function PosterButton({
  label,
  posterSrc,
  sign = 'play',
  ratio = WIDE,
  onPress,
  className,
}: PosterButtonProps) {
  return (
    <button type="button" aria-label={label} className={cx(styles.button, className)} onClick={onPress}>
      <Image src={posterSrc} alt="" ratio={ratio} seed={label} />
      <span className={styles.sign}>
        <Icon as={SIGNS[sign]} size="lg" weight="fill" />
      </span>
    </button>
  );
}
