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
    pattern: new RegExp(`\\b(?:margin|padding|scrollMargin|scrollPadding)${SIDES}\\b['"]?\\s*:`),
    advice: 'use …InlineStart, …InlineEnd, …BlockStart or …BlockEnd',
  },
  {
    pattern:
      /(?:^|[{,'"`;]\s*)-?(?:margin|padding|scroll-margin|scroll-padding|border)-(?:left|right|top|bottom)\b/,
    advice: 'use …-inline-start, …-inline-end, …-block-start or …-block-end',
  },
  {
    pattern: new RegExp(`\\bborder${SIDES}(?:Color|Style|Width)?\\b['"]?\\s*:`),
    advice: 'use borderInlineStart, borderBlockEnd, …',
  },
  {
    pattern:
      /\bborder(?:Top|Bottom)(?:Left|Right)Radius\b['"]?\s*:|\bborder-(?:top|bottom)-(?:left|right)-radius\b/,
    advice: 'use borderStartStartRadius, borderEndEndRadius, …',
  },
  {
    pattern: /(?:^|[{,]\s*)['"]?(?:left|right|top|bottom)['"]?\s*:(?!\s*[[{(])/,
    advice: 'use insetInlineStart, insetBlockStart, …',
  },
  {
    pattern:
      /\b(?:textAlign|float|clear|captionSide|justifyContent|justifySelf|justifyItems|textAlignLast)['"]?\s*:[^,;]*['"](?:left|right)['"]/,
    advice: "use 'start' or 'end' (float: 'inline-start')",
  },
  { pattern: /\b(?:text-align|float|clear)\s*:\s*(?:left|right)\b/, advice: 'use start or end' },
  {
    pattern:
      /\b(?:backgroundPosition|objectPosition|transformOrigin|background-position|object-position|transform-origin)['"]?\s*:[^,;]*\b(?:left|right)\b/,
    advice: 'choose the side by dir: `calc(50% - 50% * ${dir})`, or say why it stays',
  },
  {
    pattern: /\btranslate(?:X|3d)?\(\s*-?(?!50%|-50%|0\b|calc\()[\d.]+(?:px|r?em|%|v[wi]|ch)/,
    advice: 'multiply a horizontal move by dir: `calc(${dir} * …)`',
  },
  {
    pattern: /\btranslate['"]?\s*:\s*['"`]-?(?!50%|0\b)[\d.]+(?:px|r?em|%|v[wi]|ch)/,
    advice: 'multiply a horizontal move by dir: `calc(${dir} * …)`',
  },
  {
    pattern: /linear-gradient\(\s*to (?:left|right|(?:top|bottom) (?:left|right))/,
    advice: 'turn the angle by dir: `calc(${dir} * 90deg)`, or say why it stays',
  },
];

/** Keys that mean a side of the screen. What they do has to turn round with the text. */
const ARROW_KEYS = /['"]Arrow(?:Left|Right)['"]/;
/** Asks for the direction of the text. */
const KNOWS_DIRECTION = /isRTL|\bdirection\b|useLocale|\.dir\b|['"]rtl['"]/;

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

/** The line, or the one above, says why it must name a side. */
function isExplained(lines: readonly string[], index: number): boolean {
  const above = lines[index - 1] ?? '';
  return [lines[index] ?? '', /^\s*(?:\/\/|\{?\/\*)/.test(above) ? above : ''].some((text) =>
    /(?:\/\/|\/\*) physical: \S/.test(text),
  );
}

/** Reads one style file. A line that must name a side says why: `// physical: the time line runs left to right`. */
export function findPhysicalCss(source: string): Finding[] {
  const findings: Finding[] = [];
  const lines = source.split('\n');
  for (const [index, text] of lines.entries()) {
    if (isExplained(lines, index)) continue;
    const broken = rules.find((rule) => rule.pattern.test(text.trim()));
    const sides = FOUR_VALUES.exec(text);
    if (broken) findings.push({ line: index + 1, text: text.trim(), advice: broken.advice });
    else if (sides?.[2] && hasUnequalSides(sides[2])) {
      findings.push({ line: index + 1, text: text.trim(), advice: 'write inline and block sides apart' });
    }
  }
  return findings;
}

/** The styles that stand in a component's markup, with the line that they start in. */
function inlineStyles(source: string): { line: number; text: string }[] {
  const found: { line: number; text: string }[] = [];
  for (const match of source.matchAll(/\bstyle=\{|:\s*(?:React\.)?CSSProperties\b[^=]*=\s*\{/g)) {
    const start = match.index + match[0].length;
    let depth = 1;
    let end = start;
    for (; end < source.length && depth > 0; end += 1) {
      if (source[end] === '{') depth += 1;
      else if (source[end] === '}') depth -= 1;
    }
    // One property a line, as in a style file.
    found.push({ line: source.slice(0, start).split('\n').length, text: source.slice(start, end) });
  }
  return found;
}

/** Reads one component: its inline styles, and arrow keys that do not know the direction. */
export function findPhysicalMarkup(source: string): Finding[] {
  const lines = source.split('\n');
  const styles = inlineStyles(source).flatMap(({ line, text }) =>
    findPhysicalCss(text).map((finding) => ({ ...finding, line: line + finding.line - 1 })),
  );
  const arrows = KNOWS_DIRECTION.test(source)
    ? []
    : lines.flatMap((text, index) =>
        ARROW_KEYS.test(text)
          ? [
              {
                line: index + 1,
                text: text.trim(),
                advice: 'ask useLocale() for the direction: on is left in Arabic',
              },
            ]
          : [],
      );
  return [...styles, ...arrows]
    .filter(({ line }) => !isExplained(lines, line - 1))
    .sort((a, b) => a.line - b.line);
}
