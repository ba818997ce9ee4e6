import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawFormula } from './draw-formula.ts';
import { FORMULA_LENGTH } from './split-formulas.ts';

const markup = (tex: string, isDisplay = false): string | null => {
  const drawn: ReactNode = drawFormula({ tex, source: tex, isDisplay });
  return drawn === null ? null : renderToStaticMarkup(createElement('math', null, drawn));
};

it('draws what lessons need', () => {
  for (const tex of [
    String.raw`x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}`,
    String.raw`\sum_{i=1}^{n} i = \frac{n(n+1)}{2}`,
    String.raw`\int_0^1 x^2\,dx = \left[\frac{x^3}{3}\right]_0^1`,
    String.raw`\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}`,
    String.raw`\begin{cases} 1 & x > 0 \\ 0 & \text{otherwise} \end{cases}`,
    String.raw`\vec{F} = m\vec{a}, \quad \overline{AB} \perp \mathbb{R}, \cancel{x}`,
    String.raw`\ce{2H2 + O2 -> 2H2O}`,
    String.raw`\lim_{x \to \infty} \log_2 x \ne \sin\theta`,
  ])
    expect.soft(markup(tex), tex).toMatch(/^<math><mrow>.*<\/mrow><\/math>$|^<math><m.*<\/math>$/);
  expect(markup(String.raw`\frac12`)).toBe('<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>');
});

it('gives back what is no TeX, and what would lead elsewhere or carry HTML', () => {
  for (const tex of [
    String.raw`\frac{`,
    String.raw`\nothing`,
    '}',
    String.raw`\href{javascript:alert(1)}{x}`,
    String.raw`\url{https://stoa.example}`,
    String.raw`\includegraphics{https://stoa.example/x.png}`,
    String.raw`\class{x}{y}`,
    String.raw`\id{x}{y}`,
    String.raw`\style{background:url(x)}{y}`,
    String.raw`\data{x=1}{y}`,
    String.raw`\ref{x}`,
  ])
    expect.soft(markup(tex), tex).toBeNull();
});

it('writes markup as text', () => {
  expect(markup(String.raw`\text{<img src=x onerror=alert(1)>}`)).toBe(
    '<math><mtext>&lt;img\u00a0src=x\u00a0onerror=alert(1)&gt;</mtext></math>',
  );
});

it('keeps its size, whatever is asked for', () => {
  expect(markup(String.raw`\rule{900em}{900em}`)).toContain('width="20em" height="20em"');
  expect(markup(String.raw`x\kern{-900em}y`) ?? '').not.toContain('margin');
  // Each line doubles what stands in the one before.
  const bomb = String.raw`\def\a{xxxxxxxxxx}\def\b{\a\a\a\a\a\a\a\a\a\a}\def\c{\b\b\b\b\b\b\b\b\b\b}\def\d{\c\c\c\c\c\c\c\c\c\c}\d`;
  expect(markup(bomb)).toBeNull();
  expect(markup(String.raw`\def\a{\a\a}\a`)).toBeNull();
  expect(markup('{'.repeat(FORMULA_LENGTH / 2) + 'x' + '}'.repeat(FORMULA_LENGTH / 2 - 1))).toBeNull();
});

it('keeps macros to the formula that defines them', () => {
  expect(markup(String.raw`\gdef\mine{x}\mine`)).not.toBeNull();
  expect(markup(String.raw`\mine`)).toBeNull();
});
