import { type ComponentType, useEffect, useState } from 'react';
import type { CodeBlockProps } from '../code-block/code-block.tsx';
import { plainText, type RichTextNode } from './document.ts';
import * as styles from './rich-text.css.ts';

let loaded: ComponentType<CodeBlockProps> | null = null;

/**
 * Code of an article: plain as it comes, and with colours and a button that copies once these are loaded. Most
 * articles hold none, so they do not load them; both take the same room.
 */
export function Code({ node }: { node: RichTextNode }) {
  const [CodeBlock, setCodeBlock] = useState<ComponentType<CodeBlockProps> | null>(() => loaded);
  useEffect(() => {
    if (loaded) return undefined;
    let isCurrent = true;
    import('../code-block/code-block.tsx').then(
      (part) => {
        loaded = part.CodeBlock;
        if (isCurrent) setCodeBlock(() => part.CodeBlock);
      },
      // Plain code can be read as well.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  const code = plainText(node);
  const name = node.attrs?.['language'];
  const language = typeof name === 'string' && name ? name : undefined;
  if (CodeBlock) return <CodeBlock code={code} language={language} />;
  return (
    <div dir="ltr" className={styles.codeBox}>
      <div className={styles.codeBar}>{language}</div>
      {/* Focusable, so that long lines can be read by keyboard. */}
      <pre tabIndex={0} className={styles.code}>
        <code>{code.replace(/\n$/, '')}</code>
      </pre>
    </div>
  );
}
