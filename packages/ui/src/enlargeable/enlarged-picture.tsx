import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { MagnifyingGlassMinusIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlassMinus';
import { MagnifyingGlassPlusIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlassPlus';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { DialogPanel } from '../dialog/dialog-panel.tsx';
import { FormulaText } from '../formula-text/formula-text.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { UserText } from '../user-text/user-text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { EnlargeableProps } from './enlargeable.tsx';
import * as styles from './enlargeable.css.ts';

export interface EnlargedPictureProps extends Pick<EnlargeableProps, 'src' | 'alt' | 'lang'> {
  labels: Omit<EnlargeableProps['labels'], 'enlarge' | 'enlargeShort'>;
  isOpen: boolean;
  /** Pixels that it is wide in the page. */
  shownWidth: number;
  /** Words that stand with it in the page. */
  text?: string | undefined;
  /** Where it is one of several. */
  steps?:
    | {
        /** Which one: "2 of 4". */
        place: string;
        next: string;
        previous: string;
        onStep: (by: 1 | -1) => void;
      }
    | undefined;
  onClose: () => void;
}

/** So much wider than in the page, or the window has shown nothing. */
const LARGER = 1.2;

/** A picture in a window: whole, or as large as it is and moved about. */
export function EnlargedPicture({ isOpen, onClose, ...picture }: EnlargedPictureProps) {
  return <Window key={isOpen ? 'open' : 'closed'} isOpen={isOpen} onClose={onClose} {...picture} />;
}

function Window({ isOpen, labels, steps, onClose, ...picture }: EnlargedPictureProps) {
  // Each of several begins whole.
  const [zoom, setZoom] = useState<{ src: string; canZoom: boolean; isNatural: boolean }>();
  const { canZoom = false, isNatural = false } = zoom?.src === picture.src ? zoom : {};
  return (
    <DialogPanel
      isOpen={isOpen}
      onClose={onClose}
      size="lg"
      title={labels.title}
      footer={
        canZoom || steps ? (
          <>
            {canZoom ? (
              <Button
                icon={isNatural ? MagnifyingGlassMinusIcon : MagnifyingGlassPlusIcon}
                onPress={() => setZoom({ src: picture.src, canZoom, isNatural: !isNatural })}
              >
                {isNatural ? labels.zoomOut : labels.zoomIn}
              </Button>
            ) : null}
            {steps ? (
              <div className={styles.steps}>
                <IconButton
                  icon={CaretLeftIcon}
                  mirror
                  label={steps.previous}
                  onPress={() => steps.onStep(-1)}
                />
                <IconButton icon={CaretRightIcon} mirror label={steps.next} onPress={() => steps.onStep(1)} />
              </div>
            ) : null}
          </>
        ) : undefined
      }
    >
      <Shown
        {...picture}
        title={labels.title}
        isNatural={isNatural}
        onFit={(fitted) => setZoom({ src: picture.src, ...fitted })}
      />
      {steps ? <Caption {...picture} place={steps.place} /> : null}
    </DialogPanel>
  );
}

/** Which of several it is, told when it changes. */
function Caption({
  alt,
  lang,
  text,
  place,
}: { place: string } & Pick<EnlargedPictureProps, 'alt' | 'lang' | 'text'>) {
  return (
    <div role="status" className={styles.caption}>
      <span>{place}</span>
      {text ? (
        <span lang={lang}>
          <FormulaText>{text}</FormulaText>
        </span>
      ) : null}
      <VisuallyHidden>
        <span lang={lang}>
          <UserText>{alt}</UserText>
        </span>
      </VisuallyHidden>
    </div>
  );
}

interface ShownProps extends Pick<EnlargedPictureProps, 'src' | 'alt' | 'lang' | 'shownWidth'> {
  title: string;
  isNatural: boolean;
  onFit: (fitted: { canZoom: boolean; isNatural: boolean }) => void;
}

function Shown({ src, alt, lang, shownWidth, title, isNatural, onFit }: ShownProps) {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = room.current;
    if (!isNatural || !element) return;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    element.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2);
  }, [isNatural, src]);
  const fit = ({ clientWidth, naturalWidth }: HTMLImageElement) => {
    // On a phone the whole of it may be no larger than in the page.
    if (naturalWidth > clientWidth) onFit({ canZoom: true, isNatural: clientWidth < shownWidth * LARGER });
  };
  return (
    // A picture has no reading direction.
    <div
      ref={room}
      dir="ltr"
      className={styles.room}
      // Keys move it about where there is more of it.
      {...(isNatural ? { tabIndex: 0, role: 'group', 'aria-label': title } : {})}
    >
      <img
        key={src}
        src={src}
        alt={alt}
        lang={lang}
        className={isNatural ? styles.natural : styles.whole}
        onLoad={({ currentTarget }) => fit(currentTarget)}
      />
    </div>
  );
}
