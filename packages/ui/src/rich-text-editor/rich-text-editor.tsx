import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Editor, JSONContent, Range } from '@tiptap/core';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { Group } from 'react-aria-components/Group';
import { Toolbar } from 'react-aria-components/Toolbar';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { RichTextDocument } from '../rich-text/document.ts';
import * as text from '../rich-text/rich-text.css.ts';
import { ASKED, BLOCKS, COMMANDS, GROUPS, TABLE_GROUP, type TextCommand } from './commands.ts';
import { textExtensions } from './extensions.ts';
import { FindBar, type FindLabels } from './find-bar.tsx';
import { cleanPasted } from './pasted.ts';
import * as styles from './rich-text-editor.css.ts';
import { slashMenu, type SlashState } from './slash-menu.ts';
import { toStored } from './stored.ts';
import { textSearch } from './text-search.ts';

export type { TextCommand } from './commands.ts';
export type { FindLabels } from './find-bar.tsx';

/** So long nothing has to be typed before the text is reported, ms: a long text is not read with every key. */
const REPORT_AFTER_MS = 250;
/** Letters of a selection that is looked for. */
const SOUGHT_MAX = 100;

/** A picture that was chosen. */
export interface ChosenPicture {
  src: string;
  /** What it shows; empty for decoration. */
  alt: string;
}

/** Props of `RichTextEditor`. */
export interface RichTextEditorProps {
  /** What is written here. */
  label: string;
  /** The text at the beginning; what is changed afterwards is reported. Another text needs another `key`. */
  document: RichTextDocument;
  /** The text as it is stored, once nothing is typed for a moment and when the focus leaves. */
  onChange: (document: RichTextDocument) => void;
  /** Shown while nothing is written. */
  placeholder: string;
  /** Names of the commands, and of their groups. */
  labels: Readonly<Record<TextCommand | 'toolbar' | 'blocks', string>>;
  /** Names and messages of finding and replacing. */
  findLabels: FindLabels;
  /** Lets somebody choose a picture; undefined where they do not. */
  onAskPicture: (given: ChosenPicture | undefined) => Promise<ChosenPicture | undefined>;
  /** Lets somebody type an address; null takes the link away, undefined leaves it. */
  onAskLink: (href: string | undefined) => Promise<string | null | undefined>;
  /** Language of the text, such as `en-US`. */
  lang: string;
  dir: 'ltr' | 'rtl';
}

/**
 * Writes a text: headings, lists, quotes, code, tables and pictures, by toolbar, keyboard, Markdown and a slash. It
 * looks as `RichText` shows it. Weighs much: load it when somebody writes.
 */
export function RichTextEditor({
  label,
  document,
  onChange,
  placeholder,
  labels,
  findLabels,
  onAskPicture,
  onAskLink,
  lang,
  dir,
}: RichTextEditorProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [slash, setSlash] = useState<SlashState | null>(null);
  /** What is looked for at first, while somebody looks for something. */
  const [sought, setSought] = useState<string | null>(null);
  const report = useReport(onChange);
  const ask = {
    image: async (editor: Editor) => {
      const given = editor.isActive('image') ? pictureOf(editor) : undefined;
      const picture = await onAskPicture(given);
      if (picture) editor.chain().focus().setImage(picture).run();
      else editor.commands.focus();
    },
    link: async (editor: Editor) => {
      const { href: given } = editor.getAttributes('link') as { href?: string };
      const href = await onAskLink(given);
      if (href === undefined) return void editor.commands.focus();
      const chain = editor.chain().focus().extendMarkRange('link');
      if (href === null) return void chain.unsetLink().run();
      if (editor.state.selection.empty && given === undefined)
        return void chain
          .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
          .run();
      chain.setLink({ href }).run();
    },
  };
  const run = (editor: Editor, command: TextCommand) =>
    command === 'image' || command === 'link' ? void ask[command](editor) : COMMANDS[command].run(editor);
  const find = useEffectEvent((query: string) => {
    const words = query.toLocaleLowerCase(lang);
    return BLOCKS.filter((command) => labels[command].toLocaleLowerCase(lang).includes(words));
  });
  const insert = (command: TextCommand, range: Range) => {
    editor.chain().focus().deleteRange(range).run();
    run(editor, command);
  };
  const choose = useEffectEvent(insert);
  const [extensions] = useState(() => [
    ...textExtensions(placeholder),
    slashMenu({
      find: (query) => handles.current.find(query),
      choose: (command, range) => handles.current.choose(command, range),
      show: setSlash,
    }),
    textSearch({
      look: { found: styles.found, current: styles.foundCurrent },
      open: () => handles.current.seek(),
    }),
  ]);
  const editor = useEditor({
    extensions,
    content: document as JSONContent,
    injectCSS: false,
    editorProps: {
      attributes: {
        id: `${id}-text`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        lang,
        dir,
        class: `${text.root} ProseMirror`,
      },
      transformPastedHTML: cleanPasted,
    },
    onUpdate: ({ editor: changed }) => report.soon(() => toStored(changed.getJSON() as RichTextDocument)),
    onBlur: () => report.now(),
  });
  const seek = useEffectEvent(() => setSought(selectedWords(editor)));
  const handles = useRef({
    find: (_query: string): TextCommand[] => [],
    choose: (_command: TextCommand, _range: Range) => {},
    seek: () => {},
  });
  useEffect(() => {
    handles.current = {
      find: (query) => find(query),
      choose: (command, range) => choose(command, range),
      seek: () => seek(),
    };
  }, []);
  const optionId = (command: TextCommand) => `${id}-${command}`;
  useEffect(() => {
    const current = slash?.items[slash.index];
    if (!current) return;
    const { dom } = editor.view;
    dom.setAttribute('aria-activedescendant', `${id}-${current}`);
    box.current?.querySelector(`#${CSS.escape(`${id}-${current}`)}`)?.scrollIntoView({ block: 'nearest' });
    return () => dom.removeAttribute('aria-activedescendant');
  }, [editor, slash, id]);
  return (
    <div>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <div className={styles.box} ref={box}>
        <div className={styles.tools}>
          <TextToolbar
            editor={editor}
            labels={labels}
            findLabel={findLabels.title}
            onRun={(command) => run(editor, command)}
            onFind={() => setSought(selectedWords(editor))}
          />
          {sought === null ? null : (
            <FindBar
              editor={editor}
              labels={findLabels}
              words={sought}
              onClose={() => {
                setSought(null);
                editor.commands.focus();
              }}
            />
          )}
        </div>
        <EditorContent editor={editor} className={styles.content} />
        {slash ? (
          <div
            role="listbox"
            aria-label={labels.blocks}
            className={styles.menu}
            style={placeOf(slash.place, box.current)}
          >
            {slash.items.map((command, index) => {
              const glyph =
                command === 'image' || command === 'link' ? ASKED[command] : COMMANDS[command].icon;
              return (
                // The text keeps the focus and the keys.
                // eslint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={command}
                  id={optionId(command)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === slash.index}
                  className={styles.option}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => insert(command, slash.range)}
                >
                  <Icon as={glyph} />
                  {labels[command]}
                </div>
              );
            })}
          </div>
        ) : null}
      </div>
    </div>
  );
}

function TextToolbar({
  editor,
  labels,
  findLabel,
  onRun,
  onFind,
}: {
  editor: Editor;
  labels: RichTextEditorProps['labels'];
  findLabel: string;
  onRun: (command: TextCommand) => void;
  onFind: () => void;
}) {
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      active: Object.entries(COMMANDS)
        .filter(([, { isActive }]) => isActive?.(current))
        .map(([name]) => name)
        .concat(current.isActive('link') ? ['link'] : [], current.isActive('image') ? ['image'] : [])
        .join(' '),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });
  const active = new Set(state.active.split(' '));
  const isOff = (command: TextCommand) =>
    (command === 'undo' && !state.canUndo) || (command === 'redo' && !state.canRedo);
  const groups = active.has('table') ? [...GROUPS, TABLE_GROUP] : GROUPS;
  return (
    <Toolbar aria-label={labels.toolbar} className={styles.toolbar}>
      {groups.map((group) => (
        <Group key={group[0]} className={styles.group}>
          {group.map((command) => {
            const asked = command === 'image' || command === 'link';
            const { icon, mirror, isActive } = asked
              ? { icon: ASKED[command], mirror: false, isActive: () => true }
              : { mirror: false, isActive: undefined, ...COMMANDS[command] };
            return (
              <IconButton
                key={command}
                size="sm"
                icon={icon}
                mirror={mirror}
                label={labels[command]}
                variant={active.has(command) ? 'secondary' : 'neutral'}
                aria-pressed={isActive ? active.has(command) : undefined}
                isDisabled={isOff(command)}
                onPress={() => onRun(command)}
              />
            );
          })}
        </Group>
      ))}
      <Group className={styles.group}>
        <IconButton size="sm" icon={MagnifyingGlassIcon} label={findLabel} onPress={onFind} />
      </Group>
    </Toolbar>
  );
}

/** Reports a text once nothing is typed for a moment, when it is asked for, and before it is gone. */
function useReport(onChange: (document: RichTextDocument) => void) {
  const waiting = useRef<{ read: () => RichTextDocument; timer: ReturnType<typeof setTimeout> }>(undefined);
  const notify = useEffectEvent(onChange);
  const [report] = useState(() => ({ now: () => {}, soon: (_read: () => RichTextDocument) => {} }));
  useEffect(() => {
    report.now = () => {
      const { current } = waiting;
      if (!current) return;
      clearTimeout(current.timer);
      waiting.current = undefined;
      notify(current.read());
    };
    report.soon = (read) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = { read, timer: setTimeout(() => report.now(), REPORT_AFTER_MS) };
    };
    return () => report.now();
  }, [report]);
  return report;
}

/** Words that are selected within one line of text; none where they are many. */
function selectedWords({ state }: Editor): string {
  const { $from, $to, from, to } = state.selection;
  return $from.sameParent($to) && to - from <= SOUGHT_MAX ? state.doc.textBetween(from, to) : '';
}

function pictureOf(editor: Editor): ChosenPicture {
  const { src, alt } = editor.getAttributes('image') as { src: string; alt: string | null };
  return { src, alt: alt ?? '' };
}

/** Below the slash, inside of the box. */
function placeOf(place: DOMRect | null, box: HTMLElement | null) {
  const around = box?.getBoundingClientRect();
  if (!place || !around) return undefined;
  const isRtl = box ? getComputedStyle(box).direction === 'rtl' : false;
  return {
    insetBlockStart: `${place.bottom - around.top + 4}px`,
    insetInlineStart: `${Math.max(0, isRtl ? around.right - place.right : place.left - around.left)}px`,
  };
}
