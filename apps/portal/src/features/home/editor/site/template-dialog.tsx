import { useLingui } from '@lingui/react/macro';
import { siteTemplatesQuery } from '@stoa/api/decoration.queries';
import type { DraftBlock, SiteTemplate } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { Heading } from '@stoa/ui/heading';
import { Stack } from '@stoa/ui/stack';
import { Surface } from '@stoa/ui/surface';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../../app/services.ts';
import { directionOf, toTag, type Language } from '../../../../i18n/languages.ts';
import { Loaded } from '../../../../shared/loaded.tsx';
import { BlockView } from '../../blocks/block-view.tsx';
import { PageFrame } from '../page-frame.tsx';
import * as styles from './site.css.ts';
import { TEMPLATE_MESSAGES } from './template-messages.ts';

const SKELETON_ROWS = 6;

interface TemplateDialogProps {
  schoolId: string;
  /** In which the pages are shown. */
  language: Language;
  isOpen: boolean;
  /** What stands on the page is replaced. */
  hasBlocks: boolean;
  onChoose: (blocks: readonly DraftBlock[]) => void;
  onClose: () => void;
}

/** Designed pages to start from, each as it looks with what the school has. */
export function TemplateDialog({ isOpen, hasBlocks, onClose, ...list }: TemplateDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="lg" title={t`Start from a template`}>
      {isOpen ? (
        <Stack gap="4">
          {hasBlocks ? (
            <Banner tone="info">{t`The template replaces the blocks of this page. Undo brings them back.`}</Banner>
          ) : null}
          <Templates {...list} />
        </Stack>
      ) : null}
    </Dialog>
  );
}

function Templates({
  schoolId,
  language,
  onChoose,
}: Pick<TemplateDialogProps, 'schoolId' | 'language' | 'onChoose'>) {
  const query = useQuery(siteTemplatesQuery(useApi(), { schoolId, lang: language }));
  return (
    <Loaded query={query} rows={SKELETON_ROWS}>
      {({ items }) => (
        <ul className={styles.templates} role="list">
          {items.map((template) => (
            <li key={template.name}>
              <TemplateCard template={template} language={language} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function TemplateCard({
  template: { name, blocks, shown },
  language,
  onChoose,
}: Pick<TemplateDialogProps, 'language' | 'onChoose'> & { template: SiteTemplate }) {
  const { t, i18n } = useLingui();
  const title = i18n._(TEMPLATE_MESSAGES[name]);
  return (
    <Surface isBordered radius="md" padding="4" className={styles.template}>
      <div className={styles.picture} inert>
        <PageFrame
          title={t({ message: `Preview: ${title}`, comment: 'A designed page' })}
          width="desktop"
          lang={toTag(language)}
          dir={directionOf(language)}
          isPicture
        >
          {shown.map((block, index) => (
            <BlockView key={block.id} block={block} isFirst={index === 0} />
          ))}
        </PageFrame>
      </div>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <Button size="sm" onPress={() => onChoose(blocks)}>
        {t({ message: `Use: ${title}`, comment: 'Button: begins with a designed page' })}
      </Button>
    </Surface>
  );
}
