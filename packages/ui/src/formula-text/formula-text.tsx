import { lazy, Suspense } from 'react';
import { neutralizeBidi } from '../user-text/neutralize-bidi.ts';
import { FormulaSource } from './formula-source.tsx';
import { splitFormulas, type Formula } from './split-formulas.ts';

export {
  cutText,
  hasFormulas,
  nameWithFormulas,
  splitFormulas,
  withoutDelimiters,
} from './split-formulas.ts';

/** Fetches what draws formulas with its font, for where there may be no connection later. */
export async function loadFormulas(): Promise<void> {
  const { addMathFont, FONT_FAMILY } = await import('./drawn-formula.tsx');
  addMathFont();
  await document.fonts.load(`1em "${FONT_FAMILY}"`);
}

/** The formulas of a text that cannot be drawn, as they were written. */
export async function wrongFormulas(text: string): Promise<string[]> {
  const { drawFormula } = await import('./drawn-formula.tsx');
  return splitFormulas(text).flatMap((piece) =>
    typeof piece === 'string' || drawFormula(piece) !== null ? [] : [piece.source],
  );
}

/** Most texts hold none, so pages do not bring what draws them. */
const Drawn = lazy(async () => {
  try {
    return { default: (await import('./drawn-formula.tsx')).DrawnFormula };
  } catch {
    // The source can be read as well.
    return { default: ({ source }: Formula) => <FormulaSource source={source} /> };
  }
});

/** A text with its formulas drawn, for where its direction and language are known already. */
export function Formulas({ children, isInLine }: { children: string; isInLine?: boolean | undefined }) {
  const pieces = splitFormulas(children);
  if (pieces.every((piece) => typeof piece === 'string')) return children;
  const isDisplay = (piece: string | Formula | undefined) =>
    typeof piece === 'object' && piece.isDisplay && !isInLine;
  return pieces.map((piece, index) =>
    typeof piece === 'string' ? (
      // A formula on a line of its own breaks the line already.
      piece
        .replace(isDisplay(pieces[index - 1]) ? /^[ \t]*\n?/ : '', '')
        .replace(isDisplay(pieces[index + 1]) ? /\n?[ \t]*$/ : '', '')
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the order of a text does not change
      <Suspense key={index} fallback={<FormulaSource source={piece.source} />}>
        <Drawn {...piece} isDisplay={isDisplay(piece)} />
      </Suspense>
    ),
  );
}

/** Props of `FormulaText`. */
export interface FormulaTextProps {
  /** What a person wrote, with formulas in TeX: `\(…\)`, and `\[…\]` or `$$…$$` on a line of their own. */
  children: string;
  /** Language of the text where it is known and differs from the page's (`ar`, `zh-CN`). */
  lang?: string | undefined;
  /** Formulas that would have a line of their own stand in the line, as in a list. @default false */
  isInLine?: boolean;
  className?: string;
}

/** Text that people wrote, as in `UserText`, with its formulas drawn. */
export function FormulaText({ children, lang, isInLine, className }: FormulaTextProps) {
  return (
    <bdi dir="auto" lang={lang} className={className}>
      <Formulas isInLine={isInLine}>{neutralizeBidi(children)}</Formulas>
    </bdi>
  );
}
