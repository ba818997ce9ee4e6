import { useLingui } from '@lingui/react/macro';
import type { DraftPage } from '@stoa/api/schema';
import type { EditedBlock, EditedPage } from '@stoa/machines/content-editor';
import { Heading } from '@stoa/ui/heading';
import { Text } from '@stoa/ui/text';
import { Suspense } from 'react';
import type { Language } from '../../../i18n/languages.ts';
import { BlockForm } from './block-form.tsx';
import { editorOf, nameOfType } from './block-editors.ts';
import { COMMON_FIELDS } from './block-fields.ts';
import { RefreshList } from './refresh-list.tsx';
import { PageSettings } from './site/page-settings.tsx';
import type { BlockEditing } from './use-block-actions.ts';

interface PropertiesPanelProps extends Pick<BlockEditing, 'selected' | 'change'> {
  schoolId: string;
  pageId: string;
  page: EditedPage;
  language: Language;
  mainLanguage: Language;
}

/** The properties of the block that is chosen, else those of the page. */
export function PropertiesPanel({
  selected,
  change,
  schoolId,
  pageId,
  page,
  language,
  mainLanguage,
}: PropertiesPanelProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <Heading level={2} size="md">
        {selected
          ? i18n._(nameOfType(selected.type))
          : t({ message: 'Page settings', comment: 'Button: title, description and audience of a page' })}
      </Heading>
      {selected && selected.type !== 'kept' ? (
        <Suspense fallback={null}>
          <BlockForm
            key={selected.id}
            schoolId={schoolId}
            language={language}
            mainLanguage={mainLanguage}
            fields={[...editorOf(selected.type).fields, ...COMMON_FIELDS]}
            value={selected}
            onChange={(next, name) =>
              change(
                {
                  ...page,
                  blocks: page.blocks.map((block) =>
                    block.id === selected.id ? (next as EditedBlock) : block,
                  ),
                },
                `${selected.id}.${name}`,
              )
            }
          />
          {'source' in selected ? (
            <RefreshList
              key={`refresh ${selected.id}`}
              schoolId={schoolId}
              pageId={pageId}
              blockId={selected.id}
            />
          ) : null}
        </Suspense>
      ) : selected ? (
        <Text tone="muted">
          {t`This version of the portal does not know this block. It is kept as it is.`}
        </Text>
      ) : (
        <PageSettings
          schoolId={schoolId}
          page={page as unknown as DraftPage}
          language={language}
          mainLanguage={mainLanguage}
          onChange={(next, name) => change(next as unknown as EditedPage, `page.${name}`)}
        />
      )}
    </>
  );
}
