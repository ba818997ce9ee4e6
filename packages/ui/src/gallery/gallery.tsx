import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { useEffect, useState } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { BareIconButton } from '../icon-button/bare-icon-button.tsx';
import { Image } from '../image/image.tsx';
import { cx } from '../internal/cx.ts';
import { useLabels } from '../ui-provider/ui-provider.tsx';
import { UserText } from '../user-text/user-text.tsx';
import * as styles from './gallery.css.ts';

export interface GalleryPicture {
  src: string;
  /** What it shows. */
  alt: string;
  /** Words below it. */
  caption?: string;
}

export interface GalleryProps {
  /** Names the list. */
  label: string;
  pictures: readonly GalleryPicture[];
  /** Name of the button of a picture, counted from 1: "Enlarge picture 2: A hall". */
  openLabel: (number: number, alt: string) => string;
  /** "2 of 5" */
  positionLabel: (number: number, count: number) => string;
  className?: string;
}

/** Width by height of a small picture, and of the place of a large one. */
const SMALL_RATIO = 4 / 3;
const LARGE_RATIO = 3 / 2;

/** Pictures in a grid. A press shows one in full, and the arrow keys show the others. */
export function Gallery({ label, pictures, openLabel, positionLabel, className }: GalleryProps) {
  const [open, setOpen] = useState<number>();
  return (
    <>
      <ul role="list" aria-label={label} className={cx(styles.list, className)}>
        {pictures.map(({ src, alt, caption }, index) => (
          // The same picture may stand in it twice.
          // eslint-disable-next-line react/no-array-index-key
          <li key={index} className={styles.entry}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={openLabel(index + 1, alt)}
              className={styles.button}
              onClick={() => setOpen(index)}
            >
              <Image src={src} alt="" ratio={SMALL_RATIO} className={styles.picture} />
            </button>
            {caption ? (
              <span className={styles.caption}>
                <UserText>{caption}</UserText>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <Enlarged
        pictures={pictures}
        index={open}
        positionLabel={positionLabel}
        onShow={setOpen}
        onClose={() => setOpen(undefined)}
      />
    </>
  );
}

interface EnlargedProps extends Pick<GalleryProps, 'pictures' | 'positionLabel'> {
  /** Undefined while none is shown. */
  index: number | undefined;
  onShow: (index: number) => void;
  onClose: () => void;
}

function Enlarged({ pictures, index, positionLabel, onShow, onClose }: EnlargedProps) {
  const words = useLabels();
  const count = pictures.length;
  const picture = index === undefined ? undefined : pictures[index];
  useEffect(() => {
    if (index === undefined) return undefined;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
      const isRtl = document.documentElement.dir === 'rtl';
      const step = (key === 'ArrowRight') === isRtl ? -1 : 1;
      onShow((index + step + count) % count);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [index, count, onShow]);
  return (
    <Dialog
      isOpen={picture !== undefined}
      onClose={onClose}
      size="lg"
      title={positionLabel((index ?? 0) + 1, count)}
      footer={
        count > 1 && index !== undefined ? (
          <>
            <BareIconButton
              icon={CaretLeftIcon}
              label={words.previous}
              mirror
              onPress={() => onShow((index + count - 1) % count)}
            />
            <BareIconButton
              icon={CaretRightIcon}
              label={words.next}
              mirror
              onPress={() => onShow((index + 1) % count)}
            />
          </>
        ) : undefined
      }
    >
      {picture ? (
        <figure className={styles.enlarged} aria-live="polite">
          <Image src={picture.src} alt={picture.alt} ratio={LARGE_RATIO} fit="contain" isPriority />
          {picture.caption ? (
            <figcaption>
              <UserText>{picture.caption}</UserText>
            </figcaption>
          ) : null}
        </figure>
      ) : null}
    </Dialog>
  );
}
