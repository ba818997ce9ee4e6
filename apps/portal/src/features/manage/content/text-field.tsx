import { useLingui } from '@lingui/react/macro';
import type { RichTextDocument } from '@stoa/api/schema';
import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { Stack } from '@stoa/ui/stack';
import type { ChosenPicture, FindLabels } from '@stoa/ui/rich-text-editor';
import { lazy, Suspense, useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { directionOf, toTag, type Language } from '../../../i18n/languages.ts';
import { FormulaPreview } from '../../../shared/exam/formula-preview.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { LinkDialog, PictureDialog } from './text-dialogs.tsx';
import { linesWithFormulas } from './text-formulas.ts';

/** Weighs as much as the rest of the page: loaded when somebody writes. */
const RichTextEditor = lazy(async () => ({
  default: (await import('@stoa/ui/rich-text-editor')).RichTextEditor,
}));

const SKELETON_ROWS = 8;
const EMPTY: RichTextDocument = { type: 'doc', content: [] };

type Asked =
  | {
      kind: 'picture';
      given: ChosenPicture | undefined;
      done: (picture: ChosenPicture | undefined) => void;
    }
  | { kind: 'link'; given: string | undefined; done: (href: string | null | undefined) => void };

interface TextBodyFieldProps {
  schoolId: string;
  label: string;
  language: Language;
  /** Names the text: another one begins anew. */
  textKey: string;
  document: RichTextDocument | undefined;
  onChange: (document: RichTextDocument) => void;
}

/** A text in one language, with what is asked for its pictures and links. */
export function TextBodyField({
  schoolId,
  label,
  language,
  textKey,
  document,
  onChange,
}: TextBodyFieldProps) {
  const labels = useEditorLabels();
  const findLabels = useFindLabels();
  const { t } = useLingui();
  const [asked, setAsked] = useState<Asked>();
  const answer =
    <Value,>(done: (value: Value) => void) =>
    (value: Value) => {
      setAsked(undefined);
      done(value);
    };
  return (
    <>
      <Stack gap="3">
        <Suspense
          fallback={
            <SkeletonRegion>
              <SkeletonRows count={SKELETON_ROWS} />
            </SkeletonRegion>
          }
        >
          <RichTextEditor
            key={textKey}
            label={label}
            document={document ?? EMPTY}
            onChange={(next) => onChange(next as RichTextDocument)}
            placeholder={t`Write here. Type / to insert a block.`}
            labels={labels}
            findLabels={findLabels}
            lang={toTag(language)}
            dir={directionOf(language)}
            onAskPicture={(given) =>
              new Promise((resolve) => setAsked({ kind: 'picture', given, done: answer(resolve) }))
            }
            onAskLink={(given) =>
              new Promise((resolve) => setAsked({ kind: 'link', given, done: answer(resolve) }))
            }
          />
        </Suspense>
        <FormulaPreview text={linesWithFormulas(document ?? EMPTY)} lang={language} />
      </Stack>
      {asked?.kind === 'picture' ? (
        <PictureDialog schoolId={schoolId} given={asked.given} onDone={asked.done} />
      ) : null}
      {asked?.kind === 'link' ? <LinkDialog given={asked.given} onDone={asked.done} /> : null}
    </>
  );
}

function useFindLabels(): FindLabels {
  const { t } = useLingui();
  const language = useLanguage();
  return {
    title: t({ message: 'Find and replace', context: 'authoring', comment: 'Button and name of a bar' }),
    find: t({ message: 'Find', context: 'authoring', comment: 'Field: words in a text' }),
    replaceWith: t({ message: 'Replace with', context: 'authoring', comment: 'Field: words in a text' }),
    previous: t({ message: 'Previous match', context: 'authoring', comment: 'Button: words in a text' }),
    next: t({ message: 'Next match', context: 'authoring', comment: 'Button: words in a text' }),
    matchCase: t({
      message: 'Match case',
      context: 'authoring',
      comment: 'Button: capital and small letters are not the same',
    }),
    replace: t({ message: 'Replace', context: 'authoring', comment: 'Button: words in a text' }),
    replaceAll: t({ message: 'Replace all', context: 'authoring', comment: 'Button: words in a text' }),
    close: t({ message: 'Close', context: 'authoring', comment: 'Button: ends a search in a text' }),
    count: (current, found) => {
      const [place, all] = [formatNumber(current, language), formatNumber(found, language)];
      return found === 0
        ? t({ message: 'No matches', context: 'authoring', comment: 'Words in a text' })
        : t({
            message: `Match ${place} of ${all}`,
            context: 'authoring',
            comment: 'Words in a text: 2 of 7',
          });
    },
    replaced: (count) => {
      const number = formatNumber(count, language);
      return t({
        message: `Replaced: ${number}`,
        context: 'authoring',
        comment: 'How many times words in a text were replaced',
      });
    },
  };
}

function useEditorLabels() {
  const { t } = useLingui();
  return {
    toolbar: t({ message: 'Text tools', context: 'authoring', comment: 'Name of a toolbar' }),
    blocks: t({ message: 'Insert', context: 'authoring', comment: 'Name of the menu of blocks of a text' }),
    undo: t({ message: 'Undo', context: 'authoring', comment: 'Takes the last change back' }),
    redo: t({ message: 'Redo', context: 'authoring', comment: 'Makes a change again that was undone' }),
    bold: t({ message: 'Bold', context: 'authoring', comment: 'Look of a text' }),
    italic: t({ message: 'Italic', context: 'authoring', comment: 'Look of a text' }),
    code: t({ message: 'Inline code', context: 'authoring', comment: 'Look of a text' }),
    link: t({ message: 'Link', context: 'authoring', comment: 'Title of a dialog' }),
    heading2: t({ message: 'Heading', context: 'authoring', comment: 'Large heading of a text' }),
    heading3: t({ message: 'Subheading', context: 'authoring', comment: 'Middle heading of a text' }),
    heading4: t({ message: 'Small heading', context: 'authoring', comment: 'Smallest heading of a text' }),
    bulletList: t({ message: 'Bulleted list', context: 'authoring', comment: 'Block of a text' }),
    orderedList: t({ message: 'Numbered list', context: 'authoring', comment: 'Block of a text' }),
    blockquote: t({ message: 'Quote', context: 'authoring', comment: 'Block of a text' }),
    codeBlock: t({ message: 'Code block', context: 'authoring', comment: 'Block of a text' }),
    table: t({ message: 'Table', context: 'authoring', comment: 'Block of a text' }),
    image: t({ message: 'Picture', context: 'authoring', comment: 'Title of a dialog' }),
    horizontalRule: t({ message: 'Divider', context: 'authoring', comment: 'Line in a text' }),
    addRow: t({ message: 'Add row', context: 'authoring', comment: 'Of a table' }),
    addColumn: t({ message: 'Add column', context: 'authoring', comment: 'Of a table' }),
    deleteTable: t({ message: 'Delete table', context: 'authoring', comment: 'Button' }),
  };
}
