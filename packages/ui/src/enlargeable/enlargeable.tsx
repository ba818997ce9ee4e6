import { MagnifyingGlassPlusIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlassPlus';
import { useRef, type ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import * as styles from './enlargeable.css.ts';
import { useEnlarged } from './use-enlarged.ts';
import { useIsSmaller } from './use-is-smaller.ts';

export { EnlargeableSet, type EnlargeableSetProps } from './enlargeable-set.tsx';

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
    /** Name of the button: "Enlarge picture: A plan". */
    enlarge: string;
    /** What a button below shows of its name, where that is long. @default all of it */
    enlargeShort?: string;
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

/** A picture that opens in a window of its own where it is shown smaller than it is; otherwise just the picture. */
export function Enlargeable({ src, alt, lang, place = 'over', labels, children }: EnlargeableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isSmaller = useIsSmaller(frame, src);
  const { Enlarged, shown, open, close } = useEnlarged(frame);
  const press = () => open(0, src);
  return (
    <div ref={frame} className={styles.frame}>
      {children}
      {/* Whoever comes back from the window finds what they pressed. */}
      {!isSmaller && !shown ? null : place === 'over' ? (
        <AriaButton className={styles.over} aria-label={labels.enlarge} onPress={press}>
          <span className={styles.sign}>
            <Icon as={MagnifyingGlassPlusIcon} size="md" />
          </span>
        </AriaButton>
      ) : (
        <div className={styles.below}>
          <Button size="sm" icon={MagnifyingGlassPlusIcon} aria-label={labels.enlarge} onPress={press}>
            {labels.enlargeShort ?? labels.enlarge}
          </Button>
        </div>
      )}
      {Enlarged ? (
        <Enlarged
          isOpen={shown !== undefined}
          src={src}
          alt={alt}
          lang={lang}
          labels={labels}
          shownWidth={shown?.width ?? 0}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
