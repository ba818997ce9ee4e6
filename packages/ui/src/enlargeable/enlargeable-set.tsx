import { MagnifyingGlassPlusIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlassPlus';
import { useRef, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import * as styles from './enlargeable.css.ts';
import { useEnlarged } from './use-enlarged.ts';
import { useIsSmaller } from './use-is-smaller.ts';

/** Props of `EnlargeableSet`. */
export interface EnlargeableSetProps {
  pictures: readonly {
    src: string;
    /** What is seen on it. */
    alt: string;
    /** Words that stand with it in the page; they stand below it in the window too. */
    text?: string | undefined;
  }[];
  /** Language of the words where it is not the page's. */
  lang?: string | undefined;
  labels: {
    /** Name of the button: "Enlarge the pictures". */
    enlarge: string;
    /** What the button shows of its name, where that is long. @default all of it */
    enlargeShort?: string;
    /** Heading of the window: "Picture". */
    title: string;
    /** Which of them is shown, from 0: "2 of 4". */
    place: (index: number) => string;
    zoomIn: string;
    zoomOut: string;
    /** "Next picture". */
    next: string;
    /** "Previous picture". */
    previous: string;
  };
  /** What the pictures stand in, where a press does something else, as choosing an answer. */
  children: ReactNode;
}

/**
 * Pictures that are pressed for something else, and open in a window one after the other by a button below them where
 * one is shown smaller than it is: one stop for the keyboard, however many they are.
 */
export function EnlargeableSet({ pictures, lang, labels, children }: EnlargeableSetProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isSmaller = useIsSmaller(frame, pictures.map(({ src }) => src).join(' '));
  const { Enlarged, shown, open, close } = useEnlarged(frame);
  const first = pictures[0];
  if (!first) return children;
  const go = (index: number) => {
    const at = (index + pictures.length) % pictures.length;
    open(at, pictures[at]?.src ?? '');
  };
  const index = shown?.index ?? 0;
  const picture = pictures[index] ?? first;
  const step = (by: number) => go(index + by);
  return (
    <div ref={frame} className={styles.frame}>
      {children}
      {/* Whoever comes back from the window finds what they pressed. */}
      {isSmaller || shown ? (
        <div className={styles.below}>
          <Button size="sm" icon={MagnifyingGlassPlusIcon} aria-label={labels.enlarge} onPress={() => go(0)}>
            {labels.enlargeShort ?? labels.enlarge}
          </Button>
        </div>
      ) : null}
      {Enlarged ? (
        <Enlarged
          isOpen={shown !== undefined}
          {...picture}
          lang={lang}
          labels={labels}
          shownWidth={shown?.width ?? 0}
          steps={
            pictures.length > 1
              ? { place: labels.place(index), next: labels.next, previous: labels.previous, onStep: step }
              : undefined
          }
          onClose={close}
        />
      ) : null}
    </div>
  );
}
