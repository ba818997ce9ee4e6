import { MagnifyingGlassPlusIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlassPlus';
import { useEffect, useRef, useState, type ComponentType, type ReactNode, type RefObject } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { EnlargedPictureProps } from './enlarged-picture.tsx';
import * as styles from './enlargeable.css.ts';

/** Props of `Enlargeable`. */
export interface EnlargeableProps {
  src: string;
  /** What is seen on the picture. */
  alt: string;
  /** Language of `alt` where it is not the page's. */
  lang?: string | undefined;
  /**
   * `over` makes all of the picture the button; `below` stands under one whose areas are pressed.
   * @default 'over'
   */
  place?: 'over' | 'below';
  labels: {
    /** Name of the button: "Enlarge picture". */
    enlarge: string;
    /** Heading of the window: "Picture". */
    title: string;
    /** Shows it as large as it is. */
    zoomIn: string;
    /** Shows the whole of it. */
    zoomOut: string;
  };
  /** The picture as it stands in the page: one `img` in it. */
  children: ReactNode;
}

/** Smaller than this share of its own size a picture has more to show. */
const SMALLER = 0.9;

/** A picture that opens in a window of its own where it is shown smaller than it is; otherwise just the picture. */
export function Enlargeable({ src, alt, lang, place = 'over', labels, children }: EnlargeableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isSmaller = useIsSmaller(frame, src);
  const [Enlarged, setEnlarged] = useState<ComponentType<EnlargedPictureProps>>();
  const [shownWidth, setShownWidth] = useState<number>();
  const isOpen = shownWidth !== undefined;
  const open = () => {
    const width = frame.current?.querySelector('img')?.clientWidth ?? 0;
    import('./enlarged-picture.tsx').then(
      (loaded) => {
        setEnlarged(() => loaded.EnlargedPicture);
        setShownWidth(width);
      },
      // Without a connection the page goes on as it is.
      () => undefined,
    );
  };
  return (
    <div ref={frame} className={styles.frame}>
      {children}
      {/* Whoever comes back from the window finds what they pressed. */}
      {!isSmaller && !isOpen ? null : place === 'over' ? (
        <AriaButton className={styles.over} aria-label={labels.enlarge} onPress={open}>
          <span className={styles.sign}>
            <Icon as={MagnifyingGlassPlusIcon} size="md" />
          </span>
        </AriaButton>
      ) : (
        <div className={styles.below}>
          <Button size="sm" icon={MagnifyingGlassPlusIcon} onPress={open}>
            {labels.enlarge}
          </Button>
        </div>
      )}
      {Enlarged ? (
        <Enlarged
          isOpen={isOpen}
          src={src}
          alt={alt}
          lang={lang}
          labels={labels}
          shownWidth={shownWidth ?? 0}
          onClose={() => setShownWidth(undefined)}
        />
      ) : null}
    </div>
  );
}

/** Whether the picture in an element is shown smaller than it is. */
function useIsSmaller(frame: RefObject<HTMLElement | null>, src: string): boolean {
  const [isSmaller, setSmaller] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const look = () => {
      const image = element.querySelector('img');
      if (!image?.naturalWidth) return setSmaller(false);
      const { clientWidth, clientHeight, naturalWidth, naturalHeight } = image;
      setSmaller(Math.min(clientWidth / naturalWidth, clientHeight / naturalHeight) < SMALLER);
    };
    // It does not bubble.
    element.addEventListener('load', look, true);
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      element.removeEventListener('load', look, true);
      observer.disconnect();
    };
  }, [frame, src]);
  return isSmaller;
}
