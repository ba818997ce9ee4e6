import { useLingui } from '@lingui/react/macro';
import type { Block, DraftBlock } from '@stoa/api/schema';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { memo, useEffect, useMemo, useRef } from 'react';
import { directionOf, toTag, type Language } from '../../../i18n/languages.ts';
import { page } from '../../../shared/page.css.ts';
import { BlockView } from '../blocks/block-view.tsx';
import { isEmptyBlock, nameOfType, shownBlock } from './block-editors.ts';
import { CanvasTools, type CanvasActions } from './canvas-tools.tsx';
import { type FrameWidth, PageFrame } from './page-frame.tsx';

/** In which language the page is shown, and which stands in for it. */
interface Languages {
  language: Language;
  mainLanguage: Language;
}

interface CanvasProps extends Languages, CanvasActions {
  blocks: readonly DraftBlock[];
  /** The saved draft with what its blocks found. */
  filled: readonly Block[];
  width: FrameWidth;
  selectedId: string | undefined;
  nameOf: (id: string) => string;
}

/**
 * The page as visitors will see it, with tools over the block that is chosen or pointed at. A click chooses a block;
 * nothing in it leads away.
 */
export function Canvas({
  blocks,
  filled,
  width,
  selectedId,
  nameOf,
  language,
  mainLanguage,
  ...actions
}: CanvasProps) {
  const { t } = useLingui();
  const found = new Map(filled.map((block) => [block.id, block]));
  return (
    <CanvasTools blocks={blocks} selectedId={selectedId} nameOf={nameOf} {...actions}>
      <PageFrame
        title={t({ message: 'Page', comment: 'The page that is edited, as it will look' })}
        width={width}
        lang={toTag(language)}
        dir={directionOf(language)}
      >
        {blocks.map((block, index) => (
          <CanvasBlock
            key={block.id}
            draft={block}
            filled={found.get(block.id)}
            isFirst={index === 0}
            isSelected={block.id === selectedId}
            onSelect={actions.onSelect}
            language={language}
            mainLanguage={mainLanguage}
          />
        ))}
      </PageFrame>
    </CanvasTools>
  );
}

interface CanvasBlockProps extends Languages {
  draft: DraftBlock;
  filled: Block | undefined;
  isFirst: boolean;
  isSelected: boolean;
  onSelect: (id: string) => void;
}

/** A keystroke draws the block that it changes, and none of the others. */
const CanvasBlock = memo(function CanvasBlock({
  draft,
  filled,
  language,
  mainLanguage,
  isFirst,
  isSelected,
  onSelect,
}: CanvasBlockProps) {
  const shown = useMemo(
    () => shownBlock(draft, filled, { language, mainLanguage }),
    [draft, filled, language, mainLanguage],
  );
  const { t, i18n } = useLingui();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSelected) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  const name = i18n._(nameOfType(draft.type));
  const isHidden = draft.type !== 'kept' && draft.hidden === true;
  return (
    // The outline does the same by keyboard: what is in here is a picture of the page.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={element} data-sort-id={draft.id} onClick={() => onSelect(draft.id)}>
      <Surface kind={isSelected ? 'primarySoft' : 'background'} inert>
        {shown && !isHidden && isEmptyBlock(shown) ? (
          <div className={page}>
            <Text tone="muted">
              {t({
                message: `${name}: nothing to show yet, so visitors do not see it`,
                comment: 'A block of a page that found nothing',
              })}
            </Text>
          </div>
        ) : shown && !isHidden ? (
          <BlockView block={shown} isFirst={isFirst} />
        ) : (
          <div className={page}>
            <Text tone="muted">
              {isHidden
                ? t({ message: `${name}: hidden`, comment: 'A block of a page that is kept and not shown' })
                : t({
                    message: `${name}: kept, but not shown`,
                    comment: 'A block that this version does not know',
                  })}
            </Text>
          </div>
        )}
      </Surface>
    </div>
  );
});
