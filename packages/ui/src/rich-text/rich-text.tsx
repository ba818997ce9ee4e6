import { useMemo } from 'react';
import { Blocks } from './block.tsx';
import { headingIds, type RichTextDocument } from './document.ts';
import * as styles from './rich-text.css.ts';

export { collectHeadings, plainText } from './document.ts';
export type { RichTextDocument, RichTextHeading, RichTextNode } from './document.ts';

/** Props of `RichText`. */
export interface RichTextProps {
  /** The stored document. Unknown blocks and marks show their text; addresses other than http(s), mailto and relative ones do not lead anywhere. */
  document: RichTextDocument;
  /** Language of the text where it is not the page's, such as `en-US`. */
  lang?: string;
  /** Direction of the text where its language is not the page's. */
  dir?: 'ltr' | 'rtl';
}

/** An article or lesson, set for reading. No HTML is taken from the outside: every block is drawn by its own rule. */
export function RichText({ document, lang, dir }: RichTextProps) {
  const ids = useMemo(() => headingIds(document), [document]);
  return (
    <div className={styles.root} lang={lang} dir={dir}>
      <Blocks nodes={document.content} ids={ids} />
    </div>
  );
}
