/** One place where a style names a side of the screen instead of a side of the text. */
export interface Finding {
  /** From 1. */
  line: number;
  text: string;
  advice: string;
}

interface Rule {
  pattern: RegExp;
  advice: string;
}

const SIDES = '(?:Left|Right|Top|Bottom)';

const rules: Rule[] = [
  {
    pattern: new RegExp(`\\b(?:margin|padding|scrollMargin|scrollPadding)${SIDES}\\b\\s*:`),
    advice: 'use …InlineStart, …InlineEnd, …BlockStart or …BlockEnd',
  },
  {
    pattern: new RegExp(`\\bborder${SIDES}(?:Color|Style|Width)?\\b\\s*:`),
    advice: 'use borderInlineStart, borderBlockEnd, …',
  },
  {
    pattern: /\bborder(?:Top|Bottom)(?:Left|Right)Radius\b\s*:/,
    advice: 'use borderStartStartRadius, borderEndEndRadius, …',
  },
  {
    pattern: /(?:^|[{,]\s*)(?:left|right|top|bottom)\s*:(?!\s*[[{(])/,
    advice: 'use insetInlineStart, insetBlockStart, …',
  },
  { pattern: /\b(?:textAlign|float|clear)\s*:\s*['"](?:left|right)['"]/, advice: "use 'start' or 'end'" },
  {
    pattern: /translate(?:X|3d)?\(\s*-?(?!50%|-50%|0\b|calc\()[\d.]+(?:px|r?em|%)/,
    advice: 'multiply a horizontal move by dir: `calc(${dir} * …)`',
  },
];

const FOUR_VALUES =
  /\b(?:margin|padding|inset|borderWidth|borderColor|borderStyle|scrollMargin|scrollPadding)\s*:\s*(['"`])(.*)\1/;

/** `1px 2px 1px 3px` has different sides; `1px 2px 1px 2px` has not. */
function hasUnequalSides(value: string): boolean {
  const parts = value
    .replace(/\$\{[^}]*\}|\([^()]*\)/g, (group) => group.replace(/\s/g, ''))
    .trim()
    .split(/\s+/);
  return parts.length === 4 && parts[1] !== parts[3];
}

/** Reads one style file. A line that must name a side says why: `// physical: the time line runs left to right`. */
export function findPhysicalCss(source: string): Finding[] {
  const findings: Finding[] = [];
  const lines = source.split('\n');
  for (const [index, text] of lines.entries()) {
    if (/\/\/ physical: \S/.test(text) || /^\s*\/\/ physical: \S/.test(lines[index - 1] ?? '')) continue;
    const broken = rules.find((rule) => rule.pattern.test(text.trim()));
    const sides = FOUR_VALUES.exec(text);
    if (broken) findings.push({ line: index + 1, text: text.trim(), advice: broken.advice });
    else if (sides?.[2] && hasUnequalSides(sides[2])) {
      findings.push({ line: index + 1, text: text.trim(), advice: 'write inline and block sides apart' });
    }
  }
  return findings;
}
