import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useLabels } from '../ui-provider/ui-provider.tsx';
import * as styles from './carousel.css.ts';
import { type CarouselSlide, Slide } from './slide.tsx';
import { useSlides, useTurning } from './use-slides.ts';

export type { CarouselSlide } from './slide.tsx';

/** Words of a carousel. */
export interface CarouselLabels {
  /** What screen readers call it: "carousel". */
  roleDescription: string;
  /** What they call one part: "slide". */
  slideRoleDescription: string;
  /** "2 of 5" */
  position: (index: number, count: number) => string;
  /** "Show slide 2" */
  goTo: (index: number) => string;
}

/** Props of `Carousel`. */
export interface CarouselProps {
  /** Names the region: "Highlights". */
  label: string;
  slides: readonly CarouselSlide[];
  labels: CarouselLabels;
  /** Seconds a slide stays; 0 turns the turning off. It never turns where motion is reduced. @default 8 */
  intervalSeconds?: number;
}

/**
 * The banners of a school. They turn by themselves unless motion is reduced, wait while the pointer or the focus
 * rests on them, and stop for good at the pause button or when somebody chooses a slide.
 */
export function Carousel({ label, slides, labels, intervalSeconds = 8 }: CarouselProps) {
  const words = useLabels();
  const track = useRef<HTMLDivElement>(null);
  const { index, show } = useSlides(track, slides.length);
  const isMany = slides.length > 1;
  const [isRunning, setRunning] = useState(false);
  const [isRested, setRested] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const canTurn = isMany && intervalSeconds > 0;
  const isTurning = canTurn && isRunning && !isRested && !isFocused;

  useEffect(() => {
    // Decided in the browser, and not while drawing, so that the server's page is the same.
    setRunning(!matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, []);
  useTurning(isTurning, intervalSeconds * 1000, index, () => show(index + 1));

  const choose = (wanted: number) => {
    setRunning(false);
    show(wanted);
  };
  if (slides.length === 0) return null;

  return (
    <section
      className={styles.root}
      aria-roledescription={labels.roleDescription}
      aria-label={label}
      onPointerEnter={() => setRested(true)}
      onPointerLeave={() => setRested(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div
        ref={track}
        // A slide without a link holds nothing that the focus could rest on, and the track scrolls.
        tabIndex={isMany && !slides[index]?.href ? 0 : undefined}
        className={styles.track}
        aria-live={isTurning ? 'off' : 'polite'}
      >
        {slides.map((slide, at) => (
          <div
            key={slide.id}
            role="group"
            aria-roledescription={labels.slideRoleDescription}
            aria-label={labels.position(at + 1, slides.length)}
            className={styles.slide}
            inert={at !== index}
          >
            <Slide slide={slide} isFirst={at === 0} />
          </div>
        ))}
      </div>
      {isMany ? (
        <div className={styles.controls}>
          {canTurn ? (
            <button
              type="button"
              className={styles.control}
              aria-label={isRunning ? words.pause : words.play}
              onClick={() => setRunning(!isRunning)}
            >
              <Icon as={isRunning ? PauseIcon : PlayIcon} size="sm" weight="fill" />
            </button>
          ) : null}
          <button
            type="button"
            className={styles.control}
            aria-label={words.previous}
            onClick={() => choose(index - 1)}
          >
            <Icon as={CaretLeftIcon} size="sm" weight="bold" mirror />
          </button>
          <div className={styles.dots}>
            {slides.map((slide, at) => (
              <button
                key={slide.id}
                type="button"
                className={styles.dot}
                aria-label={labels.goTo(at + 1)}
                aria-current={at === index || undefined}
                onClick={() => choose(at)}
              />
            ))}
          </div>
          <button
            type="button"
            className={styles.control}
            aria-label={words.next}
            onClick={() => choose(index + 1)}
          >
            <Icon as={CaretRightIcon} size="sm" weight="bold" mirror />
          </button>
        </div>
      ) : null}
    </section>
  );
}
