import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useRef } from 'react';
import { useToggleButton } from 'react-aria/useToggleButton';
import { useToggleState } from 'react-stately/useToggleState';
import { Formulas, nameWithFormulas } from '../formula-text/formula-text.tsx';
import { Icon } from '../icon/icon.tsx';
import { answerState } from '../internal/answer-state.ts';
import * as styles from './marked-text.css.ts';

/** A passage that can be marked, or was. */
export interface MarkedPassage {
  id: string;
  text: string;
  isChosen: boolean;
  /** Whether it is right; left out while that is not shown. */
  isRight?: boolean | undefined;
}

/** Props of `MarkedText`. */
export interface MarkedTextProps {
  /** Words and passages of each paragraph, in order. */
  paragraphs: readonly (readonly (string | MarkedPassage)[])[];
  /** Left out where nothing can be changed: what passages were is told beside the text then. */
  onToggle?: ((id: string) => void) | undefined;
  /** Language of the text, where it is not the page's. */
  lang?: string | undefined;
}

/** A text with passages that are marked by a press, as with a pen. Long passages run over lines. */
export function MarkedText({ paragraphs, onToggle, lang }: MarkedTextProps) {
  return (
    <div className={styles.text} lang={lang}>
      {paragraphs.map((pieces, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the order of a text does not change
        <p key={place} dir="auto" className={styles.paragraph}>
          {pieces.map((piece, index) => {
            if (typeof piece === 'string') return <Formulas key={`${index} ${piece}`}>{piece}</Formulas>;
            return onToggle ? (
              <Toggle key={piece.id} passage={piece} onToggle={onToggle} />
            ) : (
              <Shown key={piece.id} passage={piece} />
            );
          })}
        </p>
      ))}
    </div>
  );
}

/** No button element: those do not run over lines. */
function Toggle({
  passage,
  onToggle,
}: {
  passage: MarkedPassage;
  onToggle: NonNullable<MarkedTextProps['onToggle']>;
}) {
  const ref = useRef<HTMLSpanElement>(null);
  const props = {
    elementType: 'span',
    isSelected: passage.isChosen,
    onChange: () => onToggle(passage.id),
  } as const;
  const { buttonProps } = useToggleButton(props, useToggleState(props), ref);
  return (
    <span
      {...buttonProps}
      ref={ref}
      aria-label={nameWithFormulas(passage.text)}
      className={styles.passage}
      data-state={answerState(passage)}
    >
      <Formulas>{passage.text}</Formulas>
    </span>
  );
}

function Shown({ passage }: { passage: MarkedPassage }) {
  const state = answerState(passage);
  return (
    <span className={styles.passage} data-state={state}>
      <Formulas>{passage.text}</Formulas>
      {passage.isRight === undefined || state === 'plain' ? null : (
        <Icon as={state === 'wrong' ? XIcon : CheckIcon} size="text" weight="bold" className={styles.sign} />
      )}
    </span>
  );
}
