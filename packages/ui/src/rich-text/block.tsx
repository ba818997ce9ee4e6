import { Code } from './code.tsx';
import { headingLevel, type RichTextNode } from './document.ts';
import { Inline } from './inline.tsx';
import * as styles from './rich-text.css.ts';
import { safeSrc } from './safe-url.ts';

/** Props of `Blocks`. */
export interface BlocksProps {
  nodes?: readonly RichTextNode[];
  /** Ids of the document's headings. */
  ids: ReadonlyMap<RichTextNode, string>;
}

/** The blocks of a document, or of a block that holds others. */
export function Blocks({ nodes = [], ids }: BlocksProps) {
  return nodes.map((node, index) => <Block key={index} node={node} ids={ids} />);
}

const positive = (value: unknown) => (typeof value === 'number' && value > 0 ? value : undefined);

function Block({ node, ids }: { node: RichTextNode; ids: BlocksProps['ids'] }) {
  const children = <Blocks nodes={node.content} ids={ids} />;
  switch (node.type) {
    case 'paragraph':
      return (
        <p>
          <Inline nodes={node.content} />
        </p>
      );
    case 'heading': {
      const level = headingLevel(node);
      const Tag = `h${level}` as const;
      return (
        <Tag id={ids.get(node)} className={styles.headingSize[level]}>
          <Inline nodes={node.content} />
        </Tag>
      );
    }
    case 'bulletList':
      return <ul className={styles.list}>{children}</ul>;
    case 'orderedList':
      return (
        <ol className={styles.list} start={positive(node.attrs?.['start'])}>
          {children}
        </ol>
      );
    case 'listItem':
      return <li>{children}</li>;
    case 'blockquote':
      return <blockquote className={styles.quote}>{children}</blockquote>;
    case 'codeBlock':
      return <Code node={node} />;
    case 'image':
      return <Picture node={node} />;
    case 'table':
      return (
        <div className={styles.tableBox} tabIndex={0}>
          <table className={styles.table}>
            <tbody>{children}</tbody>
          </table>
        </div>
      );
    case 'tableRow':
      return <tr>{children}</tr>;
    case 'tableHeader':
      return (
        <th
          scope="col"
          colSpan={positive(node.attrs?.['colspan'])}
          rowSpan={positive(node.attrs?.['rowspan'])}
        >
          {children}
        </th>
      );
    case 'tableCell':
      return (
        <td colSpan={positive(node.attrs?.['colspan'])} rowSpan={positive(node.attrs?.['rowspan'])}>
          {children}
        </td>
      );
    case 'horizontalRule':
      return <hr className={styles.rule} />;
    case 'text':
    case 'hardBreak':
      return <Inline nodes={[node]} />;
    default:
      // A block of a newer editor: what it holds must not be lost.
      return children;
  }
}

function Picture({ node }: { node: RichTextNode }) {
  const src = safeSrc(node.attrs?.['src']);
  if (!src) return null;
  const alt = node.attrs?.['alt'];
  const width = positive(node.attrs?.['width']);
  return (
    <figure className={styles.figure} style={width ? { maxInlineSize: `${width}px` } : undefined}>
      <img
        className={styles.picture}
        src={src}
        alt={typeof alt === 'string' ? alt : ''}
        width={width}
        height={positive(node.attrs?.['height'])}
        loading="lazy"
        decoding="async"
      />
    </figure>
  );
}
