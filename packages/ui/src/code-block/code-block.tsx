import { useId, useRef } from 'react';
import { CopyButton } from './copy-button.tsx';
import * as styles from './code-block.css.ts';
import type { CodePiece } from './highlighter.ts';
import { useHighlight } from './use-highlight.ts';

export { type CodeLanguage, codeLanguage } from './languages.ts';

/** Props of `CodeBlock`. */
export interface CodeBlockProps {
  code: string;
  /** What it is written in (`python`, `ts`, …); unknown ones stay plain. @default plain text */
  language?: string;
  /** What stands above it: the name of a file. @default the language */
  title?: string;
  /** Names the box for screen readers where there is neither title nor language. */
  label?: string;
  /** Drawn, not written: they are neither copied nor read out. Wrapped code has none. @default false */
  hasLineNumbers?: boolean;
  /** Long lines break instead of scrolling. @default false */
  isWrapped?: boolean;
  /** Height from which on it scrolls, any CSS length. @default as tall as the code */
  maxHeight?: string;
  /** Reports whether the clipboard took it. */
  onCopy?: (outcome: 'copied' | 'refused') => void;
}

/** Code: always from left to right, in colours once these are loaded, with a button that copies it. */
export function CodeBlock(props: CodeBlockProps) {
  const {
    code,
    language,
    title,
    label,
    hasLineNumbers = false,
    isWrapped = false,
    maxHeight,
    onCopy,
  } = props;
  const titleId = useId();
  const boxRef = useRef<HTMLDivElement>(null);
  const text = code.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const coloured = useHighlight(text, language, boxRef);
  const name = title ?? language;
  const numbers =
    hasLineNumbers && !isWrapped
      ? Array.from(text.split('\n'), (_, index) => index + 1).join('\n')
      : undefined;
  return (
    <div ref={boxRef} dir="ltr" className={styles.root}>
      <div className={styles.bar}>
        <span id={titleId} className={styles.title}>
          {name ? <bdi>{name}</bdi> : null}
        </span>
        <CopyButton text={text} onCopy={onCopy} />
      </div>
      {/* Focusable, so that long lines can be read by keyboard. */}
      <pre
        tabIndex={0}
        role="group"
        aria-label={name ? undefined : label}
        aria-labelledby={name ? titleId : undefined}
        className={styles.code}
        style={{ maxBlockSize: maxHeight }}
        data-numbers={numbers}
        data-wrapped={isWrapped || undefined}
        data-coloured={coloured ? true : undefined}
      >
        <code className={styles.lines}>
          {coloured
            ? coloured.map((line, index) => (
                <Line key={index} pieces={line} isLast={index === coloured.length - 1} />
              ))
            : text}
        </code>
      </pre>
    </div>
  );
}

/** A coloured line. Pieces in the colour of the text need no element. */
function Line({ pieces, isLast }: { pieces: readonly CodePiece[]; isLast: boolean }) {
  return (
    <>
      {pieces.map(({ text, color }, index) =>
        color ? (
          <span key={index} style={{ color }}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
      {isLast ? null : '\n'}
    </>
  );
}
