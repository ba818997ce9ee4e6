import type { Editor } from '@tiptap/core';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { ArrowUUpRightIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpRight';
import { CodeIcon } from '@phosphor-icons/react/dist/csr/Code';
import { CodeBlockIcon } from '@phosphor-icons/react/dist/csr/CodeBlock';
import { ColumnsPlusRightIcon } from '@phosphor-icons/react/dist/csr/ColumnsPlusRight';
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image';
import { LinkIcon } from '@phosphor-icons/react/dist/csr/Link';
import { ListBulletsIcon } from '@phosphor-icons/react/dist/csr/ListBullets';
import { ListNumbersIcon } from '@phosphor-icons/react/dist/csr/ListNumbers';
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { QuotesIcon } from '@phosphor-icons/react/dist/csr/Quotes';
import { RowsPlusBottomIcon } from '@phosphor-icons/react/dist/csr/RowsPlusBottom';
import { TableIcon } from '@phosphor-icons/react/dist/csr/Table';
import { TextBIcon } from '@phosphor-icons/react/dist/csr/TextB';
import { TextHFourIcon } from '@phosphor-icons/react/dist/csr/TextHFour';
import { TextHThreeIcon } from '@phosphor-icons/react/dist/csr/TextHThree';
import { TextHTwoIcon } from '@phosphor-icons/react/dist/csr/TextHTwo';
import { TextItalicIcon } from '@phosphor-icons/react/dist/csr/TextItalic';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import type { IconGlyph } from '../icon/icon.tsx';

/** What can be done with a text. */
export type TextCommand =
  | 'undo'
  | 'redo'
  | 'bold'
  | 'italic'
  | 'code'
  | 'link'
  | 'heading2'
  | 'heading3'
  | 'heading4'
  | 'bulletList'
  | 'orderedList'
  | 'blockquote'
  | 'codeBlock'
  | 'table'
  | 'image'
  | 'horizontalRule'
  | 'addRow'
  | 'addColumn'
  | 'deleteTable';

interface Command {
  icon: IconGlyph;
  /** Turns over in right-to-left text. */
  mirror?: boolean;
  isActive?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const heading = (icon: IconGlyph, level: 2 | 3 | 4): Command => ({
  icon,
  isActive: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

/** Commands that need nothing from elsewhere; a picture and a link are asked for first. */
export const COMMANDS: Readonly<Record<Exclude<TextCommand, 'image' | 'link'>, Command>> = {
  undo: { icon: ArrowUUpLeftIcon, mirror: true, run: (editor) => editor.chain().focus().undo().run() },
  redo: { icon: ArrowUUpRightIcon, mirror: true, run: (editor) => editor.chain().focus().redo().run() },
  bold: {
    icon: TextBIcon,
    isActive: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  italic: {
    icon: TextItalicIcon,
    isActive: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  code: {
    icon: CodeIcon,
    isActive: (editor) => editor.isActive('code'),
    run: (editor) => editor.chain().focus().toggleCode().run(),
  },
  heading2: heading(TextHTwoIcon, 2),
  heading3: heading(TextHThreeIcon, 3),
  heading4: heading(TextHFourIcon, 4),
  bulletList: {
    icon: ListBulletsIcon,
    mirror: true,
    isActive: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  orderedList: {
    icon: ListNumbersIcon,
    isActive: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  blockquote: {
    icon: QuotesIcon,
    isActive: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  codeBlock: {
    icon: CodeBlockIcon,
    isActive: (editor) => editor.isActive('codeBlock'),
    run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
  },
  table: {
    icon: TableIcon,
    isActive: (editor) => editor.isActive('table'),
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  horizontalRule: {
    icon: MinusIcon,
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
  addRow: { icon: RowsPlusBottomIcon, run: (editor) => editor.chain().focus().addRowAfter().run() },
  addColumn: {
    icon: ColumnsPlusRightIcon,
    mirror: true,
    run: (editor) => editor.chain().focus().addColumnAfter().run(),
  },
  deleteTable: { icon: TrashIcon, run: (editor) => editor.chain().focus().deleteTable().run() },
};

export const ASKED = { image: ImageIcon, link: LinkIcon } as const;

/** Groups of the toolbar. */
export const GROUPS: readonly (readonly TextCommand[])[] = [
  ['undo', 'redo'],
  ['bold', 'italic', 'code', 'link'],
  ['heading2', 'heading3', 'heading4'],
  ['bulletList', 'orderedList', 'blockquote', 'codeBlock'],
  ['image', 'table', 'horizontalRule'],
];
export const TABLE_GROUP: readonly TextCommand[] = ['addRow', 'addColumn', 'deleteTable'];
/** What a slash at the beginning of a line offers. */
export const BLOCKS: readonly TextCommand[] = [
  'heading2',
  'heading3',
  'heading4',
  'bulletList',
  'orderedList',
  'blockquote',
  'codeBlock',
  'image',
  'table',
  'horizontalRule',
];
