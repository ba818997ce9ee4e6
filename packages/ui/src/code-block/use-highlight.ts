import { type RefObject, useEffect, useState } from 'react';
import type { CodePiece } from './highlighter.ts';
import { codeLanguage } from './languages.ts';

/** Longer code stays plain: colouring it would hold up the page. */
const MAX_CHARACTERS = 50_000;

/**
 * Colours of a piece of code, once it is near the window and the highlighter is there. Null until then, for
 * languages that are not known, and where loading fails: plain text is never wrong.
 */
export function useHighlight(
  code: string,
  languageName: string | undefined,
  boxRef: RefObject<HTMLElement | null>,
): CodePiece[][] | null {
  const language = codeLanguage(languageName);
  const [result, setResult] = useState<{ code: string; language: string; lines: CodePiece[][] } | null>(null);

  useEffect(() => {
    const box = boxRef.current;
    if (!language || !box || code.length === 0 || code.length > MAX_CHARACTERS) return undefined;
    let isCurrent = true;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        import('./highlighter.ts')
          .then(({ highlight }) => highlight(code, language))
          .then(
            (lines) => isCurrent && setResult({ code, language, lines }),
            () => undefined,
          );
      },
      { rootMargin: '50%' },
    );
    observer.observe(box);
    return () => {
      isCurrent = false;
      observer.disconnect();
    };
  }, [code, language, boxRef]);

  return result && result.code === code && result.language === language ? result.lines : null;
}
