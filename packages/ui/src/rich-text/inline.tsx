import type { ReactNode } from 'react';
import { Formulas } from '../formula-text/formula-text.tsx';
import { Link } from '../link/link.tsx';
import type { RichTextNode } from './document.ts';
import * as styles from './rich-text.css.ts';
import { isForeign, safeHref } from './safe-url.ts';

function marked(content: ReactNode, mark: NonNullable<RichTextNode['marks']>[number]): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{content}</strong>;
    case 'italic':
      return <em>{content}</em>;
    case 'code':
      return (
        <code dir="ltr" className={styles.inlineCode}>
          {content}
        </code>
      );
    case 'link': {
      const href = safeHref(mark.attrs?.['href']);
      return href ? (
        <Link href={href} isExternal={isForeign(href)}>
          {content}
        </Link>
      ) : (
        content
      );
    }
    default:
      // A mark of a newer editor: its text must not be lost.
      return content;
  }
}

/** Text with its marks, and line breaks. */
export function Inline({ nodes = [] }: { nodes?: readonly RichTextNode[] }) {
  return nodes.map((node, index) => {
    if (node.type === 'hardBreak') return <br key={index} />;
    if (node.type !== 'text') return <Inline key={index} nodes={node.content} />;
    const text = node.text ?? '';
    // Code is what it is about: it stands as it was written.
    const isCode = node.marks?.some(({ type }) => type === 'code');
    const content = (node.marks ?? []).reduceRight<ReactNode>(
      marked,
      isCode ? text : <Formulas>{text}</Formulas>,
    );
    return <span key={index}>{content}</span>;
  });
}
