import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { FormulaText } from '../formula-text/formula-text.tsx';
import { Icon } from '../icon/icon.tsx';
import { answerState } from '../internal/answer-state.ts';
import { cx } from '../internal/cx.ts';
import { Text } from '../text/text.tsx';
import { placeOf, type PictureArea } from './area-geometry.ts';
import * as styles from './picture-areas.css.ts';

export type { PictureArea } from './area-geometry.ts';

/** An area that can be chosen, or was. */
export interface MarkedArea extends PictureArea {
  id: string;
  /** What is seen of it: its number. */
  mark: string;
  /** What is heard, beginning with what is seen: "1: the upper chamber". */
  label: string;
  /** What a person put into it; empty for nothing. Left out where areas are marked. */
  text?: string | undefined;
  isChosen: boolean;
  /** Whether it is right; left out while that is not shown. */
  isRight?: boolean | undefined;
  /** It cannot be chosen now. */
  isDisabled?: boolean | undefined;
}

/** Props of `PictureAreas`. */
export interface PictureAreasProps {
  src: string;
  /** What is seen on the picture. */
  alt: string;
  /** Pixels of the picture; null for unknown. */
  width: number | null;
  height: number | null;
  areas: readonly MarkedArea[];
  /** Left out where nothing can be changed: the areas are told beside the picture then. */
  onToggle?: ((id: string) => void) | undefined;
  /** Instead of it, where areas are filled from fields beside the picture: leads to the field of an area. */
  onPress?: ((id: string) => void) | undefined;
  /** Of the areas' names, where it is not the page's. */
  lang?: string | undefined;
  labels: { failed: string; retry: string };
}

/** A picture with areas to choose or to fill; each is outlined, numbered and has a name. */
export function PictureAreas({ areas, onToggle, onPress, lang, ...picture }: PictureAreasProps) {
  return (
    <AreaFrame {...picture}>
      {areas.map((area) => {
        const state = answerState(area);
        const isFilled = area.text !== undefined;
        const look = {
          className: cx(styles.area, isFilled && styles.room),
          'data-state': state,
          'data-shape': area.shape,
          style: placeOf(area),
        };
        const mark = (
          <span className={styles.mark} aria-hidden>
            {area.mark}
            {area.text ? (
              <FormulaText className={styles.text} isInLine>
                {area.text}
              </FormulaText>
            ) : null}
            {state === 'plain' || (isFilled && state === 'chosen') ? null : (
              <Icon as={state === 'wrong' ? XIcon : CheckIcon} size="text" weight="bold" />
            )}
          </span>
        );
        if (onPress)
          return (
            <button
              key={area.id}
              type="button"
              aria-label={area.label}
              lang={lang}
              // Keys reach the field itself.
              tabIndex={-1}
              // What is dragged here fills it, as in its field.
              data-place={area.id}
              onClick={() => onPress(area.id)}
              {...look}
            >
              {mark}
            </button>
          );
        return onToggle ? (
          <button
            key={area.id}
            type="button"
            role="checkbox"
            aria-checked={area.isChosen}
            aria-label={area.label}
            aria-disabled={area.isDisabled || undefined}
            lang={lang}
            onClick={() => {
              if (!area.isDisabled) onToggle(area.id);
            }}
            {...look}
          >
            {mark}
          </button>
        ) : (
          <span key={area.id} {...look}>
            {mark}
          </span>
        );
      })}
    </AreaFrame>
  );
}

/** The picture, and what lies over it. */
function AreaFrame({
  src,
  alt,
  width,
  height,
  labels,
  children,
}: Pick<PictureAreasProps, 'src' | 'alt' | 'width' | 'height' | 'labels'> & { children: ReactNode }) {
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const isFailed = failed === src;
  return (
    <div className={styles.whole}>
      {/* A picture has no reading direction: left stays left. */}
      <div dir="ltr" className={styles.frame} style={width ? { maxInlineSize: `${width}px` } : undefined}>
        <img
          key={`${src} ${tries}`}
          src={src}
          alt={alt}
          dir="auto"
          width={width ?? undefined}
          height={height ?? undefined}
          draggable={false}
          className={styles.picture}
          onError={() => setFailed(src)}
        />
        {children}
      </div>
      {isFailed ? (
        <div className={styles.failure} role="alert">
          <Text tone="danger">{labels.failed}</Text>
          <Button
            size="sm"
            onPress={() => {
              setFailed(null);
              setTries(tries + 1);
            }}
          >
            {labels.retry}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
