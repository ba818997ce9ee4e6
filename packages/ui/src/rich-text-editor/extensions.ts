import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { Heading } from '@tiptap/extension-heading';
import { Placeholder } from '@tiptap/extensions';
import { mergeAttributes } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import * as text from '../rich-text/rich-text.css.ts';
import { safeHref } from '../rich-text/safe-url.ts';
import * as styles from './rich-text-editor.css.ts';

const LEVELS = [2, 3, 4] as const;
type Level = (typeof LEVELS)[number];

/** Pictures of this server; others are not shown to anybody. */
const OWN_PICTURE = /^\/(?:media|files)\//;

const StyledHeading = Heading.extend({
  renderHTML({ node, HTMLAttributes }) {
    const level = (LEVELS as readonly number[]).includes(node.attrs['level'])
      ? (node.attrs['level'] as Level)
      : 2;
    return [`h${level}`, mergeAttributes(HTMLAttributes, { class: text.headingSize[level] }), 0];
  },
}).configure({ levels: [...LEVELS] });

const OwnImage = Image.extend({
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => (OWN_PICTURE.test(element.getAttribute('src') ?? '') ? null : false),
    },
  ],
}).configure({ HTMLAttributes: { class: text.picture } });

/** What a text can hold: the nodes and marks that the server stores. */
export const textExtensions = (placeholder: string) => [
  StarterKit.configure({
    heading: false,
    strike: false,
    underline: false,
    trailingNode: false,
    bulletList: { HTMLAttributes: { class: text.list } },
    orderedList: { HTMLAttributes: { class: text.list } },
    blockquote: { HTMLAttributes: { class: text.quote } },
    code: { HTMLAttributes: { class: text.inlineCode, dir: 'ltr' } },
    codeBlock: { HTMLAttributes: { class: styles.codeBlock, dir: 'ltr' } },
    horizontalRule: { HTMLAttributes: { class: text.rule } },
    link: {
      openOnClick: false,
      HTMLAttributes: { target: null, rel: null, class: styles.link },
      isAllowedUri: (address) => safeHref(address) !== null,
    },
  }),
  StyledHeading,
  OwnImage,
  TableKit.configure({ table: { resizable: false, HTMLAttributes: { class: text.table } } }),
  Placeholder.configure({ placeholder }),
];
