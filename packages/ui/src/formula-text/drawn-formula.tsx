import mathFont from '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2?url';
import { createElement, useEffect, useMemo } from 'react';
import { drawFormula } from './draw-formula.ts';
import { FormulaSource } from './formula-source.tsx';
import { FONT_FAMILY } from './font-family.ts';
import * as styles from './formula-text.css.ts';
import type { Formula } from './split-formulas.ts';

let isFontKnown = false;

/** Roots and brackets grow in a font for mathematics alone, which few devices have; it is fetched when it is seen. */
export { drawFormula, FONT_FAMILY };

export function addMathFont(): void {
  if (isFontKnown) return;
  isFontKnown = true;
  document.fonts.add(new FontFace(FONT_FAMILY, `url(${JSON.stringify(mathFont)})`, { display: 'swap' }));
}

/** A formula as MathML, which screen readers read as mathematics; its source where it cannot be read. */
export function DrawnFormula(formula: Formula) {
  const { tex, source, isDisplay } = formula;
  useEffect(addMathFont, []);
  const content = useMemo(() => drawFormula({ tex, source, isDisplay }), [tex, source, isDisplay]);
  if (content === null) return <FormulaSource source={source} isWrong />;
  const props = { display: isDisplay ? 'block' : undefined, alttext: tex, className: styles.math };
  return (
    // It has a direction, so that a text that finds its own does not ask the letters of a formula.
    <span dir="ltr" className={isDisplay ? styles.display : styles.inline}>
      {createElement('math', props, content)}
    </span>
  );
}
