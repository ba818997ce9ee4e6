import { type HighlighterCore, createCssVariablesTheme, createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { type CodeLanguage, loadLanguage } from './languages.ts';

/** A piece of a line in one colour. */
export interface CodePiece {
  text: string;
  /** A CSS colour, always one of the variables of `code-block.css.ts`; null for the colour of the text. */
  color: string | null;
}

// Colours are variables, so that dark, contrast and brand hold without another pass.
const theme = createCssVariablesTheme({ name: 'stoa', variablePrefix: '--code-' });

const PLAIN = 'var(--code-foreground)';

let highlighter: Promise<HighlighterCore> | null = null;

/** The lines of a piece of code in colours. @throws where a grammar cannot be loaded */
export async function highlight(code: string, language: CodeLanguage): Promise<CodePiece[][]> {
  highlighter ??= createHighlighterCore({
    themes: [theme],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const core = await highlighter;
  if (!core.getLoadedLanguages().includes(language)) await core.loadLanguage(await loadLanguage(language));
  const { tokens } = core.codeToTokens(code, { lang: language, theme: 'stoa', tokenizeTimeLimit: 300 });
  return tokens.map((line) =>
    line.map(({ content, color }) => ({ text: content, color: color && color !== PLAIN ? color : null })),
  );
}
